export type { Bilingual } from './bilingual.ts'
export type { AgentLine, Scenario } from './scenario.ts'
export type { Check, CheckResult, Claim, MessagePattern, NotePattern } from './checks.ts'
export {
  checkFile,
  languageOf,
  type CheckedMessage,
  type CheckLanguage,
  type CheckOptions,
  type FileCheck,
} from './check.ts'
export { catalogue, type CatalogueLine } from './catalogue.ts'
export { kindOf, isFileName, compareNames, type FileKind } from './files.ts'
export { rooms, type FileProblems, type Room } from './rooms.ts'
export { readScenario, type ScenarioReading } from './read.ts'
export { runDigest } from './digest.ts'
export { buildWorld } from './build.ts'
export { outcomeOf, type Outcome } from './outcome.ts'
export { checkRun } from './claims.ts'
export { compareWithAuthor, type Comparison } from './author.ts'
export type { AuthorAnswer } from './dialogue.ts'
export { type ScenarioProblemCode } from './problems.ts'
