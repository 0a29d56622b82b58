import type { ScenarioProblemCode } from '../scenarios/index.ts'

type ChoiceCode = 'unknown-key' | 'not-one-of' | 'unknown-agent' | 'unknown-role' | 'unknown-place'

/** What may be wrong with a `scenario.yaml`, each with what to type instead. */
export interface ScenarioWords {
  readonly problems: Readonly<Record<ScenarioProblemCode, string>>
  /** Where no word is near enough to be meant: what there is to choose from, by code, colon, `list`. */
  readonly variants: Readonly<Record<`${ChoiceCode}:list`, string>>
}
