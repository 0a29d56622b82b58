import * as v from 'valibot'
import type { TextFile } from '../notation/index.ts'

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

export const projectSchema = v.object({
  id: v.string(),
  title: v.string(),
  origin: v.object({ kind: v.literal('catalogue'), id: v.string() }),
  files: v.array(v.object({ name: v.string(), text: v.string() })),
  open: v.array(v.string()),
})
