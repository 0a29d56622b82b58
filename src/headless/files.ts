import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeUtf8, type Problem, type TextFile } from '../notation/index.ts'
import { catalogue, compareNames, isFileName } from '../scenarios/index.ts'

export interface FileRead {
  readonly file: TextFile
  /** What was wrong with the bytes. */
  readonly problems: readonly Problem[]
}

/** A file's bytes as they are: nothing trimmed, a bad sequence reported and replaced. */
export function readTextFile(path: string, name: string = basename(path)): FileRead {
  const { text, problems } = decodeUtf8(readFileSync(path))
  return { file: { name, text }, problems }
}

/** The folder of the shipped scenarios. */
const shipped = join(dirname(fileURLToPath(import.meta.url)), '../scenarios')

export const shippedFolder = (id: string): string => join(shipped, id)

export interface PlayTarget {
  readonly id: string
  readonly files: readonly TextFile[]
}

/** What `play` was given: an existing path wins over an id of the catalogue. Null when it is neither. */
export function playTarget(given: string): PlayTarget | null {
  if (existsSync(given)) {
    const id = basename(given.replace(/[/\\]+$/, ''))
    const files = statSync(given).isDirectory() ? folderFiles(given) : [readTextFile(given).file]
    return { id, files }
  }
  if (!catalogue.some(({ id }) => id === given)) return null
  return { id: given, files: folderFiles(shippedFolder(given)) }
}

/** The files of a scenario's folder; what no scenario may hold, and what must come out, is left out. */
export function folderFiles(folder: string): readonly TextFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((name) => isFileName(name) && basename(name) !== 'expected.yaml')
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted(compareNames)
    .map((name) => readTextFile(join(folder, name), relative(folder, join(folder, name))).file)
}
