import type { TextFile } from '../notation/index.ts'

/** The texts of the scenarios that ship with Parley, each fetched from our own folder on first use. */
const texts = import.meta.glob<string>(
  ['../scenarios/*/*/*.{yaml,kqml,acl,kif,md,txt}', '!../scenarios/*/*/expected.yaml'],
  { query: '?raw', import: 'default' },
)

/** The files of a shipped scenario, `scenario.yaml` first; empty when there is none of that id. */
export async function shippedFiles(id: string): Promise<readonly TextFile[]> {
  const folder = `../scenarios/${id}/`
  const paths = Object.keys(texts).filter((path) => path.startsWith(folder))
  const files = await Promise.all(
    paths.map(async (path) => ({
      name: path.slice(folder.length),
      text: (await texts[path]?.()) ?? '',
    })),
  )
  return files.toSorted(
    (one, other) => rank(one.name) - rank(other.name) || (one.name < other.name ? -1 : 1),
  )
}

/** What a person edits first stands first; prose last. */
function rank(name: string): number {
  if (name === 'scenario.yaml') return 0
  return name.endsWith('.md') ? 2 : 1
}
