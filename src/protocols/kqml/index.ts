export { customDialect, dialects, type Dialect, type DialectYear } from './dialects.ts'
export { formatKqml } from './format.ts'
export { valueOf, type KqmlMessage, type KqmlParam } from './message.ts'
export {
  isReservedParameter,
  knownParameters,
  reservedParameters,
  type ReservedParameter,
} from './parameters.ts'
export type { PerformativeClass, PerformativeRow, WithdrawnRow } from './performative-row.ts'
export {
  isPerformative,
  performatives,
  withdrawn,
  type Performative,
  type WithdrawnPerformative,
} from './performatives.ts'
export { kqmlString, paramsToJson, printKqml } from './print.ts'
export type {
  KqmlFixCode,
  KqmlProblemCode,
  KqmlProblemVariant,
  KqmlRelatedCode,
} from './problems.ts'
export {
  checkKqml,
  problemsOfKqml,
  readKqml,
  rereadKqml,
  type KqmlChunk,
  type KqmlOptions,
  type KqmlReading,
  type KqmlText,
} from './read.ts'
export { kqmlRules, type Mode } from './rules.ts'
export { type KqmlNoteCode } from './agents/notes.ts'
export { describeKqml } from './agents/describe.ts'
export { kqmlRoom } from './agents/room.ts'
export { pageParamsToJson } from './page/page-message.ts'
export { kqmlPageMessages, type PageMessage } from './page/page-messages.ts'
