export {
  assertSentence,
  createFactBase,
  loadFacts,
  removeMatching,
  retractSentence,
  type Asserted,
  type FactBase,
  type FactBaseOptions,
  type Loaded,
  type Retracted,
} from './kif/fact-base.ts'
export { ask, type AskMode, type KifAnswer } from './kif/ask.ts'
export { type Solution, type Solved, type SolveRequest } from './kif/solve-text.ts'
export { type Limits } from './kif/run.ts'
export { type KifNote, type KifNoteCode } from './kif/notes.ts'
export { checkKif, type KifFile, type KifForm } from './kif/read.ts'
export { type ReadSentence, type SentenceUse } from './kif/read-sentence.ts'
export { type KifFixCode, type KifProblemCode } from './kif/problems.ts'
export { operators, type Operator, type OperatorRow } from './kif/lexicon.ts'
export { formatKif } from './kif/format.ts'
export { matches } from './kif/matches.ts'
export { type KifConstant } from './kif/constants.ts'
export { readNodes, kifRules } from './kif/read-nodes.ts'
export { contentLanguage, type ContentLanguage } from './language.ts'
