import type { Json } from '../base/index.ts'
import { resume, takeCheckpoint, type Checkpoint } from './checkpoint.ts'
import type { Answer, Consult } from './consult.ts'
import type { Entry } from './entry.ts'
import type { Input } from './input.ts'
import { Journal } from './journal.ts'
import type { AgentId, Tick } from './letter.ts'
import { momentOf, type Moment } from './moment.ts'
import {
  createSetting,
  createState,
  memberAt,
  type HandInput,
  type RunState,
  type Setting,
} from './state.ts'
import { step, type Stepped } from './step.ts'
import type { World } from './world.ts'

/** How many entries lie between two checkpoints, at least. */
const checkpointEvery = 1_000

export type RunStatus = 'running' | 'consulting' | 'quiet' | 'bound'

/** What a call of `advance` may do. */
export interface Portion {
  /** How many things may happen; all that can, when left out. */
  readonly maxEvents?: number
  /** Stop as soon as the journal has this many rows. */
  readonly untilRow?: number
  /** Answers to consults, in any order; time goes on when all of a batch are there. */
  readonly answers?: readonly Answer[]
}

export interface Progress {
  /** What has been added to the journal since the last call. */
  readonly entries: readonly Entry[]
  readonly status: RunStatus
  /** What the shell must answer before time goes on; empty unless `consulting`. */
  readonly consults: readonly Consult[]
}

/** What makes a run come out the same again: answers and hand inputs of an earlier one. */
export interface Recording {
  readonly answers?: readonly Answer[]
  readonly inputs?: readonly HandInput[]
}

/** One run of a world, as far as it has come. Its journal only grows; the past can be looked at any time. */
export class Run {
  readonly world: World
  /** Where it left the run that it was forked from; null when it began by itself. */
  readonly origin: { readonly entry: number } | null
  readonly #setting: Setting
  readonly #state: RunState
  readonly #checkpoints: Checkpoint[]
  #told: number
  #status: RunStatus = 'running'

  /** Use `createRun`, or `fork`. */
  constructor(setting: Setting, state: RunState, checkpoints: Checkpoint[], origin: Run['origin']) {
    this.world = setting.world
    this.origin = origin
    this.#setting = setting
    this.#state = state
    this.#checkpoints = checkpoints
    this.#told = state.journal.length
  }

  get entries(): readonly Entry[] {
    return this.#state.journal.entries
  }

  get status(): RunStatus {
    return this.#status
  }

  get tick(): Tick {
    return this.#state.tick
  }

  get rowCount(): number {
    return this.#state.journal.rows.length
  }

  /** What was done by hand so far; with the answers in the journal it makes the run repeatable. */
  get inputs(): readonly HandInput[] {
    return this.#setting.inputs
  }

