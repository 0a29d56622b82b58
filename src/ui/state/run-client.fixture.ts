import type { Outcome } from '../../scenarios/index.ts'
import type { Entry, Letter } from '../../sim/index.ts'
import type { Report, RunClient, ScenarioSummary } from '../../workers/index.ts'

/** A worker that reports what the test tells it to, when the test tells it to. */
export class TestClient implements RunClient {
  readonly asked: string[] = []
  report: (report: Report) => void = () => undefined

  load = (_files: unknown, seed: number | null): void => void this.asked.push(`load ${seed}`)
  run = (until: number | 'end'): void => void this.asked.push(`run ${until}`)
  pause = (): void => void this.asked.push('pause')
  stop = (): void => void this.asked.push('stop')
  state = (): void => undefined
  fork = (): void => undefined
  dispose = (): void => void this.asked.push('dispose')

  loaded(scenario: ScenarioSummary | null = summary): void {
    this.report({ kind: 'loaded', problems: [], scenario })
  }
  progressed(entries: readonly Entry[]): void {
    this.report({ kind: 'progressed', row: 0, tick: 0, entries })
  }
  finished(): void {
    this.report({ kind: 'finished', outcome, checks: [], comparisons: [], digest: 'sha-256:x' })
  }
}

const summary: ScenarioSummary = {
  title: { en: 'Two who talk', zh: '二人对话' },
  seed: 7,
  clock: Date.UTC(2026, 0, 1),
  agents: [
    { id: 'a@main', name: 'a', plays: 'kqml/script', made: false },
    { id: 'b@main', name: 'b', plays: 'kqml/script', made: false },
  ],
  checks: [{ id: 'two', say: { en: 'Two messages', zh: '两条消息' } }],
}

const outcome: Outcome = {
  ended: 'quiet',
  messages: { count: 2, byAct: { tell: 2 }, dropped: 0 },
  conversations: [],
}

/** So many letters from a to b, each sent and delivered; entry numbers go on from `from`. */
export function letters(count: number, from = 0): Entry[] {
  return Array.from({ length: count }, (_, n) => {
    const i = from + 2 * n
    const id = `a@main#${i / 2 + 1}`
    const letter: Letter = {
      id,
      from: 'a@main',
      to: 'b@main',
      message: id,
      protocol: 'mcp',
      tags: { act: 'tell', conversation: 'c' },
      payload: null,
      text: `(tell :content ${i})`,
    }
    const head = { tick: i, at: 'main/main', cause: null }
    return [
      { ...head, i, kind: 'sent', letter, route: 'container', due: i + 1 } as const,
      { ...head, i: i + 1, tick: i + 1, kind: 'delivered', letter: id } as const,
    ]
  }).flat()
}
