import type { Comparison } from '../../scenarios/index.ts'
import type { Row } from '../../views/index.ts'

/** Whether a row is where an agent answered otherwise than the author wrote, or did not answer. */
export function findDiffering(comparisons: readonly Comparison[]): (row: Row) => boolean {
  const differing = comparisons.filter(({ differs }) => differs !== null)
  const answers = new Set(differing.map(({ own }) => own))
  const questions = new Set(
    differing
      .filter(({ own }) => own === null)
      .map(({ author }) => keyOf(author.from, author.inReplyTo)),
  )
  return (row) =>
    row.kind === 'letter' &&
    (answers.has(row.letter.id) ||
      (row.letter.tags.replyWith !== undefined &&
        questions.has(keyOf(row.letter.to, row.letter.tags.replyWith))))
}

const keyOf = (agent: string, label: string | undefined): string => JSON.stringify([agent, label])
