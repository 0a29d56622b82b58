import * as v from 'valibot'
import { accept, type Result } from '../base/index.ts'
import { readValue, writeValue, type Kept, type NotKept } from './database.ts'
import { draftOf, dropDraft } from './draft.ts'
import { projectSchema, type Project } from './project.ts'

/** Which project was last written for a shipped scenario, newest last. */
interface Index {
  readonly projects: readonly { readonly id: string; readonly origin: string }[]
}

const version = 1

const indexSchema = v.object({
  projects: v.array(v.object({ id: v.string(), origin: v.string() })),
})

/** A fresh id; luck is the browser's here, far above the line where it would matter to a run. */
export function newProjectId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567'
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => letters.charAt(byte % 32)).join('')
}

/** The newest own copy of a shipped scenario, or null when there is none; a newer draft is taken over. */
export async function ownCopyOf(origin: string): Promise<Result<Project | null, NotKept>> {
  const draft = draftOf(origin)
  const copy = await keptCopyOf(origin)
  if (!draft || (copy.ok && copy.value && copy.value.savedAt > draft.savedAt)) {
    return copy.ok ? accept(copy.value?.project ?? null) : copy
  }
  await keepProject(draft.project)
  return accept(draft.project)
}

async function keptCopyOf(
  origin: string,
): Promise<Result<{ readonly project: Project; readonly savedAt: string } | null, NotKept>> {
  const index = await readIndex()
  if (!index.ok) return index
  const line = index.value.projects.findLast((each) => each.origin === origin)
  if (!line) return accept(null)
  const found = await readValue(`project:${line.id}`)
  if (!found.ok) return found
  const project = v.safeParse(projectSchema, found.value?.data)
  const savedAt = found.value?.savedAt ?? ''
  return accept(project.success ? { project: project.output, savedAt } : null)
}

/** Keeps a project; nothing is overwritten but an earlier state of the same project. */
export async function keepProject(project: Project): Promise<Result<void, NotKept>> {
  // As old as the text: what is typed while the database works is newer.
  const savedAt = new Date().toISOString()
  const written = await write(project, savedAt)
  if (written.ok) dropDraft(project.origin.id, savedAt)
  return written
}

async function write(project: Project, savedAt: string): Promise<Result<void, NotKept>> {
  const key = `project:${project.id}`
  const before = await readValue(key)
  if (!before.ok) return before
  const written = await writeValue(key, kept(before.value?.rev, savedAt, project))
  if (!written.ok) return written
  const index = await readIndex()
  if (!index.ok) return index
  if (index.value.projects.some(({ id }) => id === project.id)) return accept(undefined)
  const line = { id: project.id, origin: project.origin.id }
  const projects = [...index.value.projects, line]
  return writeValue('index', kept(index.value.rev, savedAt, { projects }))
}

async function readIndex(): Promise<Result<Index & { rev: number | undefined }, NotKept>> {
  const kept = await readValue('index')
  if (!kept.ok) return kept
  const index = v.safeParse(indexSchema, kept.value?.data)
  return accept({ projects: index.success ? index.output.projects : [], rev: kept.value?.rev })
}

const kept = <Data>(rev: number | undefined, savedAt: string, data: Data): Kept<Data> => ({
  v: version,
  rev: (rev ?? 0) + 1,
  savedAt,
  data,
})
