import type { Input } from './input.ts'
import type { ContainerId, Tick } from './letter.ts'
import type { Fault, TimelineItem } from './world.ts'

/** What the world does to a run at a tick that is known from the start. */
export interface Appointment {
  readonly tick: Tick
  readonly act:
    | Readonly<{ kind: 'crash' | 'restart'; container: ContainerId }>
    | Readonly<{ kind: 'input'; input: Input }>
}

/** An input that comes when the run has fallen quiet, or when its patience is over. */
export interface Awaiting {
  readonly input: Input
  /** Not before the items with a tick that stand before it. */
  readonly notBefore: Tick
  /** In ticks after the item before it; undefined: it waits for quiet however long that takes. */
  readonly patience: Tick | undefined
  /** The tick of the item before it, where that one has a tick. */
  readonly after: Tick | undefined
}

/** All appointments in their order: by tick, faults before inputs, then as declared. */
export function appointmentsOf(
  faults: readonly Fault[],
  timeline: readonly TimelineItem[],
): readonly Appointment[] {
  const appointments: Appointment[] = []
  for (const fault of faults) {
    if (fault.kind !== 'crash') continue
    const { container, at, restart } = fault
    appointments.push({ tick: at, act: { kind: 'crash', container } })
    if (restart !== undefined && restart > at) {
      appointments.push({ tick: restart, act: { kind: 'restart', container } })
    }
  }
  for (const { at, input } of timeline) {
    if (at !== undefined) appointments.push({ tick: at, act: { kind: 'input', input } })
  }
  // Sorting is stable, so that those of one tick stay as declared.
  return appointments.sort((a, b) => a.tick - b.tick)
}

/** The items without a tick. Their order is kept; those with a tick wait for nobody. */
export function awaitingOf(timeline: readonly TimelineItem[]): readonly Awaiting[] {
  const awaiting: Awaiting[] = []
  let notBefore = 0
  let after: Tick | undefined
  for (const { at, patience, input } of timeline) {
    if (at === undefined) awaiting.push({ input, notBefore, patience, after })
    else notBefore = Math.max(notBefore, at)
    after = at
  }
  return awaiting
}
