import { expect, test } from 'vitest'
import { targets } from './targets.ts'

test.each(targets)(
  '$name keeps its promises in the cases of one seed',
  ({ search }) => {
    expect(search(1, 150)).toBeNull()
  },
  60_000,
)
