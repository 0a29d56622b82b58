import { stringify } from 'yaml'
import type { Played } from './play.ts'

/** Lies beside a shipped scenario and never in a person's copy: an edit must not leave a stale digest. */
export const expectedFile = 'expected.yaml'

/** What a shipped scenario must come to for its own seed, as YAML. */
export const expectationOf = ({ seed, outcome, digest }: Played): string =>
  stringify({ seed, outcome, digest }, { lineWidth: 100, aliasDuplicateObjects: false })
