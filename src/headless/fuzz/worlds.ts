import fc from 'fast-check'
import type { Json } from '../../base/index.ts'
import type { Behaviour, Codec, Effect, Fault, TimelineItem, World } from '../../sim/index.ts'

const containers = ['alpha/main', 'alpha/west', 'beta/main']
const names = ['anna', 'bert', 'cleo', 'dora']

/** Where the agents live: one after the other over all containers. */
const agents = names.map((name, n) => {
  const container = containers[n % containers.length] ?? 'alpha/main'
  const platform = container.split('/')[0] ?? 'alpha'
  return { id: `${name}@${platform}`, container }
})
const ids = agents.map(({ id }) => id)
/** Somebody who does not exist is spoken to as well. */
const receivers = [...ids, 'ghost@beta']

const agent = fc.constantFrom(...ids)
const container = fc.constantFrom(...containers)
const act = fc.constantFrom('tell', 'ask-one')
const tick = fc.integer({ min: 0, max: 300 })
const chance = fc.oneof(
  fc.record({ nth: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ probability: fc.double({ min: 0, max: 1, noNaN: true }) }),
)
const match = fc.record({ from: agent, to: agent, act }, { requiredKeys: [] })
const delay = fc.integer({ min: 1, max: 40 })

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.tuple(chance, match).map(([odds, match]) => ({ kind: 'lose' as const, match, ...odds })),
  fc.tuple(chance, match).map(([odds, match]) => ({ kind: 'duplicate' as const, match, ...odds })),
  fc
    .tuple(chance, match, delay)
    .map(([odds, match, by]) => ({ kind: 'delay' as const, match, by, ...odds })),
  fc
    .tuple(chance, match, delay)
    .map(([odds, match, within]) => ({ kind: 'reorder' as const, match, within, ...odds })),
  fc.record({
    kind: fc.constant('partition' as const),
    sides: fc.constantFrom([['alpha'], ['beta']], [['alpha/main'], ['alpha/west', 'beta']]),
    from: tick,
    until: tick,
  }),
  fc.record(
    { kind: fc.constant('crash' as const), container, at: tick, restart: tick },
    { requiredKeys: ['kind', 'container', 'at'] },
  ),
)

const timelineItem: fc.Arbitrary<TimelineItem> = fc.record(
  {
    at: tick,
    patience: fc.integer({ min: 1, max: 50 }),
    input: fc.oneof(
      fc.record({ do: fc.constant('prompt' as const), agent, reason: fc.constant('go') }),
      fc.record({ do: fc.constantFrom('crash' as const, 'restart' as const), container }),
    ),
  },
  { requiredKeys: ['input'] },
)

const latency = fc.integer({ min: 1, max: 20 })

/** Small worlds in which everything that the kernel knows may happen. */
export const anyWorld: fc.Arbitrary<World> = fc
  .record({
    seed: fc.integer(),
    bounds: fc.record({
      messages: fc.integer({ min: 1, max: 400 }),
      entries: fc.integer({ min: 1, max: 3000 }),
      ticks: fc.integer({ min: 1, max: 2000 }),
      queue: fc.integer({ min: 1, max: 200 }),
    }),
    network: fc.record({
      withinContainer: latency,
      betweenContainers: latency,
      betweenPlatforms: latency,
      links: fc.constantFrom([], [{ between: ['alpha', 'beta'] as const, latency: 7 }]),
    }),
    faults: fc.array(fault, { maxLength: 4 }),
    timeline: fc.array(timelineItem, { maxLength: 4 }),
    patience: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ patience, ...world }) => ({
    ...world,
    containers,
    agents: agents.map((seat) => ({ ...seat, behaviour: gossip, memory: patience })),
    codecs: { kqml: codec },
    spawn: (_name, plays, settings) =>
      plays === 'gossip' ? { behaviour: gossip, memory: settings } : null,
  }))

/** An agent without a plan. Its memory is how often it will still do something. */
const gossip: Behaviour = (memory, percept, { draw }) => {
  const left = Number(memory)
  if (left <= 0 || percept.kind === 'stop') return { memory, effects: [] }
  const effects = Array.from({ length: draw(3) }, () => anyEffect(draw, left))
  return { memory: left - 1, effects }
}

function anyEffect(draw: (below: number) => number, left: number): Effect {
  const pick = draw(20)
  if (pick < 10) return say(draw, left)
  if (pick < 14) return { kind: 'wake', afterTicks: draw(30), reason: 'nap' }
  if (pick < 16) return { kind: 'consult', consult: `c${left}`, question: { left } }
  if (pick < 18) return { kind: 'note', note: { code: 'thought', details: { left }, row: true } }
  if (pick < 19) {
    return { kind: 'spawn', name: `kid-${draw(5)}@alpha`, plays: 'gossip', with: left - 1 }
  }
  return { kind: 'stop' }
}

function say(draw: (below: number) => number, left: number): Effect {
  const to = receivers.filter(() => draw(3) === 0)
  const tags = { act: draw(2) === 0 ? 'tell' : 'ask-one', replyWith: `q${left}` }
  return { kind: 'send', to, letter: { protocol: 'kqml', tags, payload: { left } } }
}

/** Reads what it wrote, and refuses every tenth letter as a real one refuses bad text. */
const codec: Codec = {
  encode: ({ payload }) => JSON.stringify(payload),
  decode: (text, { tags }) => {
    const payload = JSON.parse(text) as Json // Written by `encode` above.
    return text.includes('0')
      ? { ok: false, refusal: { why: 'unreadable', by: 'codec' } }
      : { ok: true, value: { payload, tags } }
  },
}
