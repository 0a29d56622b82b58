import type { TextFile } from '../notation/index.ts'
import {
  buildWorld,
  checkRun,
  compareWithAuthor,
  outcomeOf,
  readScenario,
  runDigest,
  type ScenarioReading,
} from '../scenarios/index.ts'
import { createRun, type Answer, type Entry, type Run } from '../sim/index.ts'
import type { Report, Request, ScenarioSummary } from './protocol.ts'

/** What a session needs of the thread it lives in. */
export interface Host {
  readonly report: (report: Report) => void
  /** Runs the work soon, after whatever waits to be heard. */
  readonly soon: (work: () => void) => void
  /** Milliseconds, from wherever. */
  readonly now: () => number
}

/** Deliveries between two looks at the mail: well under 10 ms of work. */
const batchLength = 1_000
/** At most one report per frame. */
const reportEveryMs = 16

/** One scenario loaded, one run of it at a time: the engine behind the simulation worker. */
export class Session {
  readonly #host: Host
  #files: readonly TextFile[] = []
  #reading: ScenarioReading | null = null
  #run: Run | null = null
  #entries: Entry[] = []
  #unsent: Entry[] = []
  #sentAt = 0
  #until: number | 'end' | null = null
  #answers: readonly Answer[] = []

  constructor(host: Host) {
    this.#host = host
  }

  take(request: Request): void {
    switch (request.kind) {
      case 'load':
        this.#load(request.files, request.seed)
        break
      case 'run':
        this.#begin(request.until)
        break
      case 'pause':
        if (this.#until !== null) this.#pause()
        break
      case 'answers':
        this.#answers = request.batch
        this.#begin(this.#until ?? 'end')
        break
      case 'state':
        this.#state(request.row, request.agent)
        break
      case 'fork':
        this.#fork(request)
        break
    }
  }

  #load(files: readonly TextFile[], seed: number | null): void {
    this.#files = files
    const reading = readScenario(files)
    this.#reading = reading
    this.#until = null
    this.#entries = []
    this.#unsent = []
    const { scenario, problems } = reading
    this.#run = scenario
      ? createRun(buildWorld(scenario, reading.timeline, this.#files, seed ?? scenario.seed))
      : null
    this.#host.report({
      kind: 'loaded',
      problems,
      scenario: scenario ? summaryOf(scenario, seed ?? scenario.seed) : null,
    })
  }

  #begin(until: number | 'end'): void {
    if (!this.#run) return
    const idle = this.#until === null
    this.#until = until
    if (idle || this.#answers.length > 0)
      this.#host.soon(() => {
        this.#advance()
      })
  }

  #advance(): void {
    const run = this.#run
    if (!run || this.#until === null) return
    const answers = this.#answers
    this.#answers = []
    const untilRow = this.#until === 'end' ? Infinity : this.#until
    const advanced = run.advance({ maxEvents: batchLength, untilRow, answers })
    for (const entry of advanced.entries) {
      this.#entries.push(entry)
      this.#unsent.push(entry)
    }
    if (this.#host.now() - this.#sentAt >= reportEveryMs) this.#send()
    if (advanced.status === 'consulting') {
      this.#send()
      this.#host.report({ kind: 'consult', batch: advanced.consults })
    } else if (advanced.status !== 'running') {
      this.#finish(advanced.status === 'bound' ? 'bound' : 'quiet')
    } else if (run.rowCount >= untilRow) {
      this.#pause()
    } else {
      this.#host.soon(() => {
        this.#advance()
      })
    }
  }

  #send(): void {
    const run = this.#run
    const last = this.#unsent.at(-1)
    if (!run || !last) return
    const entries = this.#unsent
    this.#unsent = []
    this.#sentAt = this.#host.now()
    this.#host.report({ kind: 'progressed', row: run.rowCount, tick: last.tick, entries })
  }

  #pause(): void {
    this.#send()
    this.#until = null
    this.#host.report({ kind: 'paused', row: this.#run?.rowCount ?? 0 })
  }

  #finish(ended: 'quiet' | 'bound'): void {
    this.#send()
    this.#until = null
    const { scenario, authorAnswers } = this.#reading ?? { scenario: null, authorAnswers: [] }
    this.#host.report({
      kind: 'finished',
      outcome: outcomeOf(this.#entries, ended, scenario?.agents ?? []),
      checks: checkRun(scenario?.checks ?? [], this.#entries, scenario?.agents ?? []),
      comparisons: compareWithAuthor(this.#entries, authorAnswers),
      digest: runDigest(this.#entries),
    })
  }

  #state(row: number, agent: string): void {
    const run = this.#run
    if (!run || row < 1 || row > run.rowCount) return
    const memory = run.stateAt(run.entryOfRow(row), agent)
    if (memory !== undefined) this.#host.report({ kind: 'state', row, agent, memory })
  }

  #fork({ row, input }: Extract<Request, { kind: 'fork' }>): void {
    const from = this.#run
    if (!from) return
    const fork = from.fork(row, input)
    this.#run = fork
    this.#until = null
    this.#entries = [...fork.entries]
    this.#unsent = []
    this.#host.report({ kind: 'forked', row, entry: this.#entries.length - 1 })
  }
}

function summaryOf(
  scenario: NonNullable<ScenarioReading['scenario']>,
  seed: number,
): ScenarioSummary {
  return {
    title: scenario.title,
    seed,
    clock: scenario.clock,
    agents: scenario.agents.map(({ id, name, plays, made }) => ({ id, name, plays, made })),
    checks: scenario.checks.map(({ id, say }) => ({ id, say })),
  }
}
