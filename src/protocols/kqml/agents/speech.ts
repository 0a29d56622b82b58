import type { Json } from '../../../base/index.ts'
import { customDialect, dialects, isDialectYear, type Dialect } from '../dialects.ts'

/** The words that one agent knows, and how it answers with them. */
export interface Speech extends Pick<Dialect, 'answerWith' | 'denyTakes'> {
  readonly words: readonly string[]
  readonly knows: (act: string) => boolean
}

/** From a scenario's `dialect`: a year, or a list of words of one's own. */
export function speechOf(dialect: Json | undefined): Speech {
  if (Array.isArray(dialect)) return speech(customDialect('own', dialect.map(String)))
  const year = Number(dialect ?? 1997)
  return speech(dialects[isDialectYear(year) ? year : 1997])
}

function speech({ performatives, answerWith, denyTakes }: Dialect): Speech {
  const known = new Set(performatives)
  return { words: performatives, knows: (act) => known.has(act), answerWith, denyTakes }
}
