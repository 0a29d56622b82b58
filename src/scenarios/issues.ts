import type * as v from 'valibot'
import type { Problem } from '../notation/index.ts'
import { choice, scenarioProblem } from './problems.ts'
import type { Path, YamlReading } from './yaml.ts'

/**
 * Turns what the schema found into problems at the places of the YAML text.
 *
 * `prefix` is where the checked value stands in the document: an agent's `with` has a schema of its own.
 */
export function problemsOfIssues(
  issues: readonly v.BaseIssue<unknown>[],
  reading: YamlReading,
  schema: v.GenericSchema,
  prefix: Path = [],
): readonly Problem[] {
  const problems = issues.map((issue) => {
    const inner = pathOf(issue)
    return problemOf(issue, [...prefix, ...inner], inner, reading, schema)
  })
  // A value may break two rules of one kind: the narrower one comes last and says it all.
  return problems.filter(
    ({ code, from }, index) =>
      !problems.slice(index + 1).some((later) => later.code === code && later.from === from),
  )
}

function problemOf(
  issue: v.BaseIssue<unknown>,
  path: Path,
  inner: Path,
  reading: YamlReading,
  schema: v.GenericSchema,
): Problem {
  const key = String(path.at(-1) ?? '')
  if (issue.type === 'strict_object' && issue.path?.at(-1)) {
    if (issue.expected === 'never') {
      const known = keysAt(schema, inner.slice(0, -1))
      return scenarioProblem('unknown-key', reading.keySpanOf(path), {
        x: key,
        ...choice(key, known),
      })
    }
    return scenarioProblem('missing-key', reading.spanOf(path.slice(0, -1)), { x: key })
  }
  const span = reading.spanOf(path)
  const found = short(issue.received)
  const expected = (issue.expected ?? '').replaceAll('"', '').replace(/^\(|\)$/g, '')
  switch (issue.type) {
    case 'variant':
    case 'literal':
    case 'picklist': {
      const words = expected.split(' | ')
      const written = typeof issue.input === 'string' ? issue.input : found
      return scenarioProblem('not-one-of', span, {
        x: written,
        ...choice(written, words),
        key,
      })
    }
    case 'regex':
      return scenarioProblem('bad-name', span, { x: found })
    case 'iso_timestamp':
      return scenarioProblem('bad-clock', span, { x: found })
    case 'min_length':
      return scenarioProblem('too-few-items', span, { key, y: String(requirement(issue)) })
    case 'min_value':
    case 'max_value':
    case 'safe_integer':
    case 'integer':
      return scenarioProblem('out-of-range', span, { x: found, key, y: range(issue) })
    default:
      if (path.length === 0) return scenarioProblem('empty-file', span)
      return scenarioProblem(found === '' ? 'no-value' : 'wrong-type', span, {
        x: found,
        key,
        y: kindName(expected),
      })
  }
}

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))

const requirement = (issue: v.BaseIssue<unknown>): unknown => issue.requirement

function range(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'min_value') return `≥ ${String(requirement(issue))}`
  if (issue.type === 'max_value') return `≤ ${String(requirement(issue))}`
  return '0, 1, 2 …'
}

/** What the schema wants, as one would type it: understood in every language. */
function kindName(expected: string): string {
  const forms: Readonly<Record<string, string>> = {
    Array: '[…]',
    Object: '{key: value}',
    number: '7',
    boolean: 'true',
    string: 'word',
    'string | number': 'word',
    'string | Object': 'word',
    'number | string | Array': '1997',
  }
  return forms[expected] ?? expected
}

/** What was found, as one would have typed it. */
function short(received: string): string {
  const forms: Readonly<Record<string, string>> = {
    Array: '[…]',
    Object: '{…}',
    Function: '[…]',
    null: '',
    undefined: '',
  }
  const text = forms[received] ?? received.replaceAll('"', '')
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** The keys that an object of the schema may have at a path; empty where the schema is no object. */
function keysAt(schema: v.GenericSchema, path: Path): readonly string[] {
  let here: unknown = schema
  for (const key of path) {
    here = child(unwrap(here), key)
    if (here === undefined) return []
  }
  return keysOf(unwrap(here))
}

/** Schemas hold one another under a few names; they are only looked at here, never called. */
type Held = Readonly<Partial<Record<'wrapped' | 'pipe' | 'entries' | 'item' | 'options', unknown>>>
const held = (schema: unknown): Held =>
  typeof schema === 'object' && schema !== null ? schema : {}

function unwrap(schema: unknown): unknown {
  const { wrapped, pipe } = held(schema)
  if (wrapped !== undefined) return unwrap(wrapped)
  if (Array.isArray(pipe) && pipe[0] !== schema) return unwrap(pipe[0])
  return schema
}

function child(schema: unknown, key: string | number): unknown {
  const { entries, item, options } = held(schema)
  if (typeof key === 'number') return item
  if (typeof entries === 'object' && entries !== null) {
    return Object.entries(entries).find(([name]) => name === key)?.[1]
  }
  if (Array.isArray(options)) {
    for (const option of options) {
      const found = child(unwrap(option), key)
      if (found !== undefined) return found
    }
  }
  return undefined
}

function keysOf(schema: unknown): readonly string[] {
  const { entries, options } = held(schema)
  if (typeof entries === 'object' && entries !== null) return Object.keys(entries)
  if (Array.isArray(options)) {
    return [...new Set(options.flatMap((option: unknown) => keysOf(unwrap(option))))]
  }
  return []
}
