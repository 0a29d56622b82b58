import { fipaRoom } from '../protocols/fipa/index.ts'
import { kqmlRoom } from '../protocols/kqml/index.ts'

import type { FileKind } from './files.ts'
import type { ConversationSummary } from '../conversation/index.ts'
import type { Problem, TextFile } from '../notation/index.ts'
import type {
  Codec,
  Describer,
  Entry,
  Letter,
  ProtocolName,
  Role,
  ScriptLine,
} from '../sim/index.ts'

/** What the stage needs of a protocol's room, and all it needs. */
export interface Room {
  readonly name: string
  readonly protocol: ProtocolName
  readonly roles: readonly Role[]
  readonly codec: Codec
  readonly describe: Describer
  readonly knowsAct: (act: string) => boolean
  /** The role of an agent that a dialogue names and no scenario describes. */
  readonly scriptRole: string
  /** The messages of a file by what it is, in their order; what could not be read is left out. */
  readonly linesOf: Partial<Record<FileKind, (file: TextFile) => readonly ScriptLine[]>>
  /** The content of a letter as text, or the empty string. */
  readonly contentOf: (letter: Letter) => string
  /** What became of the room's conversations. */
  readonly summaries: (entries: readonly Entry[]) => readonly ConversationSummary[]
  /** Why this letter says that something was not understood; null when it does not say so. */
  readonly notUnderstood: (letter: Letter) => { readonly act: string; readonly why: string } | null
}

export interface FileProblems {
  readonly file: string
  readonly problems: readonly Problem[]
}

/** The rooms that are open, in the order in which their files are read. */
export const rooms: readonly Room[] = [kqmlRoom, fipaRoom]

export const roomOf = (protocol: ProtocolName): Room | undefined =>
  rooms.find((room) => room.protocol === protocol)

export const allRoles = (): readonly Role[] => rooms.flatMap(({ roles }) => roles)
