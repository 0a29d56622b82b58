import type { Fix, Problem } from '../notation/index.ts'
import { kindOf } from '../scenarios/index.ts'
import type { Details } from './fill.ts'
import type { ProblemRoom, Sentences, Words } from './words.ts'

/** A template with what fills it in: for `fill` or `pieces`. */
export interface Sentence {
  readonly template: string
  readonly details: Details
}

/** A problem of a file as a sentence; a code without one is shown as it is. */
export function problemSentence(problem: Problem, file: string, words: Words): Sentence {
  const { code, details } = problem
  const rooms = roomsFor(problem, file)
  const why =
    details.why === undefined ? undefined : find(words.problems, rooms, `${code}:${details.why}`)
  return { template: why ?? find(words.problems, rooms, code) ?? `\`${code}\``, details }
}

/** What a quick fix of the problem does. */
export const fixSentence = (fix: Fix, problem: Problem, file: string, words: Words): Sentence => ({
  template: find(words.fixes, roomsFor(problem, file), fix.code) ?? `\`${fix.code}\``,
  details: problem.details,
})

/** Whose words come first: those of the reader that most likely found it. */
function roomsFor({ layer }: Problem, file: string): readonly ProblemRoom[] {
  const kind = kindOf(file)
  if (layer === 'scenario' || kind === 'scenario') return ['scenario', 'kqml', 'acl', 'kif']
  if (kind === 'kif' || layer === 'content') return ['kif', 'kqml', 'acl', 'scenario']
  if (kind === 'acl') return ['acl', 'kqml', 'kif', 'scenario']
  return ['kqml', 'acl', 'kif', 'scenario']
}

function find(
  words: Readonly<Record<ProblemRoom, Sentences>>,
  rooms: readonly ProblemRoom[],
  code: string,
): string | undefined {
  const room = rooms.find((each) => Object.hasOwn(words[each], code))
  return room && words[room][code]
}
