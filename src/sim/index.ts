export type {
  AgentId,
  ContainerId,
  Draft,
  Letter,
  LetterId,
  Note,
  Origin,
  ProtocolName,
  Tags,
  Tick,
} from './letter.ts'
export { isRow, type BoundName, type DropReason, type Entry, type Route } from './entry.ts'
export type { Behaviour, Context, Effect, Percept } from './behaviour.ts'
export type { Answer, Consult } from './consult.ts'
export type { Input } from './input.ts'
export {
  defaultBounds,
  type AgentSeed,
  type Bounds,
  type Codec,
  type Fault,
  type Match,
  type Network,
  type Seedling,
  type TimelineItem,
  type World,
} from './world.ts'
export type { Mention, Role, RoleRequest } from './role.ts'
export type { Describer, Description } from './describer.ts'
export { promptFor, promptedLine, spokenLines, type ScriptLine, type SpokenLine } from './script.ts'
export {
  createRun,
  Run,
  type Portion,
  type Progress,
  type Recording,
  type RunStatus,
} from './run.ts'
export type { AgentMoment, Moment } from './moment.ts'
export type { Condition, HandInput } from './state.ts'
export type { KernelNote } from './perform.ts'
export { journalDigest } from './digest.ts'
