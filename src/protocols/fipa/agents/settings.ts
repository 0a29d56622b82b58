import * as v from 'valibot'

/** Counts and prices. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** At most a day of virtual time. */
export const milliseconds = v.pipe(whole, v.maxValue(86_400_000))

/** Names are texts, also where YAML sees a number. */
export const agentName = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
