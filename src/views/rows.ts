import {
  isRow,
  type AgentId,
  type Describer,
  type Entry,
  type Letter,
  type LetterId,
  type Note,
  type ProtocolName,
  type Tick,
} from '../sim/index.ts'
import { meaningOfEvent, meaningOfFate, type Fate, type Meaning } from './meaning.ts'

interface RowHead {
  /** From 1; a step of the run goes to it. */
  readonly n: number
  /** Index of its entry in the journal. */
  readonly entry: number
  readonly tick: Tick
  readonly meaning: Meaning
}

/** A letter at its fate. */
export interface LetterRow extends RowHead {
  readonly kind: 'letter'
  readonly letter: Letter
  readonly sentAt: Tick
  readonly fate: Fate
  /** What dropped it; empty for a letter that arrived or waits. */
  readonly by: string
  /** The content in short. */
  readonly summary: string
  /** Number of its conversation in order of first appearance, from 0. */
  readonly thread: number
  readonly direction: 'request' | 'answer'
}

/** Something that happened and is no letter. */
export interface EventRow extends RowHead {
  readonly kind: 'event'
  readonly event: 'noted' | 'crashed' | 'bound' | 'broke'
  /** The agent, the container or the name of the bound. */
  readonly subject: string
  readonly agent: AgentId | null
  readonly note: Note | null
  /** The limit that was reached, or what broke said; else empty. */
  readonly detail: string
}

export type Row = LetterRow | EventRow

export type Describers = Partial<Record<ProtocolName, Describer>>

/** The rows of a journal that still grows. */
export interface Rows {
  readonly list: readonly Row[]
  readonly journal: readonly Entry[]
  /** Agents that sent or were sent something, numbered from 1 in order of first appearance. */
  readonly agents: ReadonlyMap<AgentId, number>
  /** The conversations in order of first appearance. */
  readonly threads: readonly string[]
  /** Takes the entries that follow those already taken. */
  append(entries: readonly Entry[]): void
  /** What a row led to: the notes its receiver made and the letters it sent, in order. */
  consequencesOf(row: Row): readonly Entry[]
}

interface Sent {
  readonly letter: Letter
  readonly tick: Tick
}

/** Makes rows that grow with a journal; each append costs what it appends, whatever was there before. */
export function createRows(describers: Describers): Rows {
  const list: Row[] = []
  const journal: Entry[] = []
  const agents = new Map<AgentId, number>()
  const threads: string[] = []
  const threadNumbers = new Map<string, number>()
  const sent = new Map<LetterId, Sent>()
  const caused = new Map<number, Entry[]>()

  const meet = (agent: AgentId): void => {
    if (!agents.has(agent)) agents.set(agent, agents.size + 1)
  }
  const threadNumber = (thread: string): number => {
    const known = threadNumbers.get(thread)
    if (known !== undefined) return known
    threadNumbers.set(thread, threads.length)
    return threads.push(thread) - 1
  }
  const remember = (entry: Entry): void => {
    if (entry.kind === 'sent') {
      sent.set(entry.letter.id, { letter: entry.letter, tick: entry.tick })
    } else if (entry.kind === 'duplicated') {
      const original = sent.get(entry.letter)
      if (original) {
        sent.set(entry.copy, {
          letter: { ...original.letter, id: entry.copy },
          tick: original.tick,
        })
      }
    }
    if (entry.cause !== null && (entry.kind === 'noted' || entry.kind === 'sent')) {
      const others = caused.get(entry.cause)
      if (others) others.push(entry)
      else caused.set(entry.cause, [entry])
    }
  }
  const letterRow = (entry: Entry, id: LetterId, fate: Fate, by: string): void => {
    const known = sent.get(id)
    if (!known) return
    const { letter, tick: sentAt } = known
    meet(letter.from)
    meet(letter.to)
    const { summary, thread, direction } = describe(describers, letter)
    list.push({
      kind: 'letter',
      n: list.length + 1,
      entry: entry.i,
      tick: entry.tick,
      meaning: meaningOfFate(fate),
      letter,
      sentAt,
      fate,
      by,
      summary,
      thread: threadNumber(thread),
      direction,
    })
  }
  const take = (entry: Entry): void => {
    journal.push(entry)
    remember(entry)
    if (!isRow(entry)) return
    if (entry.kind === 'delivered') letterRow(entry, entry.letter, 'delivered', '')
    else if (entry.kind === 'queued') letterRow(entry, entry.letter, 'queued', '')
    else if (entry.kind === 'dropped') letterRow(entry, entry.letter, entry.why, entry.by)
    else {
      const row = eventRow(entry, list.length + 1)
      if (row.agent !== null) meet(row.agent)
      list.push(row)
    }
  }

  return {
    list,
    journal,
    agents,
    threads,
    append: (entries) => entries.forEach(take),
    consequencesOf: (row) => caused.get(row.entry) ?? [],
  }
}

/** What a letter's own room says of it; a letter of an unknown protocol is described by its tags alone. */
export function describe(describers: Describers, letter: Letter): ReturnType<Describer> {
  const describer = describers[letter.protocol]
  if (describer) return describer(letter)
  const { conversation, inReplyTo } = letter.tags
  return {
    summary: '',
    thread: conversation ?? inReplyTo ?? letter.message,
    direction: inReplyTo === undefined ? 'request' : 'answer',
    text: letter.text ?? JSON.stringify(letter.payload, null, 2),
  }
}

function eventRow(entry: Entry, n: number): EventRow {
  const head = { n, entry: entry.i, tick: entry.tick, meaning: meaningOfEvent(entry) }
  switch (entry.kind) {
    case 'noted':
      return {
        ...head,
        kind: 'event',
        event: 'noted',
        subject: entry.agent,
        agent: entry.agent,
        note: entry.note,
        detail: '',
      }
    case 'crashed':
      return {
        ...head,
        kind: 'event',
        event: 'crashed',
        subject: entry.container,
        agent: null,
        note: null,
        detail: '',
      }
    case 'bound':
      return {
        ...head,
        kind: 'event',
        event: 'bound',
        subject: entry.bound,
        agent: null,
        note: null,
        detail: String(entry.limit),
      }
    case 'broke':
      return {
        ...head,
        kind: 'event',
        event: 'broke',
        subject: entry.agent,
        agent: entry.agent,
        note: null,
        detail: entry.error,
      }
    default:
      throw new Error(`An entry of kind ${entry.kind} is no row`)
  }
}
