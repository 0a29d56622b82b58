export {
  assertSentence,
  createFactBase,
  loadFacts,
  removeMatching,
  retractSentence,
  unusedSentences,
  type Asserted,
  type FactBase,
  type FactBaseOptions,
  type Loaded,
  type Retracted,
} from './kif/fact-base.ts'
export { ask, type AskMode, type KifAnswer } from './kif/ask.ts'
export { solve, type Solution, type Solved, type SolveRequest } from './kif/solve-text.ts'
export { defaultLimits, type Limits } from './kif/run.ts'
export { kifNoteCodes, type KifNote, type KifNoteCode } from './kif/notes.ts'
export { checkKif, readKif, type KifFile, type KifForm } from './kif/read.ts'
export { checkKifSentence, type ReadSentence, type SentenceUse } from './kif/read-sentence.ts'
export { kifFixes, kifProblems, type KifFixCode, type KifProblemCode } from './kif/problems.ts'
export { printKif } from './kif/print.ts'
export { operators, type Operator, type OperatorRow } from './kif/lexicon.ts'
export { formatKif } from './kif/format.ts'
export { matches } from './kif/matches.ts'
export { constantsOf, type KifConstant } from './kif/constants.ts'
export { readNodes, kifRules } from './kif/read-nodes.ts'
export { contentLanguage, contentLanguages, type ContentLanguage } from './language.ts'
