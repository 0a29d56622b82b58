import type { TextFile } from '../notation/index.ts'

export type FileKind = 'scenario' | 'kqml' | 'acl' | 'kif' | 'prose' | 'page' | 'other'

/** What a file of a scenario is, by its name alone. [Parley shapes §1, §3] */
export function kindOf(name: string): FileKind {
  const base = name.split('/').at(-1) ?? name
  if (base === 'scenario.yaml') return 'scenario'
  if (base === 'en.md' || base === 'zh.md' || base.toLowerCase() === 'readme.md') return 'prose'
  const ending = /\.([a-z]+)$/i.exec(base)?.[1]?.toLowerCase()
  switch (ending) {
    case 'kqml':
    case 'acl':
    case 'kif':
      return ending
    case 'md':
    case 'txt':
    case 'html':
    case 'htm':
      return 'page'
    default:
      return 'other'
  }
}

/** Files that hold messages, in name order. */
export const messageFiles = (files: readonly TextFile[]): readonly TextFile[] =>
  files
    .filter(({ name }) => ['kqml', 'acl', 'page'].includes(kindOf(name)))
    .toSorted((one, other) => compareNames(one.name, other.name))

/** By UTF-16 units: the same in every locale. */
export const compareNames = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0

const part = /^[A-Za-z0-9._-]{1,80}$/

/** A relative path of at most four parts, none of them `.` or `..`. */
export function isFileName(name: string): boolean {
  const parts = name.split('/')
  return (
    parts.length <= 4 && parts.every((each) => part.test(each) && each !== '.' && each !== '..')
  )
}
