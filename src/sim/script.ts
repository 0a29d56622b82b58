import type { Json } from '../base/index.ts'
import type { AgentId, Draft, Origin } from './letter.ts'

/** One message of a file, as its author wrote it: who says what to whom. */
export interface ScriptLine {
  /** A local name or a full id; null when the message does not say. */
  readonly sender: AgentId | null
  /** Empty when the message does not say. */
  readonly receivers: readonly AgentId[]
  readonly draft: Draft
  readonly origin: Origin
  /** An answer is paired by its tag: the sender of a line without one is the receiver of what it answers. */
  readonly inReplyTo?: string
  readonly replyWith?: string
}

/** A line that the stage has given its receivers and its speaker. */
export interface SpokenLine {
  readonly to: readonly AgentId[]
  readonly draft: Draft
}

/** The lines of a speaker: the stage puts them into its settings as `lines`, once it knows who is who. */
export function spokenLines(settings: Json): readonly SpokenLine[] {
  if (typeof settings !== 'object' || settings === null || !('lines' in settings)) return []
  // Only the stage writes them.
  return (settings.lines ?? []) as unknown as readonly SpokenLine[]
}

/** The line that a prompt asks for. */
export const promptedLine = (
  lines: readonly SpokenLine[],
  reason: string,
): SpokenLine | undefined => lines[Number(/^say:(\d+)$/.exec(reason)?.[1] ?? -1)]

/** How the stage prompts a speaker for its n-th line, from 0. */
export const promptFor = (index: number): string => `say:${index}`
