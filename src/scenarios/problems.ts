import { nearestWord, type Problem, type Span } from '../notation/index.ts'

/** Every code that the check of a `scenario.yaml` may give. */
export const scenarioProblemCodes = [
  'yaml-syntax',
  'yaml-too-deep',
  'yaml-too-long',
  'yaml-alias',
  'unknown-key',
  'missing-key',
  'wrong-type',
  'no-value',
  'empty-file',
  'not-one-of',
  'out-of-range',
  'bad-name',
  'bad-clock',
  'too-few-items',
  'duplicate-agent',
  'case-variants',
  'unknown-agent',
  'unknown-role',
  'unknown-place',
  'unknown-file',
  'unknown-act',
  'too-many-agents',
  'one-claim',
  'bad-pattern',
  'empty-scenario',
  'agent-made',
  'missing-receiver',
  'missing-sender',
] as const
export type ScenarioProblemCode = (typeof scenarioProblemCodes)[number]

export function scenarioProblem(
  code: ScenarioProblemCode,
  span: Span,
  details: Readonly<Record<string, string>> = {},
  severity: Problem['severity'] = 'error',
): Problem {
  return { code, severity, layer: 'scenario', from: span.from, to: span.to, details }
}

/** How many words a sentence lists. */
const listedMax = 12

/** What to type instead: the word that was probably meant, or what there is to choose from. */
export function choice(word: string, words: readonly string[]): { y: string; why?: 'list' } {
  const near = nearestWord(word, words)
  return near === null ? { y: words.slice(0, listedMax).join(', '), why: 'list' } : { y: near }
}
