import type { AgentId, Note } from '../sim/index.ts'
import type { EventRow, Row } from '../views/index.ts'
import { fill, type Details } from './fill.ts'
import type { NoteRoom, Words } from './words.ts'

type NameOf = (agent: AgentId) => string

/** A note as a template and what fills it in; a code without a sentence is shown as it is. */
export function noteSentence(note: Note, words: Words): { template: string; details: Details } {
  // Rooms share a code or two; what is cited tells whose note it is.
  const rooms: readonly NoteRoom[] =
    note.source?.includes('FIPA') === true ? ['fipa', 'kqml', 'kif'] : ['kqml', 'fipa', 'kif']
  const room = rooms.find((each) => Object.hasOwn(words.notes[each], note.code))
  const template = room && words.notes[room][note.code]
  return { template: template ?? `\`${note.code}\``, details: note.details }
}

/** Something that happened and is no letter, in a few words. */
export function sayEvent(row: EventRow, words: Words, nameOf: NameOf): string {
  const { events } = words.screen
  if (row.note) {
    const { template, details } = noteSentence(row.note, words)
    return fill(template, details)
  }
  const subject = row.agent === null ? row.subject : nameOf(row.agent)
  if (row.event === 'bound') {
    const bounds: Readonly<Record<string, string>> = events.bounds
    return fill(events.bound, { limit: row.detail, bound: bounds[row.subject] ?? row.subject })
  }
  return fill(row.event === 'broke' ? events.broke : events.crashed, {
    subject,
    detail: row.detail,
  })
}

/** What became of a row, in a word or two; an event says all of it by itself. */
export const sayFate = (row: Row, words: Words): string =>
  row.kind === 'letter' ? words.screen.fates[row.fate] : ''

/** A whole row as one sentence, for a list or a screen reader. */
export function sayRow(row: Row, words: Words, nameOf: NameOf): string {
  if (row.kind === 'event') return `${row.n}. ${sayEvent(row, words, nameOf)}`
  return fill(words.screen.sequence.message, {
    n: row.n,
    from: nameOf(row.letter.from),
    to: nameOf(row.letter.to),
    act: row.letter.tags.act,
    content: row.summary,
    fate: sayFate(row, words),
  })
}
