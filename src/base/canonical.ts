/**
 * One text for one JSON value, whoever writes it: RFC 8785, the JSON Canonicalization Scheme. Members are
 * sorted by the UTF-16 units of their names, no blanks, numbers and strings as ECMAScript prints them.
 */

interface OpenArray {
  readonly items: readonly unknown[]
  readonly members: null
  next: number
}
interface OpenObject {
  /** Pairs in canonical order. */
  readonly items: readonly (readonly [string, unknown])[]
  readonly members: true
  next: number
}

/**
 * The canonical text of a plain value; members that are undefined are left out, as JSON does.
 *
 * Deep values cost memory, never the stack. Throws at what JSON has no text for (a function, NaN, …),
 * since a journal that holds such a thing is our own mistake.
 */
export function canonicalText(value: unknown): string {
  const open: (OpenArray | OpenObject)[] = []
  let text = begin(value, open)
  for (let inner = open.at(-1); inner; inner = open.at(-1)) {
    if (inner.next === inner.items.length) {
      text += inner.members ? '}' : ']'
      open.pop()
      continue
    }
    if (inner.next > 0) text += ','
    text += inner.members ? beginMember(inner, open) : begin(inner.items[inner.next++], open)
  }
  return text
}

function beginMember(inner: OpenObject, open: (OpenArray | OpenObject)[]): string {
  const [name, value] = inner.items[inner.next++] ?? ['', null]
  return `${JSON.stringify(name)}:${begin(value, open)}`
}

/** The text of a simple value, or the opening bracket of a compound one, which is then left open. */
function begin(value: unknown, open: (OpenArray | OpenObject)[]): string {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value)
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`JSON has no text for ${value}`)
      return JSON.stringify(value)
    case 'object':
      if (value === null) return 'null'
      if (Array.isArray(value)) {
        open.push({ items: value, members: null, next: 0 })
        return '['
      }
      open.push({ items: membersOf(value), members: true, next: 0 })
      return '{'
    default:
      throw new TypeError(`JSON has no text for a ${typeof value}`)
  }
}

const membersOf = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
