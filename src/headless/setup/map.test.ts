import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'

const listFolders = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

test('the map of src names every folder, and no other', () => {
  const rooms = listFolders('src/protocols').map((name) => `protocols/${name}`)
  const folders = [...listFolders('src').filter((name) => name !== 'protocols'), ...rooms]

  const map = readFileSync(join(root, 'src', 'README.md'), 'utf8')
  const named = [...map.matchAll(/^\| `([^`]+)\/` /gm)].map(([, name]) => name)

  expect(named.toSorted()).toEqual(folders.toSorted())
})
