import type { TextFile } from '../../notation/index.ts'
import { describeAcl } from '../../protocols/fipa/index.ts'
import { describeKqml } from '../../protocols/kqml/index.ts'
import type { CheckResult, Comparison, Outcome } from '../../scenarios/index.ts'
import type { AgentId, Tick } from '../../sim/index.ts'
import { createRows, type Describers, type Row, type Rows } from '../../views/index.ts'
import type { RunStateName } from '../../words/index.ts'
import type { Report, RunClient, ScenarioSummary } from '../../workers/index.ts'
import { Player } from './player.svelte.ts'

/** By name and not by the list of rooms, whose agents only the worker needs. */
export const describers: Describers = { kqml: describeKqml, 'fipa-acl': describeAcl }

/** What the end of a run brings. */
export interface Finish {
  readonly outcome: Outcome
  readonly checks: readonly CheckResult[]
  readonly comparisons: readonly Comparison[]
  readonly digest: string
}

/** What is to be done as soon as the run can do it. */
type Wish = 'prepare' | 'step' | 'play' | 'end'

export interface RunOptions {
  /** Opens the worker, or what stands in for it in a test. */
  readonly open: (onreport: (report: Report) => void) => RunClient
  /** Told when a run had to be killed, and when one came to its end after that. */
  readonly onkilled?: (killed: boolean) => void
}

/**
 * One run as the screen shows it: what was computed, how far it was read, and what is selected.
 *
 * The worker computes the whole run ahead; the reading point then moves through it. Rows between the
 * point and the furthest row it ever reached are shown faint, later ones not at all.
 */
export class RunState {
  readonly player: Player
  #client: RunClient
  #onkilled: (killed: boolean) => void
  #rows: Rows = createRows(describers)
  /** Loads whose report has not come; whatever else comes before it is about an earlier text. */
  #loading = 0
  #wish: Wish | null = null
  #loadedRevision = -1
  #waiting: { readonly files: readonly TextFile[]; readonly revision: number } | null = null

  #count = $state(0)
  #point = $state(0)
  #reached = $state(0)
  #selected = $state<number | null>(null)
  #phase = $state<'idle' | 'waiting' | 'computing' | 'computed' | 'stopped' | 'broke'>('idle')
  /** Somebody asked for the run; a run that was only computed ahead has not begun for anybody. */
  #asked = $state(false)
  #fault = $state('')
  #cannotRun = $state(false)
  #summary = $state.raw<ScenarioSummary | null>(null)
  #problems = $state.raw<Extract<Report, { kind: 'loaded' }>['problems']>([])
  #finish = $state.raw<Finish | null>(null)
  #seed = $state<number | null>(null)
  #ranSeed = $state<number | null>(null)
  #ranRevision = $state<number | null>(null)

