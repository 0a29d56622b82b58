import * as v from 'valibot'
import { accept, type Result } from '../base/index.ts'
import type { TextFile } from '../notation/index.ts'
import { readValue, writeValue, type Kept, type NotKept } from './database.ts'

/** A person's own copy of a scenario. */
export interface Project {
  /** 16 random base32 letters. */
  readonly id: string
  readonly title: string
  /** The shipped scenario that it began as. */
  readonly origin: { readonly kind: 'catalogue'; readonly id: string }
  readonly files: readonly TextFile[]
  /** The files open in the editor, in the order of their tabs. */
  readonly open: readonly string[]
}

/** Which project was last written for a shipped scenario, newest last. */
interface Index {
  readonly projects: readonly { readonly id: string; readonly origin: string }[]
}

const version = 1

const projectSchema = v.object({
  id: v.string(),
  title: v.string(),
  origin: v.object({ kind: v.literal('catalogue'), id: v.string() }),
  files: v.array(v.object({ name: v.string(), text: v.string() })),
  open: v.array(v.string()),
})
const indexSchema = v.object({
  projects: v.array(v.object({ id: v.string(), origin: v.string() })),
})

/** A fresh id; luck is the browser's here, far above the line where it would matter to a run. */
export function newProjectId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567'
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => letters.charAt(byte % 32)).join('')
}

/** The newest own copy of a shipped scenario, or null when there is none. */
export async function ownCopyOf(origin: string): Promise<Result<Project | null, NotKept>> {
  const index = await readIndex()
  if (!index.ok) return index
  const line = index.value.projects.findLast((each) => each.origin === origin)
  if (!line) return accept(null)
  const kept = await readValue(`project:${line.id}`)
  if (!kept.ok) return kept
  const project = v.safeParse(projectSchema, kept.value?.data)
  return accept(project.success ? project.output : null)
}

/** Keeps a project; nothing is overwritten but an earlier state of the same project. */
export async function keepProject(project: Project): Promise<Result<void, NotKept>> {
  const key = `project:${project.id}`
  const before = await readValue(key)
  if (!before.ok) return before
  const written = await writeValue(key, kept(before.value?.rev, project))
  if (!written.ok) return written
  const index = await readIndex()
  if (!index.ok) return index
  if (index.value.projects.some(({ id }) => id === project.id)) return accept(undefined)
  const line = { id: project.id, origin: project.origin.id }
  return writeValue('index', kept(index.value.rev, { projects: [...index.value.projects, line] }))
}

async function readIndex(): Promise<Result<Index & { rev: number | undefined }, NotKept>> {
  const kept = await readValue('index')
  if (!kept.ok) return kept
  const index = v.safeParse(indexSchema, kept.value?.data)
  return accept({ projects: index.success ? index.output.projects : [], rev: kept.value?.rev })
}

const kept = <Data>(rev: number | undefined, data: Data): Kept<Data> => ({
  v: version,
  rev: (rev ?? 0) + 1,
  savedAt: new Date().toISOString(),
  data,
})
