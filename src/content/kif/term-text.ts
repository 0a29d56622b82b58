import { resolve, spliced } from './binding.ts'
import type { Term, Variable } from './term.ts'

export const quoteString = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`

/** Writes a term by visiting it with an explicit stack; `leaf` writes what is no list. */
function write(term: Term, leaf: (term: Exclude<Term, { kind: 'compound' }>) => string): string {
  const visits: (Term | string)[] = [term]
  let text = ''
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    if (typeof visit === 'string') {
      text += visit
      continue
    }
    const value = resolve(visit)
    if (value.kind !== 'compound') {
      text += leaf(value)
      continue
    }
    const items = spliced(value)
    text += '('
    visits.push(')')
    for (let index = items.length - 1; index >= 0; index -= 1) {
      const item = items[index]
      if (item) visits.push(item)
      if (index > 0) visits.push(' ')
    }
  }
  return text
}

/** How each word is spelled for people: as where it first occurred. By folded spelling. */
export type Spelling = ReadonlyMap<string, string>

/** The term as KIF on one line, numbers and words as their source spelled them. */
export const termText = (term: Term, spelling?: Spelling): string =>
  write(term, (leaf) => {
    switch (leaf.kind) {
      case 'constant':
        return spelling?.get(leaf.key) ?? leaf.text
      case 'string':
        return quoteString(leaf.value)
      case 'number':
      case 'variable':
        return leaf.text
    }
  })

/**
 * Equal for two terms exactly when they are equal up to the names of their variables.
 *
 * `numbers` gives the variables their numbers; pass the same one to compare several terms together.
 */
export const termKey = (term: Term, numbers: Map<Variable, number> = new Map()): string =>
  write(term, (leaf) => {
    switch (leaf.kind) {
      case 'constant':
        return `.${leaf.key}`
      case 'string':
        return quoteString(leaf.value)
      case 'number':
        return `#${leaf.key}`
      case 'variable': {
        const known = numbers.get(leaf) ?? numbers.size
        numbers.set(leaf, known)
        return `${leaf.rest ? '@' : '?'}${known}`
      }
    }
  })
