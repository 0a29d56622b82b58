export { type Fate, type Meaning } from './meaning.ts'
export {
  createRows,
  describe,
  type Describers,
  type EventRow,
  type LetterRow,
  type Row,
  type Rows,
} from './rows.ts'
export {
  sequenceText,
  windowAround,
  windowSizes,
  type SequenceDrawing,
  type SequenceRequest,
  type SequenceWindow,
} from './sequence.ts'
export { markdownTable, tableColumns, type TableColumn, type TableWords } from './table.ts'
