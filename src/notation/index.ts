export {
  isValid,
  type Edit,
  type Fix,
  type Layer,
  type Parsed,
  type Problem,
  type Severity,
  type Span,
} from './problem.ts'
export type { Sexp, SexpList, SexpQuotation, SexpString, SexpWord } from './sexp.ts'
export type { TextFile } from './file.ts'
export {
  defineRules,
  withVerdicts,
  type Finding,
  type ReadingRules,
  type RulesDescription,
  type Verdict,
  type Verdicts,
} from './rules.ts'
export {
  readEach,
  readFirst,
  readText,
  type Chunk,
  type ChunkReading,
  type TextReading,
} from './read.ts'
export { rereadText } from './reread.ts'
export { problemsOf, shiftProblem } from './place-problems.ts'
export { decodeUtf8, type Decoded } from './decode.ts'
export { LineIndex, lineAndColumn, type LineAndColumn } from './lines.ts'
export { printSexp, printString } from './print.ts'
export { formatSexp, type Layout } from './layout.ts'
export { nearestWord } from './nearest.ts'
export { moveSexp, moveSpan, type Places } from './move.ts'
export { sexpToJson, writeJson } from './value.ts'
export { readPage, type Page, type PageKind } from './page.ts'
export type { Stretch } from './stretch.ts'
export { findMessages, isAclText, type FoundMessage, type MessageSigns } from './find.ts'
export { tooDeepAt } from './too-deep.ts'
