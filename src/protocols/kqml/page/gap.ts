/** A part of a text between messages. */
export interface Gap {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** What lies between these stretches of a text, which stand in their order. */
export function gapsBetween(
  text: string,
  stretches: readonly { readonly from: number; readonly to: number }[],
): readonly Gap[] {
  const gaps: Gap[] = []
  let at = 0
  for (const { from, to } of [...stretches, { from: text.length, to: text.length }]) {
    if (from > at) gaps.push({ text, from: at, to: from })
    at = Math.max(at, to)
  }
  return gaps
}