  constructor({ open, onkilled }: RunOptions) {
    this.#client = open((report) => {
      this.#take(report)
    })
    this.#onkilled = onkilled ?? (() => undefined)
    this.player = new Player(() => {
      this.#beat()
    })
  }

  get rows(): Rows {
    // The rows grow in place; their count tells when.
    return this.#count >= 0 ? this.#rows : this.#rows
  }
  /** How many rows are known: M of "step N of M". */
  get count(): number {
    return this.#count
  }
  /** The reading point: a row number, 0 before the first. */
  get point(): number {
    return this.#point
  }
  get reached(): number {
    return this.#reached
  }
  get selected(): number | null {
    return this.#selected
  }
  get selectedRow(): Row | null {
    const { selected } = this
    return selected === null ? null : (this.rows.list[selected - 1] ?? null)
  }
  get summary(): ScenarioSummary | null {
    return this.#summary
  }
  get problems(): Extract<Report, { kind: 'loaded' }>['problems'] {
    return this.#problems
  }
  get finish(): Finish | null {
    return this.#finish
  }
  /** The judged checks; null before the end, and where no message gave anything to judge. */
  get judged(): readonly CheckResult[] | null {
    const { finish } = this
    return finish && finish.outcome.messages.count > 0 ? finish.checks : null
  }
  get fault(): string {
    return this.#fault
  }
  get cannotRun(): boolean {
    return this.#cannotRun
  }
  get computing(): boolean {
    return this.#phase === 'computing' || this.#phase === 'waiting'
  }
  get stopped(): boolean {
    return this.#phase === 'stopped'
  }
  /** The seed of the next run. */
  get seed(): number {
    return this.#seed ?? this.#summary?.seed ?? 1
  }
  /** The text that the shown run began from; null before the first run. */
  get ranRevision(): number | null {
    return this.#ranRevision
  }
  get seedChanged(): boolean {
    return this.#ranRevision !== null && this.#ranSeed !== this.#seed
  }
  get tick(): Tick {
    return this.rows.list[this.#point - 1]?.tick ?? 0
  }
  get name(): RunStateName {
    if (this.#phase === 'broke') return 'broke'
    if (this.player.playing) return 'running'
    if (this.computing && this.#wish !== 'prepare') return 'running'
    if (this.#finish && this.#asked && this.#count === 0) return 'finished'
    if (this.#point === 0) return 'idle'
    return this.#finish && this.#point === this.#count ? 'finished' : 'paused'
  }

  nameOf(agent: AgentId): string {
    return this.#summary?.agents.find(({ id }) => id === agent)?.name ?? agent
  }

  /** Takes another scenario: forgets the run that was shown. */
  open(files: readonly TextFile[], revision: number, seed: number | null): void {
    this.#halt()
    this.#forget()
    this.#phase = 'idle'
    this.#ranRevision = null
    this.#summary = null
    this.#problems = []
    this.#seed = seed
    this.#load(files, revision)
  }

  /** Has a changed text checked; the run that is shown stays. */
  refresh(files: readonly TextFile[], revision: number): void {
    if (revision === this.#loadedRevision) return
    // A worker that loads forgets its run: while it computes, the check waits.
    if (this.computing) this.#waiting = { files, revision }
    else this.#load(files, revision)
  }

  /** Begins a new run of this text. */
  start(files: readonly TextFile[], revision: number, wish: Wish): void {
    this.#halt()
    this.#wish = wish
    this.#asked = wish !== 'prepare'
    this.#phase = 'waiting'
    this.#load(files, revision)
  }

  /** Ends the worker, whatever it is doing. What was reported so far stays to be read. */
  stop(): void {
    this.player.pause()
    this.#client.stop()
    this.#loading = 0
    this.#loadedRevision = -1
    this.#wish = null
    this.#phase = 'stopped'
    this.#onkilled(true)
  }

  seek(row: number): void {
    this.#point = Math.max(0, Math.min(row, this.#count))
    this.#reached = Math.max(this.#reached, this.#point)
    this.#selected = this.#point === 0 ? null : this.#point
    if (this.#point === this.#count && !this.computing) this.player.pause()
  }

  select(row: number | null): void {
    this.#selected = row === null ? null : Math.max(1, Math.min(row, this.#reached))
  }

  /** One row on; where none is known yet, as soon as there is one. */
  step(): void {
    this.player.pause()
    if (this.#point < this.#count) this.seek(this.#point + 1)
    else if (this.computing) this.#wish = 'step'
  }

  back(): void {
    this.player.pause()
    this.seek(this.#point - 1)
  }

  toEnd(): void {
    this.player.pause()
    this.#asked = true
    if (this.computing) this.#wish = 'end'
    this.seek(this.#count)
  }

  play(): void {
    if (this.#point === this.#count && !this.computing) this.seek(0)
    this.player.play()
  }

  setSeed(seed: number): void {
    this.#seed = seed === this.#summary?.seed ? null : seed
    this.#loadedRevision = -1
  }

  dispose(): void {
    this.player.pause()
    this.#client.dispose()
  }

  /** A worker that is busy answers nothing: it is ended, so that the next load is heard at once. */
  #halt(): void {
    this.player.pause()
    if (this.#phase !== 'computing') return
    this.#client.stop()
    this.#loading = 0
    this.#loadedRevision = -1
  }

  #forget(): void {
    this.#rows = createRows(describers)
    this.#count = 0
    this.#point = 0
    this.#reached = 0
    this.#selected = null
    this.#finish = null
    this.#fault = ''
    this.#cannotRun = false
  }

  #load(files: readonly TextFile[], revision: number): void {
    this.#loading += 1
    this.#loadedRevision = revision
    this.#waiting = null
    this.#client.load(files, this.#seed)
  }

  #begin(): void {
    this.#forget()
    this.#phase = 'computing'
    this.#ranRevision = this.#loadedRevision
    this.#ranSeed = this.#seed
    this.#client.run('end')
  }

  #take(report: Report): void {
    if (report.kind === 'loaded') this.#loaded(report)
    else if (report.kind === 'broke') this.#broke(report.message)
    else if (this.#loading > 0) return
    else if (report.kind === 'progressed') this.#progressed(report.entries)
    else if (report.kind === 'finished') this.#finished(report)
  }

  #loaded({ problems, scenario }: Extract<Report, { kind: 'loaded' }>): void {
    this.#loading = Math.max(0, this.#loading - 1)
    if (this.#loading > 0) return
    this.#problems = problems
    if (scenario) this.#summary = scenario
    if (this.#phase !== 'waiting') {
      if (scenario) this.#cannotRun = false
      return
    }
    if (scenario) this.#begin()
    else {
      this.#phase = 'idle'
      this.#wish = null
      this.#cannotRun = true
    }
  }

  #progressed(entries: Parameters<Rows['append']>[0]): void {
    if (this.#phase !== 'computing') return
    this.#rows.append(entries)
    this.#count = this.#rows.list.length
    if (this.#wish === 'end') this.seek(this.#count)
    else if (this.#count > 0 && (this.#wish === 'step' || this.#wish === 'play')) {
      if (this.#wish === 'play') this.player.play()
      this.#wish = 'prepare'
      this.seek(this.#point + 1)
    }
  }

  #finished({ outcome, checks, comparisons, digest }: Extract<Report, { kind: 'finished' }>): void {
    if (this.#phase !== 'computing') return
    this.#phase = 'computed'
    this.#finish = { outcome, checks, comparisons, digest }
    if (this.#wish === 'end') this.seek(this.#count)
    this.#wish = null
    this.#onkilled(false)
    if (this.#waiting) this.refresh(this.#waiting.files, this.#waiting.revision)
  }

  #broke(message: string): void {
    this.player.pause()
    this.#wish = null
    this.#loading = 0
    this.#loadedRevision = -1
    this.#phase = 'broke'
    this.#fault = message
  }

  #beat(): void {
    if (this.#point < this.#count) this.seek(this.#point + 1)
    else if (!this.computing) this.player.pause()
  }
}
