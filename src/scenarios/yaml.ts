import { isMap, isScalar, parseDocument, type Document, type Node } from 'yaml'
import type { Problem, Span } from '../notation/index.ts'
import { yamlDepth, yamlDepthMax } from './depth.ts'
import { scenarioProblem } from './problems.ts'

const charactersMax = 262_144

export type Path = readonly (string | number)[]

/** A YAML text as plain data, with the place of each part of it. */
export interface YamlReading {
  /** Undefined when the text could not be read as one document. */
  readonly data: unknown
  /** The place of a part; of the nearest part around it when it is not there. */
  readonly spanOf: (path: Path) => Span
  /** The place of a key itself. */
  readonly keySpanOf: (path: Path) => Span
  /** A scalar as it was typed, so that an agent may be called `007`. */
  readonly sourceOf: (path: Path) => string | undefined
  readonly problems: readonly Problem[]
}

/** Reads a YAML text; refuses by a problem what is too long, too deep or no YAML. Never throws. */
export function readYaml(text: string): YamlReading {
  const whole = { from: 0, to: Math.min(text.length, lineEnd(text)) }
  if (yamlDepth(text.slice(0, charactersMax)) > yamlDepthMax) {
    return unread(whole, scenarioProblem('yaml-too-deep', whole, { most: String(yamlDepthMax) }))
  }
  if (text.length > charactersMax) {
    return unread(whole, scenarioProblem('yaml-too-long', whole, { most: String(charactersMax) }))
  }
  const document = parseDocument(text, { uniqueKeys: true, strict: true })
  const problems = document.errors.map((error) =>
    scenarioProblem('yaml-syntax', clip(error.pos, text), { x: error.code }),
  )
  if (problems.length > 0) return { ...unread(whole), problems }
  return { ...places(document, whole), ...plainData(document, whole) }
}

function plainData(document: Document, whole: Span): Pick<YamlReading, 'data' | 'problems'> {
  try {
    return { data: document.toJS({ maxAliasCount: 100 }), problems: [] }
  } catch {
    // The library throws on an alias without an anchor and on aliases that multiply beyond the limit.
    return { data: undefined, problems: [scenarioProblem('yaml-alias', whole)] }
  }
}

function places(document: Document, whole: Span) {
  const spanOf = (path: Path): Span => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return { from: node.range[0], to: node.range[1] }
      if (length === path.length) {
        const key = keyNode(document, path)
        if (key) return key
      }
    }
    return whole
  }
  return {
    spanOf,
    keySpanOf: (path: Path): Span => keyNode(document, path) ?? spanOf(path),
    sourceOf: (path: Path): string | undefined => {
      const node = document.getIn(path, true)
      return isScalar(node) ? (node.source ?? undefined) : undefined
    },
  }
}

function keyNode(document: Document, path: Path): Span | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  if (!isMap(parent)) return undefined
  const wanted = path.at(-1)
  for (const { key } of parent.items) {
    if (isScalar(key) && String(key.value) === String(wanted) && key.range) {
      return { from: key.range[0], to: key.range[1] }
    }
  }
  return undefined
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'range' in value

const unread = (whole: Span, problem?: Problem): YamlReading => ({
  data: undefined,
  spanOf: () => whole,
  keySpanOf: () => whole,
  sourceOf: () => undefined,
  problems: problem ? [problem] : [],
})

function clip([from, to]: readonly [number, number], text: string): Span {
  const start = Math.min(from, text.length)
  return { from: start, to: Math.min(Math.max(to, start + 1), text.length) }
}

function lineEnd(text: string): number {
  const end = text.search(/[\r\n]/)
  return end === -1 ? text.length : end
}
