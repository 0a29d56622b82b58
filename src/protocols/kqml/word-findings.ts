/** What the words of a message are: known to KQML, of another version, of FIPA, or a slip of the pen. */
import { nearestWord, type Problem } from '../../notation/index.ts'
import { fipaActs, synonyms } from './foreign.ts'
import type { KqmlMessage, KqmlParam } from './message.ts'
import { isFamiliarParameter, reservedParameters } from './parameters.ts'
import { isPerformative, isWithdrawn, performatives, withdrawn } from './performatives.ts'
import { kqmlFix, kqmlProblem } from './problems.ts'
import type { Dialect } from './dialects.ts'
import type { Mode } from './rules.ts'

const performativeNames = Object.keys(performatives)
const parameterNames = Object.keys(reservedParameters)

/** Findings about the words of one message and of those embedded in it. */
export function wordProblems(message: KqmlMessage, dialect: Dialect, mode: Mode): Problem[] {
  const problems: Problem[] = []
  for (let each: KqmlMessage | null = message; each; each = each.embedded) {
    const found = performativeProblem(each, dialect, mode)
    if (found) problems.push(found)
    parameterProblems(each, mode, problems)
  }
  return problems
}

function performativeProblem(message: KqmlMessage, dialect: Dialect, mode: Mode): Problem | null {
  const { performative, performativeAt: at } = message
  if (isPerformative(performative)) return null
  const word = performative.toLowerCase()
  if (word === '' || isPerformative(word)) return null
  // 1994 kept the names of 1993, and they are pointed out there too; a dialect of one's own may agree on any word.
  if (dialect.id !== 'kqml-94' && dialect.performatives.includes(word)) return null
  if (isWithdrawn(word)) return ofTheDraft(word, performative, at)
  if (mode === 'reader' && Object.hasOwn(fipaActs, word)) {
    const meant = fipaActs[word] ?? 'tell'
    const fixes = [replace(at, meant, false)]
    return kqmlProblem('fipa-performative', at, { x: performative, y: meant }, { fixes })
  }
  const wrapped = word === 'kqml' ? wrappedPerformative(message) : null
  if (wrapped) return wrapped
  const near = nearPerformative(word, dialect)
  const fixes = near ? [replace(at, near, false)] : []
  const why = near === null ? 'unlike' : synonyms[word] === 'ask-one' ? 'question' : null
  const details = { x: performative, y: near ?? 'ask-one', ...(why !== null && { why }) }
  return kqmlProblem('unknown-performative', at, details, { fixes })
}

/** `(KQML :performative ask-one …)`: the word is there, and belongs to the front. */
function wrappedPerformative({
  performative,
  performativeAt: at,
  params,
}: KqmlMessage): Problem | null {
  const param = params.find(({ name, value }) => name === 'performative' && value.kind === 'word')
  if (param?.value.kind !== 'word') return null
  const { value } = param
  const front = { from: at.from, to: at.to, insert: param.value.text }
  const fixes = [
    kqmlFix('unwrap-message', [front, { from: param.from, to: value.to, insert: '' }], true),
  ]
  const details = { x: performative, y: param.value.text, why: 'wrapped' }
  return kqmlProblem('unknown-performative', at, details, { fixes })
}

function ofTheDraft(
  word: keyof typeof withdrawn,
  typed: string,
  at: KqmlMessage['performativeAt'],
): Problem {
  const { rewrite, of } = withdrawn[word]
  const said = rewrite === null ? '' : of === null ? rewrite : `${rewrite} (${of})`
  const fixes = rewrite !== null && of === null ? [replace(at, rewrite, true)] : []
  const details = { x: typed, y: said, ...(rewrite === null && { why: 'nothing' }) }
  return kqmlProblem('performative-1993', at, details, { fixes })
}

/** What was found for a word, by dialect: who does not know a word mostly writes it more than once. */
const remembered = new WeakMap<Dialect, Map<string, string | null>>()
const rememberedMax = 500

/** The word that was probably meant: by what it is called elsewhere, or by its spelling. */
function nearPerformative(word: string, dialect: Dialect): string | null {
  if (Object.hasOwn(synonyms, word)) return synonyms[word] ?? null
  let known = remembered.get(dialect)
  if (!known) remembered.set(dialect, (known = new Map<string, string | null>()))
  const found = known.get(word)
  if (found !== undefined) return found
  const near = nearestWord(word, new Set([...performativeNames, ...dialect.performatives]))
  if (known.size < rememberedMax) known.set(word, near)
  return near
}

const replace = (at: KqmlMessage['performativeAt'], insert: string, certain: boolean) =>
  kqmlFix('replace-performative', [{ from: at.from, to: at.to, insert }], certain)

/** More findings than this about one message teach nothing. */
const problemsMax = 100

function parameterProblems(message: KqmlMessage, mode: Mode, problems: Problem[]): void {
  const { params } = message
  const odd = mode === 'reader' && params.some(({ name }) => !isFamiliarParameter(name))
  if (!odd && !hasRepeated(params)) return
  const firsts = new Map<string, KqmlParam>()
  for (const param of params) if (!firsts.has(param.name)) firsts.set(param.name, param)
  const missing = parameterNames.filter((name) => !firsts.has(name))
  for (const param of params) {
    if (problems.length >= problemsMax) return
    const before = firsts.get(param.name)
    if (before && before !== param) problems.push(duplicate(param, before))
    else if (mode === 'reader' && !isFamiliarParameter(param.name)) {
      const found = misspelt(param, missing)
      if (found) problems.push(found)
    }
  }
}

/** Most messages have few parameters and none twice: that is seen without making anything. */
function hasRepeated(params: readonly KqmlParam[]): boolean {
  if (params.length > 16) return true
  for (let one = 1; one < params.length; one++) {
    for (let other = 0; other < one; other++) {
      if (params[one]?.name === params[other]?.name) return true
    }
  }
  return false
}

function duplicate({ name, from, to, value }: KqmlParam, before: KqmlParam): Problem {
  const related = [{ from: before.from, to: before.to, code: 'first-stands-here' as const }]
  const edits = [{ from, to: value.to, insert: '' }]
  const fixes = [kqmlFix('delete-parameter', edits, false)]
  return kqmlProblem('duplicate-parameter', { from, to }, { x: name }, { related, fixes })
}

/** A name that is nobody's, and near a reserved one that the message does not have. */
function misspelt({ name, from, to }: KqmlParam, missing: readonly string[]): Problem | null {
  // `:date` is nearer to nothing than `:to`; only a name of some length can be a slip.
  const meant = name.length < 4 ? null : nearestWord(name, missing)
  if (meant === null) return null
  const edits = [{ from, to, insert: `:${meant}` }]
  const fixes = [kqmlFix('rename-parameter', edits, true)]
  return kqmlProblem('misspelt-parameter', { from, to }, { x: name, y: meant }, { fixes })
}
