import type { TextFile } from '../notation/index.ts'
import {
  buildWorld,
  checkRun,
  outcomeOf,
  readScenario,
  runDigest,
  type AgentLine,
  type CheckResult,
  type FileProblems,
  type Outcome,
} from '../scenarios/index.ts'
import { createRun, isRow, type Entry } from '../sim/index.ts'

/** A scenario played to its end without a browser. */
export interface Played {
  readonly seed: number
  readonly steps: number
  readonly ticks: number
  readonly outcome: Outcome
  readonly checks: readonly CheckResult[]
  readonly digest: string
  readonly entries: readonly Entry[]
  readonly agents: readonly AgentLine[]
}

export type PlayResult =
  | { readonly ok: true; readonly played: Played; readonly problems: readonly FileProblems[] }
  | { readonly ok: false; readonly problems: readonly FileProblems[] }

/** Plays a scenario's files; refuses, with the problems, when an error stands in the way. */
export function playFiles(files: readonly TextFile[], seed?: number): PlayResult {
  const { scenario, timeline, problems } = readScenario(files)
  if (!scenario) return { ok: false, problems }
  const used = seed ?? scenario.seed
  const run = createRun(buildWorld(scenario, timeline, files, used))
  const entries: Entry[] = []
  let status: string
  do {
    const advanced = run.advance({ maxEvents: 10_000 })
    for (const entry of advanced.entries) entries.push(entry)
    status = advanced.status
  } while (status === 'running')
  const outcome = outcomeOf(entries, status === 'bound' ? 'bound' : 'quiet', scenario.agents)
  return {
    ok: true,
    problems,
    played: {
      seed: used,
      steps: entries.filter(isRow).length,
      ticks: entries.at(-1)?.tick ?? 0,
      outcome,
      checks: checkRun(scenario.checks, entries, scenario.agents),
      digest: runDigest(entries),
      entries,
      agents: scenario.agents,
    },
  }
}
