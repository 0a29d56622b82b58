import { matches } from '../content/index.ts'
import type { Entry, Letter, LetterId } from '../sim/index.ts'
import type { AuthorAnswer } from './dialogue.ts'
import { lettersOf } from './outcome.ts'
import { roomOf } from './rooms.ts'

/** An author's answer beside the agent's own. */
export interface Comparison {
  readonly author: AuthorAnswer
  /** What the agent itself said; null when it said nothing of the kind. */
  readonly own: LetterId | null
  /** The first thing in which they differ; null when they agree. */
  readonly differs: 'act' | 'content' | 'language' | 'not-said' | null
}

/**
 * Pairs each answer that the dialogue's author wrote for a live agent with what the agent said: by the
 * tag that both answer, else by position between the same two agents. [Parley shapes §3]
 */
export function compareWithAuthor(
  entries: readonly Entry[],
  answers: readonly AuthorAnswer[],
): readonly Comparison[] {
  if (answers.length === 0) return []
  const letters = [...lettersOf(entries).values()]
  const taken = new Set<LetterId>()
  const take = (letter: Letter | undefined): Letter | undefined => {
    if (letter) taken.add(letter.id)
    return letter
  }
  const byTag = answers.map((answer) =>
    take(
      answer.inReplyTo === undefined
        ? undefined
        : letters.find(
            (letter) =>
              between(letter, answer, taken) && letter.tags.inReplyTo === answer.inReplyTo,
          ),
    ),
  )
  return answers.map((author, index) => {
    const untagged = author.inReplyTo === undefined
    const own =
      byTag[index] ??
      (untagged ? take(letters.find((each) => between(each, author, taken))) : undefined)
    return own
      ? { author, own: own.id, differs: difference(author, own) }
      : { author, own: null, differs: 'not-said' }
  })
}

const between = (letter: Letter, answer: AuthorAnswer, taken: ReadonlySet<LetterId>): boolean =>
  letter.from === answer.from && letter.to === answer.to && !taken.has(letter.id)

function difference(author: AuthorAnswer, own: Letter): Comparison['differs'] {
  if (author.draft.tags.act !== own.tags.act) return 'act'
  const room = roomOf(own.protocol)
  const wanted = room?.contentOf({ ...own, ...author.draft }) ?? ''
  const said = room?.contentOf(own) ?? ''
  if (wanted !== said && !matches(wanted, said)) return 'content'
  const [one, other] = [author.draft.tags.language, own.tags.language]
  return one !== undefined && other !== undefined && one.toLowerCase() !== other.toLowerCase()
    ? 'language'
    : null
}
