import type { Json } from '../base/index.ts'
import type { Sexp } from './sexp.ts'

/**
 * A node as JSON: a word is a string, a list an array, a quoted string `{str}`, a counted one `{str, n}`,
 * a quotation `{q, e}` with its mark and its item. The splice `,@` is shown as the comma that it is.
 */
export function sexpToJson(node: Sexp): Json {
  const done: Json[] = []
  // Each node is met twice: once to go down into it, once to put its parts together.
  const waiting: (Sexp | { readonly join: Sexp })[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('join' in next) done.push(joined(next.join, done))
    else if (next.kind === 'word') done.push(next.text)
    else if (next.kind === 'string') {
      done.push(next.count === null ? { str: next.value } : { str: next.value, n: next.count })
    } else if (next.kind === 'quotation') waiting.push({ join: next }, next.item)
    else {
      waiting.push({ join: next })
      for (let index = next.items.length - 1; index >= 0; index--) {
        const item = next.items[index]
        if (item) waiting.push(item)
      }
    }
  }
  return done[0] ?? null
}

function joined(node: Sexp, done: Json[]): Json {
  if (node.kind !== 'list') {
    const mark = node.kind === 'quotation' ? node.mark : ''
    return { q: mark === ',@' ? ',' : mark, e: done.pop() ?? null }
  }
  return done.splice(done.length - node.items.length)
}

/** JSON text of any depth: `JSON.stringify` gives up at some thousand levels. */
export function writeJson(value: Json): string {
  const parts: string[] = []
  const waiting: (readonly [Json] | string)[] = [[value]]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') {
      parts.push(next)
      continue
    }
    const [each] = next
    if (each === null || typeof each !== 'object') parts.push(JSON.stringify(each))
    else if (isArray(each)) {
      waiting.push(']')
      for (let index = each.length - 1; index >= 0; index--) {
        waiting.push([each[index] ?? null])
        if (index > 0) waiting.push(',')
      }
      waiting.push('[')
    } else {
      waiting.push('}')
      const names = Object.keys(each)
      for (let index = names.length - 1; index >= 0; index--) {
        const name = names[index] ?? ''
        waiting.push([each[name] ?? null], `${JSON.stringify(name)}:`)
        if (index > 0) waiting.push(',')
      }
      waiting.push('{')
    }
  }
  return parts.join('')
}

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value)
