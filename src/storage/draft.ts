/**
 * The safety copy of what was typed last. The database answers only after a while, and a page that is
 * reloaded meanwhile takes the answer with it; this copy is written before the call returns.
 */
import * as v from 'valibot'
import { projectSchema, type Project } from './project.ts'

/** More text than this is not copied while somebody types: the copy must cost next to nothing. */
export const draftWhileTypingMax = 200_000
/** Browsers give a page about 5,000,000 letters for everything it puts there. */
const draftMax = 2_000_000

export interface Draft {
  /** ISO 8601, UTC. */
  readonly savedAt: string
  readonly project: Project
}

const draftSchema = v.object({ savedAt: v.string(), project: projectSchema })

const keyOf = (origin: string): string => `parley:draft:${origin}`

/** Copies a project at once; false where it is too long or the browser keeps nothing. */
export function keepDraft(project: Project): boolean {
  if (lengthOf(project) > draftMax) return false
  try {
    const draft: Draft = { savedAt: new Date().toISOString(), project }
    localStorage.setItem(keyOf(project.origin.id), JSON.stringify(draft))
    return true
  } catch {
    // Storage is switched off or full: the database is the way that counts.
    return false
  }
}

/** The copy that no database has taken over yet, or null. */
export function draftOf(origin: string): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(origin)) ?? 'null')
    const draft = v.safeParse(draftSchema, found)
    return draft.success ? draft.output : null
  } catch {
    return null
  }
}

/** Drops the copy when the database has what was there at `savedAt`; what was typed since stays. */
export function dropDraft(origin: string, savedAt: string): void {
  const draft = draftOf(origin)
  if (!draft || draft.savedAt > savedAt) return
  try {
    localStorage.removeItem(keyOf(origin))
  } catch {
    // It could be read and cannot be removed: then it is taken over once more at the next start.
  }
}

const lengthOf = ({ files }: Project): number =>
  files.reduce((sum, { text }) => sum + text.length, 0)
