import * as v from 'valibot'
import { defaultBounds } from '../sim/index.ts'

/** A word that YAML may have taken for a number: agents called `7`, contents such as `125`. */
const word = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
)
const name = v.pipe(word, v.regex(/^[^\s@/#()"]{1,80}$/u, 'bad-name'))
const agentName = v.pipe(word, v.regex(/^[^\s/#()"]{1,160}$/u, 'bad-name'))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const ticks = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const latency = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(86_400_000))
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const bilingual = v.pipe(
  v.union([word, v.strictObject({ en: word, zh: v.optional(word) })]),
  v.transform((said) =>
    typeof said === 'string' ? { en: said, zh: said } : { en: said.en, zh: said.zh ?? said.en },
  ),
)

const messageKeys = {
  act: v.optional(word),
  from: v.optional(agentName),
  to: v.optional(agentName),
  conversation: v.optional(word),
  'in-reply-to': v.optional(word),
  'content-is': v.optional(word),
  'content-has': v.optional(word),
  route: v.optional(v.picklist(['container', 'platform', 'wire'])),
}
const messagePattern = v.strictObject(messageKeys)

const claims = {
  count: v.optional(
    v.strictObject({
      ...messageKeys,
      is: v.optional(count),
      min: v.optional(count),
      max: v.optional(count),
    }),
  ),
  said: v.optional(messagePattern),
  never: v.optional(
    v.strictObject({ ...messageKeys, note: v.optional(word), at: v.optional(agentName) }),
  ),
  order: v.optional(v.pipe(v.array(messagePattern), v.minLength(2))),
  conversation: v.optional(
    v.strictObject({
      id: v.optional(word),
      protocol: v.optional(word),
      state: v.optional(word),
      facts: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
    }),
  ),
  noted: v.optional(v.strictObject({ code: word, at: v.optional(agentName) })),
  answer: v.optional(v.strictObject({ ...messageKeys, to: word, by: v.optional(agentName) })),
}
export const claimNames = Object.keys(claims)

const match = v.optional(
  v.strictObject({
    from: v.optional(agentName),
    to: v.optional(agentName),
    act: v.optional(word),
    conversation: v.optional(word),
  }),
  {},
)
const odds = { probability: v.optional(chance), nth: v.optional(v.pipe(count, v.minValue(1))) }

const fault = v.variant('kind', [
  v.strictObject({ kind: v.literal('lose'), match, ...odds }),
  v.strictObject({ kind: v.literal('delay'), match, by: latency, ...odds }),
  v.strictObject({ kind: v.literal('duplicate'), match, ...odds }),
  v.strictObject({ kind: v.literal('reorder'), match, within: latency, ...odds }),
  v.strictObject({
    kind: v.literal('partition'),
    sides: v.pipe(v.array(v.array(word)), v.minLength(2)),
    from: v.optional(ticks, 0),
    until: v.optional(ticks),
  }),
  v.strictObject({
    kind: v.literal('crash'),
    container: word,
    at: ticks,
    restart: v.optional(ticks),
  }),
])

const timelineItem = v.variant('do', [
  v.strictObject({ do: v.literal('say'), file: v.string(), at: v.optional(ticks) }),
  v.strictObject({ do: v.literal('crash'), container: word, at: v.optional(ticks) }),
  v.strictObject({ do: v.literal('restart'), container: word, at: v.optional(ticks) }),
])

/** The whole of `scenario.yaml`, version 1. Drives the check, its positions and completion alike. */
export const scenarioSchema = v.strictObject({
  parley: v.literal(1),
  title: v.nullish(bilingual),
  seed: v.nullish(v.pipe(v.number(), v.safeInteger()), 1),
  clock: v.nullish(v.pipe(v.string(), v.isoTimestamp('bad-clock')), '2026-01-01T00:00:00Z'),
  bounds: v.nullish(
    v.strictObject({
      messages: v.optional(v.pipe(count, v.minValue(1)), defaultBounds.messages),
      entries: v.optional(v.pipe(count, v.minValue(1)), defaultBounds.entries),
      ticks: v.optional(v.pipe(count, v.minValue(1)), defaultBounds.ticks),
      queue: v.optional(v.pipe(count, v.minValue(1)), defaultBounds.queue),
    }),
    {},
  ),
  platforms: v.nullish(
    v.pipe(
      v.array(
        v.strictObject({
          name,
          containers: v.optional(v.pipe(v.array(name), v.minLength(1)), ['main']),
          profile: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
        }),
      ),
      v.minLength(1),
    ),
    [{ name: 'main' }],
  ),
  network: v.nullish(
    v.strictObject({
      latency: v.optional(latency, 1),
      'between-containers': v.optional(latency, 2),
      'between-platforms': v.optional(latency, 20),
      links: v.optional(v.array(v.strictObject({ between: v.tuple([word, word]), latency })), []),
    }),
    {},
  ),
  agents: v.nullish(
    v.array(
      v.strictObject({
        name,
        count: v.optional(v.pipe(count, v.minValue(1), v.maxValue(10_000))),
        at: v.optional(word),
        plays: v.string(),
        dialect: v.optional(v.union([v.number(), v.string(), v.array(word)])),
        with: v.nullish(v.unknown(), {}),
      }),
    ),
  ),
  faults: v.nullish(v.array(fault), []),
  timeline: v.nullish(v.array(timelineItem), []),
  kqml: v.nullish(v.strictObject({})),
  fipa: v.nullish(v.strictObject({})),
  checks: v.nullish(v.array(v.strictObject({ id: word, say: bilingual, ...claims })), []),
})

export type ScenarioText = v.InferOutput<typeof scenarioSchema>
