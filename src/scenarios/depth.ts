/** The YAML reader is not called on anything nested deeper: several deep documents can end the whole process. */
export const yamlDepthMax = 32

/**
 * How deeply a YAML text nests, judged by its layout alone and never too low for what a scenario uses:
 * indentation, `- - -` on one line, and flow brackets outside quotes. Returns as soon as `most` is passed.
 */
export function yamlDepth(text: string, most = yamlDepthMax): number {
  const indents: number[] = []
  let flow = 0
  let deepest = 0
  for (const line of text.split(/\r\n|\r|\n/)) {
    const body = line.replace(/^[ \t]+/, '')
    if (body === '' || body.startsWith('#')) continue
    let column = line.length - body.length
    let rest = body
    if (flow === 0) {
      unwind(indents, column)
      for (;;) {
        if (indents.at(-1) !== column) indents.push(column)
        const marker = /^[-?:][ \t]+(?=\S)/.exec(rest)
        if (!marker) break
        column += marker[0].length
        rest = rest.slice(marker[0].length)
        if (indents.length > most) return indents.length
      }
    }
    const brackets = flowDepth(rest, flow, most - indents.length)
    flow = brackets.end
    deepest = Math.max(deepest, indents.length + brackets.deepest)
    if (deepest > most) return deepest
  }
  return deepest
}

function unwind(indents: number[], column: number): void {
  let last = indents.at(-1)
  while (last !== undefined && last > column) {
    indents.pop()
    last = indents.at(-1)
  }
}

function flowDepth(line: string, before: number, most: number): { end: number; deepest: number } {
  let depth = before
  let deepest = before
  let quote = ''
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at)
    if (quote !== '') {
      if (character === '\\' && quote === '"') at += 1
      else if (character === quote) quote = ''
    } else if (character === '"' || character === "'") {
      if (at === 0 || /[\s,[{:]/.test(line.charAt(at - 1))) quote = character
    } else if (character === '#' && /\s/.test(line.charAt(at - 1))) {
      break
    } else if (character === '[' || character === '{') {
      depth += 1
      deepest = Math.max(deepest, depth)
      if (deepest > most) break
    } else if (character === ']' || character === '}') {
      depth = Math.max(0, depth - 1)
    }
  }
  return { end: depth, deepest }
}