  /** Lets things happen until the portion is used up, the run falls quiet, or it must wait. */
  advance({ maxEvents = Infinity, untilRow = Infinity, answers = [] }: Portion = {}): Progress {
    for (const { consult, answer } of answers) this.#setting.answers.set(consult, answer)
    const { journal } = this.#state
    let stepped: Stepped = 'went'
    for (let happened = 0; happened < maxEvents && this.rowCount < untilRow; happened++) {
      stepped = step(this.#state)
      if (stepped !== 'went') break
      const last = this.#checkpoints.at(-1)?.entry ?? 0
      if (journal.length - last >= checkpointEvery) {
        this.#checkpoints.push(takeCheckpoint(this.#state))
      }
    }
    this.#status = stepped === 'went' ? 'running' : stepped
    const entries = journal.entries.slice(this.#told)
    this.#told = journal.length
    return { entries, status: this.#status, consults: this.consults() }
  }

  /** The questions of this tick that still lack an answer, as one batch. */
  consults(): readonly Consult[] {
    if (this.#status !== 'consulting') return []
    return this.#state.asked
      .filter(({ id }) => !this.#setting.answers.has(id))
      .map(({ id, agent, question }) => ({
        id,
        agent: memberAt(this.#state, agent).id,
        question,
      }))
  }

  /** Does something by hand, at the present tick. After a bound nothing happens any more. */
  input(input: Input): void {
    this.#setting.inputs.push({ step: this.#state.stepCount, input })
    if (this.#status === 'quiet') this.#status = 'running'
  }

  /** The index of the entry that is this row; rows count from 1. Throws where there is no such row. */
  entryOfRow(row: number): number {
    const entry = this.#state.journal.rows[row - 1]
    if (entry === undefined) throw new RangeError(`There is no row ${row}`)
    return entry
  }

  /** Everything as it was when this row had happened, with what followed from it at once. Row 0 is the beginning. */
  seek(row: number): Moment {
    return momentOf(this.#replay(row === 0 ? -1 : this.entryOfRow(row)))
  }

  /** Everything as it was when the entry, and what happened together with it, had happened. */
  momentAt(entry: number): Moment {
    return momentOf(this.#replay(entry))
  }

  /** The memory of an agent at that moment; undefined when there was no such agent yet. */
  stateAt(entry: number, agent: AgentId): Json | undefined {
    const state = this.#replay(entry)
    const number = state.numbers.get(agent)
    return number === undefined ? undefined : state.agents.memories.at(number)
  }

  /**
   * A second run that has the same past up to this row and goes its own way from there, beginning with
   * the input if one is given. Consults from there on are asked anew.
   */
  fork(row: number, input?: Input): Run {
    const past = this.#replay(row === 0 ? -1 : this.entryOfRow(row))
    const cut = past.journal.length
    const entries = this.entries.slice(0, cut)
    const known = new Map(answersIn(entries).map(({ consult, answer }) => [consult, answer]))
    for (const { id } of past.answering) known.set(id, this.#setting.answers.get(id) ?? null)
    const setting: Setting = {
      ...this.#setting,
      answers: known,
      inputs: this.#setting.inputs.slice(0, past.handInputCount),
    }
    const rows = this.#state.journal.rows.filter((each) => each < cut)
    const state: RunState = { ...past, setting, journal: new Journal(0, entries, rows) }
    const checkpoints = this.#checkpoints
      .filter(({ entry }) => entry <= cut)
      .map((each) => ({ ...each, state: { ...each.state, setting } }))
    const forked = new Run(setting, state, checkpoints, { entry: cut })
    if (input) forked.input(input)
    return forked
  }

  /** Plays again, from the nearest checkpoint before, until the entry and all that came with it are there. */
  #replay(entry: number): RunState {
    if (entry >= this.#state.journal.length) throw new RangeError(`There is no entry ${entry}`)
    const state = resume(nearestBefore(this.#checkpoints, entry + 1))
    while (state.journal.length <= entry) {
      // The step that reaches a bound writes it down, too.
      const isStuck = step(state) !== 'went' && state.journal.length <= entry
      if (isStuck) throw new Error('The past could not be played again')
    }
    return state
  }
}

/** The last checkpoint with at most this many entries before it. */
function nearestBefore(checkpoints: readonly Checkpoint[], entry: number): Checkpoint {
  const nearest = checkpoints.findLast((each) => each.entry <= entry)
  if (!nearest) throw new Error('A run has a checkpoint at its beginning')
  return nearest
}

/** A run before anything has happened in it. With a recording it asks nobody and does by itself what was done by hand. */
export function createRun(world: World, { answers = [], inputs = [] }: Recording = {}): Run {
  const known = new Map(answers.map(({ consult, answer }) => [consult, answer]))
  const setting = createSetting(world, known, [...inputs])
  const state = createState(setting)
  return new Run(setting, state, [takeCheckpoint(state)], null)
}

/** The answers that a journal holds, for a run that asks nobody. */
export const answersIn = (entries: readonly Entry[]): readonly Answer[] =>
  entries.flatMap((entry) =>
    entry.kind === 'answered' ? [{ consult: entry.consult, answer: entry.answer }] : [],
  )
