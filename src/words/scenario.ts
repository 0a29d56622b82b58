import type { ScenarioProblemCode } from '../scenarios/index.ts'

/** What may be wrong with a `scenario.yaml`, each with what to type instead. */
export interface ScenarioWords {
  readonly problems: Readonly<Record<ScenarioProblemCode, string>>
}
