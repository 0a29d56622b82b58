import type { FipaNoteCode } from '../protocols/fipa/index.ts'
import type { KernelNote } from '../sim/index.ts'

/** What the kernel and the FIPA agents note: which rule was applied, and why. */
export interface SimWords {
  readonly notes: Readonly<Record<KernelNote | FipaNoteCode, string>>
}
