import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rooms } from '../scenarios/index.ts'
import type { AgentId } from '../sim/index.ts'
import {
  createRows,
  markdownTable,
  sequenceText,
  windowAround,
  windowSizes,
  type EventRow,
  type Rows,
} from '../views/index.ts'
import { sayEvent, sayFate, words, type Language } from '../words/index.ts'
import { playTarget } from './files.ts'
import { playFiles, type Played } from './play.ts'
import { problemLines } from './report.ts'

/** `parley play`: exit status 0 when all checks pass, 1 when one fails, 2 when nothing could be played. */
export function playCommand(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      json: { type: 'boolean', default: false },
      journal: { type: 'string' },
      mermaid: { type: 'string' },
      table: { type: 'string' },
    },
  })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) throw new Error('play takes one ID, FOLDER or FILE')
  const target = playTarget(given)
  if (!target) throw new Error(`${given} is no file, no folder and no scenario of the catalogue`)
  const seed = values.seed === undefined ? undefined : wholeNumber(values.seed)
  const language = values.lang === 'zh' ? 'zh' : 'en'
  const result = playFiles(target.files, seed)
  for (const { file, problems } of result.problems) {
    const text = target.files.find(({ name }) => name === file)?.text ?? ''
    for (const line of problemLines(file, text, problems, language))
      process.stderr.write(`${line}\n`)
  }
  if (!result.ok) return 2
  const { played } = result
  if (values.journal !== undefined) writeFileSync(values.journal, journalLines(played))
  if (values.mermaid !== undefined) writeFileSync(values.mermaid, mermaid(played, language))
  if (values.table !== undefined) writeFileSync(values.table, table(played, language))
  process.stdout.write(
    values.json
      ? `${JSON.stringify(summary(target.id, played, language))}\n`
      : prose(target.id, played, language),
  )
  return played.checks.every(({ passed }) => passed) ? 0 : 1
}

function wholeNumber(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new Error(`--seed takes a whole number, not ${text}`)
  return Number(text)
}

const summary = (id: string, played: Played, language: 'en' | 'zh') => ({
  id,
  seed: played.seed,
  steps: played.steps,
  ticks: played.ticks,
  outcome: played.outcome,
  digest: played.digest,
  checks: played.checks.map((check) => ({
    id: check.id,
    passed: check.passed,
    text: check.say[language],
  })),
})

function prose(id: string, played: Played, language: 'en' | 'zh'): string {
  const lines = [
    `${id}  seed ${played.seed}  ${played.steps} steps  ${played.ticks} ms  ${played.outcome.ended}`,
    ...played.checks.map(({ passed, say }) => `${passed ? '✓' : '✕'} ${say[language]}`),
    played.digest,
  ]
  return `${lines.join('\n')}\n`
}

/** The journal as JSON Lines, after a line that names the version of their form. */
const journalLines = (played: Played): string =>
  [{ parley: 1, journal: played.entries.length }, ...played.entries]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

const describers = Object.fromEntries(rooms.map((room) => [room.protocol, room.describe]))

function rowsOf(played: Played): Rows {
  const rows = createRows(describers)
  rows.append(played.entries)
  return rows
}

function namesOf(played: Played): (agent: AgentId) => string {
  const names = new Map(played.agents.map(({ id, name }) => [id, name]))
  return (agent) => names.get(agent) ?? agent
}

/** The last window of the diagram: Mermaid draws no more than this many messages well. */
function mermaid(played: Played, language: Language): string {
  const rows = rowsOf(played)
  const nameOf = namesOf(played)
  const window = windowAround(rows.list.length, rows.list.length, windowSizes.still)
  const sayOne = (row: EventRow): string => sayEvent(row, words[language], nameOf)
  return `${sequenceText(rows, { window, nameOf, sayEvent: sayOne }).text}\n`
}

function table(played: Played, language: Language): string {
  const nameOf = namesOf(played)
  const spoken = words[language]
  return markdownTable(rowsOf(played).list, {
    columns: spoken.screen.table.columns,
    nameOf,
    fateOf: (row) => sayFate(row, spoken),
    sayEvent: (row) => sayEvent(row, spoken, nameOf),
  })
}
