/** The outcome of an operation that may be refused for a reason its caller has to handle. */
export type Result<Value, Refusal> =
  Readonly<{ ok: true; value: Value }> | Readonly<{ ok: false; refusal: Refusal }>

export const accept = <Value>(value: Value): Result<Value, never> => ({ ok: true, value })
export const refuse = <Refusal>(refusal: Refusal): Result<never, Refusal> => ({
  ok: false,
  refusal,
})

/** Where no value arrives: a case added to a union fails to compile here. */
export function unreachable(value: never): never {
  throw new Error(`A case was forgotten: ${JSON.stringify(value)}`)
}
