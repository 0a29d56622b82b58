import type { TextFile } from '../notation/index.ts'
import {
  promptFor,
  type AgentId,
  type Draft,
  type ScriptLine,
  type TimelineItem,
} from '../sim/index.ts'
import { kindOf, messageFiles } from './files.ts'
import { Cast, type Place } from './players.ts'
import { rooms, type FileProblems } from './rooms.ts'
import type { AgentLine } from './scenario.ts'
import { scenarioProblem } from './problems.ts'

/** How long a line waits for what the one before it set going, in virtual milliseconds. [Parley shapes §3] */
const patience = 5_000

/** What the author of a dialogue let a live agent say; it is compared with what the agent says itself. */
export interface AuthorAnswer {
  readonly from: AgentId
  readonly to: AgentId
  readonly draft: Draft
  readonly inReplyTo?: string
  readonly file: string
  readonly span: { readonly from: number; readonly to: number }
}

export interface Dialogue {
  /** The agents of the scenario and those that only a message names. */
  readonly agents: readonly AgentLine[]
  readonly timeline: readonly TimelineItem[]
  readonly authorAnswers: readonly AuthorAnswer[]
  readonly problems: readonly FileProblems[]
}

/** The lines of all message files that somebody says, in name order and then in their own. */
export const linesOf = (files: readonly TextFile[]): readonly ScriptLine[] =>
  messageFiles(files).flatMap((file) =>
    rooms
      .flatMap((room) => room.linesOf[kindOf(file.name)]?.(file) ?? [])
      .toSorted((one, other) => one.origin.from - other.origin.from),
  )

/** A line to be said, at a tick or in its turn; or something else that happens to the run. */
export type Part = { readonly line: ScriptLine; readonly at?: number } | TimelineItem

/**
 * Gives every line its two ends and turns it into something that happens to the run.
 *
 * A line whose sender is a live agent is not said: it is that author's answer. Agents that are named
 * and not there are made, with nothing to say of their own.
 */
export function planDialogue(
  parts: readonly Part[],
  agents: readonly AgentLine[],
  place: Place,
): Dialogue {
  const cast = new Cast(agents, place)
  const problems = new Map<string, FileProblems>()
  const timeline: TimelineItem[] = []
  const authorAnswers: AuthorAnswer[] = []
  const lines = parts.flatMap((part) => ('line' in part ? [part.line] : []))
  const ends = new Map(resolveEnds(lines, cast).map((each) => [each.line, each]))
  for (const part of parts) {
    const found = 'line' in part ? ends.get(part.line) : undefined
    if (!('line' in part) || !found) {
      if ('input' in part) timeline.push(part)
      continue
    }
    const { line, sender, receivers, why } = found
    if (why !== null) {
      report(problems, line, why, {}, 'warning')
      continue
    }
    for (const id of [sender, ...receivers]) {
      const made = cast.make(id, line)
      if (made) report(problems, line, 'agent-made', { x: made.name }, 'info')
    }
    const speaker = cast.byId(sender)
    if (speaker && isLive(speaker)) {
      authorAnswers.push(...receivers.map((to) => authorAnswer(line, sender, to)))
    } else {
      const draft: Draft = { ...line.draft, origin: line.origin }
      const said = cast.give(sender, { to: receivers, draft })
      const input = { do: 'prompt', agent: sender, reason: promptFor(said) } as const
      timeline.push(part.at === undefined ? { patience, input } : { at: part.at, input })
    }
  }
  return { agents: cast.agents(), timeline, authorAnswers, problems: [...problems.values()] }
}

const isLive = ({ plays }: AgentLine): boolean =>
  !rooms.some(({ scriptRole }) => scriptRole === plays)

const authorAnswer = (line: ScriptLine, from: AgentId, to: AgentId): AuthorAnswer => ({
  from,
  to,
  draft: line.draft,
  ...(line.inReplyTo === undefined ? {} : { inReplyTo: line.inReplyTo }),
  file: line.origin.file,
  span: { from: line.origin.from, to: line.origin.to },
})

interface Ends {
  readonly line: ScriptLine
  readonly sender: AgentId
  readonly receivers: readonly AgentId[]
  readonly why: 'missing-sender' | 'missing-receiver' | null
}

/** No receiver: in a dialogue of two, the other one. No sender: the receiver of the line it answers. */
function resolveEnds(lines: readonly ScriptLine[], cast: Cast): readonly Ends[] {
  const named = lines.flatMap(({ sender, receivers }) => [
    ...(sender === null ? [] : [sender]),
    ...receivers,
  ])
  const speakers = new Set([...new Set(named)].map((name) => cast.idOf(name)))
  const askedOf = new Map<string, AgentId>()
  return lines.map((line) => {
    const answered = line.inReplyTo === undefined ? undefined : askedOf.get(line.inReplyTo)
    const sender = line.sender === null ? answered : cast.idOf(line.sender)
    const written = line.receivers.map((name) => cast.idOf(name))
    const others = speakers.size === 2 ? [...speakers].filter((id) => id !== sender) : []
    const receivers = written.length > 0 || sender === undefined ? written : others
    const first = receivers[0]
    if (line.replyWith !== undefined && first !== undefined) askedOf.set(line.replyWith, first)
    if (sender === undefined) return { line, sender: '', receivers, why: 'missing-sender' }
    if (first === undefined) return { line, sender, receivers, why: 'missing-receiver' }
    return { line, sender, receivers, why: null }
  })
}

function report(
  problems: Map<string, FileProblems>,
  line: ScriptLine,
  code: 'missing-sender' | 'missing-receiver' | 'agent-made',
  details: Readonly<Record<string, string>>,
  severity: 'warning' | 'info',
): void {
  const { file, from, to } = line.origin
  const found = scenarioProblem(code, { from, to: Math.min(to, from + 1) }, details, severity)
  const before = problems.get(file)?.problems ?? []
  problems.set(file, { file, problems: [...before, found] })
}

/** Fact files that make an agent of their own name a knowledge base, where no scenario says who is who. */
export const factFileOf = (agent: string, files: readonly TextFile[]): string | undefined =>
  files.find(({ name }) => kindOf(name) === 'kif' && name === `${agent}.kif`)?.name
