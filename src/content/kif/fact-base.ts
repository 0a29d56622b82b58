import type { Problem, Sexp } from '../../notation/index.ts'
import { undo, type Trail } from './binding.ts'
import { Knowledge, understandNode, Understanding, type Held } from './knowledge.ts'
import { headWord } from './nodes.ts'
import { readKif } from './read.ts'
import { checkKifSentence } from './read-sentence.ts'
import type { Term } from './term.ts'
import { unify } from './unify.ts'

/**
 * What an agent holds to be true: plain data that lies in its memory and is never changed. [KIF]
 *
 * Sentences stand in order of entry, as text in the spelling of their source. What is worked out from
 * them is kept beside, found again by the identity of the base, and rebuilt where that is lost.
 */
export type FactBase = Readonly<{
  /** What cannot be proved is false. */
  closedWorld: boolean
  /** A question about a relation is also answered from equations, and the reverse. */
  bridge: boolean
  sentences: readonly Held[]
}>

export interface FactBaseOptions {
  readonly closedWorld?: boolean
  readonly bridge?: boolean
}

export const createFactBase = ({
  closedWorld = true,
  bridge = true,
}: FactBaseOptions = {}): FactBase => ({ closedWorld, bridge, sentences: [] })

/**
 * What has been worked out, by base. A pure cache: an entry equals what a fresh one would be.
 *
 * Adding to a base hands its index on to the new base, so that a thousand sentences told one by one
 * are each read and filed once; asked again, the old base gets a new index. What texts mean is shared.
 */
const indexed = new WeakMap<FactBase, Knowledge>()
const understood = new WeakMap<FactBase, Understanding>()

function understandingOf(base: FactBase): Understanding {
  const known = understood.get(base) ?? new Understanding()
  understood.set(base, known)
  return known
}

export function knowledgeOf(base: FactBase): Knowledge {
  const known = indexed.get(base)
  if (known) return known
  const knowledge = new Knowledge(understandingOf(base))
  for (const held of base.sentences) knowledge.add(held)
  indexed.set(base, knowledge)
  return knowledge
}

/**
 * The base with these sentences added at the end; they must have been read without errors.
 *
 * The same sentence from the same speaker is held once; from two speakers it is held twice.
 */
function extend(base: FactBase, sentences: readonly Sexp[], by: string | undefined): FactBase {
  const knowledge = knowledgeOf(base)
  const added: Held[] = []
  for (const sentence of sentences.flatMap(conjuncts)) {
    const text = knowledge.understanding.learn(sentence)
    const held = by === undefined ? { text } : { text, by }
    if (knowledge.holds(held)) continue
    added.push(held)
    knowledge.add(held)
  }
  if (added.length === 0) return base
  const extended = { ...base, sentences: [...base.sentences, ...added] }
  indexed.delete(base)
  indexed.set(extended, knowledge)
  understood.set(extended, knowledge.understanding)
  return extended
}

/** The parts of a conjunction, each of which is held by itself. [KIF] */
function conjuncts(sentence: Sexp): readonly Sexp[] {
  if (sentence.kind !== 'list' || headWord(sentence) !== 'and') return [sentence]
  return sentence.items.slice(1).flatMap(conjuncts)
}

export interface Loaded {
  readonly base: FactBase
  readonly problems: readonly Problem[]
}

/** Fills a base from a text of facts, rules and definitions; what is wrong in it is left out. */
export function loadFacts(text: string, options: FactBaseOptions = {}): Loaded {
  const { forms, problems } = readKif(text)
  const usable = forms.flatMap(({ form }) => (form ? [form] : []))
  return { base: extend(createFactBase(options), usable, undefined), problems }
}

export interface Asserted extends Loaded {
  /** False when it was held already, or could not be read. */
  readonly changed: boolean
}

/** The base with a sentence added, which is refused with its problems when it is no sentence of KIF. */
export function assertSentence(base: FactBase, sentence: string | Sexp, by?: string): Asserted {
  const read = checkKifSentence(sentence, 'told')
  const extended = read.sentence ? extend(base, [read.sentence], by) : base
  return { base: extended, problems: read.problems, changed: extended !== base }
}

export interface Retracted extends Loaded {
  /** The texts of the sentences that went, in order of entry. */
  readonly removed: readonly string[]
}

/**
 * The base without a sentence, whoever told it; with `by`, only as told by that speaker.
 *
 * Compares sentences, not what follows from them; of a conjunction each part goes.
 */
export function retractSentence(base: FactBase, sentence: string | Sexp, by?: string): Retracted {
  const read = checkKifSentence(sentence, 'told')
  if (!read.sentence) return { base, problems: read.problems, removed: [] }
  const understanding = understandingOf(base)
  const keys = new Set(conjuncts(read.sentence).map((part) => understandNode(part).key))
  const goes = (held: Held) =>
    (by === undefined || held.by === by) && keys.has(understanding.of(held.text).key)
  return { ...without(base, goes, Infinity), problems: read.problems }
}

/** The base without the sentences that match a pattern: all of them, or only the first `most`. */
export function removeMatching(base: FactBase, pattern: string | Sexp, most = Infinity): Retracted {
  const read = checkKifSentence(pattern, 'asked')
  if (!read.sentence) return { base, problems: read.problems, removed: [] }
  const understanding = understandingOf(base)
  const wanted = understandNode(read.sentence).term
  const goes = ({ text }: Held) => unifies(wanted, understanding.of(text).term)
  return { ...without(base, goes, most), problems: read.problems }
}

/** Whether two terms can be made equal; binds nothing. */
function unifies(left: Term, right: Term): boolean {
  const trail: Trail = []
  const fits = unify(left, right, trail)
  undo(trail, 0)
  return fits
}

function without(
  base: FactBase,
  goes: (held: Held) => boolean,
  most: number,
): Pick<Retracted, 'base' | 'removed'> {
  const removed: string[] = []
  const kept = base.sentences.filter((held) => {
    if (removed.length >= most || !goes(held)) return true
    removed.push(held.text)
    return false
  })
  if (removed.length === 0) return { base, removed }
  const reduced = { ...base, sentences: kept }
  understood.set(reduced, understandingOf(base))
  return { base: reduced, removed }
}

/** Sentences that are held but that no answer can be drawn from, such as a disjunction. */
export const unusedSentences = (base: FactBase): readonly string[] => {
  const understanding = understandingOf(base)
  return base.sentences.map(({ text }) => text).filter((text) => understanding.of(text).unused)
}
