import * as v from 'valibot'
import type { Problem, TextFile } from '../notation/index.ts'
import { castOf, containersOf, placeOf, platformOf } from './cast.ts'
import { checksOf } from './read-checks.ts'
import { factFileOf, linesOf, planDialogue, type AuthorAnswer } from './dialogue.ts'
import { kindOf } from './files.ts'
import { problemsOfIssues } from './issues.ts'
import { rooms, type FileProblems } from './rooms.ts'
import type { AgentLine, Scenario } from './scenario.ts'
import { scenarioSchema, type ScenarioText } from './schema.ts'
import { faultsOf, timelineOf } from './timeline.ts'
import { scenarioProblem } from './problems.ts'
import { readYaml, type YamlReading } from './yaml.ts'
import type { ScriptLine, TimelineItem } from '../sim/index.ts'

export interface ScenarioReading {
  /** Null when an error stands in the way of a run. */
  readonly scenario: Scenario | null
  readonly timeline: readonly TimelineItem[]
  readonly authorAnswers: readonly AuthorAnswer[]
  readonly problems: readonly FileProblems[]
}

const scenarioFile = 'scenario.yaml'

/**
 * Reads a folder of files as a scenario. Without a `scenario.yaml`, or without `agents` in it, the
 * agents are whoever sends and receives the messages of its files.
 */
export function readScenario(files: readonly TextFile[]): ScenarioReading {
  const file = files.find(({ name }) => kindOf(name) === 'scenario')
  const reading = readYaml(file ? file.text : 'parley: 1')
  const found: Problem[] = [...reading.problems]
  const parsed = v.safeParse(scenarioSchema, reading.data)
  if (reading.problems.length === 0 && !parsed.success) {
    found.push(...problemsOfIssues(parsed.issues, reading, scenarioSchema))
  }
  if (!parsed.success || found.length > 0) return failed(file?.name ?? scenarioFile, found)
  return assemble(parsed.output, reading, files, file?.name ?? scenarioFile)
}

function assemble(
  text: ScenarioText,
  reading: YamlReading,
  files: readonly TextFile[],
  file: string,
): ScenarioReading {
  const lines = linesOf(files)
  const listed = castOf(text, reading)
  const container = placeOf(undefined, text) ?? 'main/main'
  const place = {
    container,
    platform: platformOf(container),
    platforms: text.platforms.map(({ name }) => name),
  }
  const cast = text.agents ? listed.agents : impliedCast(lines, files, place)
  const said = text.agents ? saidLines(lines, listed.agents, text) : lines
  const timeline = timelineOf(text, reading, lines)
  const parts = [...said.map((line) => ({ line })), ...timeline.parts]
  const dialogue = planDialogue(parts, cast, place)
  const faults = faultsOf(text, reading, dialogue.agents, place)
  const checks = checksOf(text, reading, dialogue.agents)
  // Who is not among the agents because its own line is wrong is not missed a second time.
  const isWhole = !listed.problems.some(({ severity }) => severity === 'error')
  const problems = [
    ...listed.problems,
    ...missingFiles(listed.agents, files, text, reading),
    ...timeline.problems,
    ...faults.problems,
    ...checks.problems,
  ].filter(({ code }) => isWhole || code !== 'unknown-agent')
  const all: FileProblems[] = [...dialogue.problems]
  if (problems.length > 0) all.unshift({ file, problems })
  if (problems.some(({ severity }) => severity === 'error')) {
    return { scenario: null, timeline: [], authorAnswers: [], problems: all }
  }
  const title = text.title ?? untitled(files)
  return {
    scenario: {
      title,
      seed: text.seed,
      clock: Date.parse(text.clock),
      bounds: text.bounds,
      containers: containersOf(text),
      network: {
        withinContainer: text.network.latency,
        betweenContainers: text.network['between-containers'],
        betweenPlatforms: text.network['between-platforms'],
        links: text.network.links,
      },
      agents: dialogue.agents,
      faults: faults.faults,
      checks: checks.checks,
    },
    timeline: dialogue.timeline,
    authorAnswers: dialogue.authorAnswers,
    problems: all,
  }
}

const failed = (file: string, problems: readonly Problem[]): ScenarioReading => ({
  scenario: null,
  timeline: [],
  authorAnswers: [],
  problems: [{ file, problems }],
})

/** Everybody whom the messages name; a fact file `NAME.kif` makes NAME a knowledge base. */
function impliedCast(
  lines: readonly ScriptLine[],
  files: readonly TextFile[],
  place: { readonly container: string; readonly platform: string },
): readonly AgentLine[] {
  const cast = new Map<string, AgentLine>()
  const add = (name: string, plays: string, settings: AgentLine['settings']): void => {
    if (cast.has(name)) return
    const id = name.includes('@') ? name : `${name}@${place.platform}`
    const container = place.container
    cast.set(name, { id, name, container, plays, dialect: undefined, settings, made: false })
  }
  for (const { sender, receivers, draft } of lines) {
    const room = rooms.find(({ protocol }) => protocol === draft.protocol)
    for (const name of [...(sender === null ? [] : [sender]), ...receivers]) {
      const facts = factFileOf(name, files)
      if (facts === undefined) add(name, room?.scriptRole ?? 'kqml/script', {})
      else add(name, 'kqml/knowledge-base', { facts })
    }
  }
  return [...cast.values()]
}

/** The lines of the files that a script names; of all message files where one names none. */
function saidLines(
  lines: readonly ScriptLine[],
  agents: readonly AgentLine[],
  text: ScenarioText,
): readonly ScriptLine[] {
  const scripts = agents.filter(({ plays }) => rooms.some((room) => room.scriptRole === plays))
  if (scripts.length === 0) return []
  const later = new Set(text.timeline.flatMap((item) => (item.do === 'say' ? [item.file] : [])))
  const named = scripts.map(({ settings }) => saysOf(settings))
  return lines.filter(({ origin }) => {
    if (named.includes(origin.file)) return true
    return named.includes(undefined) && !later.has(origin.file)
  })
}

const saysOf = (settings: AgentLine['settings']): string | undefined => fileNamed(settings, 'says')

function fileNamed(settings: AgentLine['settings'], key: 'says' | 'facts'): string | undefined {
  if (typeof settings !== 'object' || settings === null || !(key in settings)) return undefined
  const value: unknown = Object.entries(settings).find(([name]) => name === key)?.[1]
  return typeof value === 'string' ? value : undefined
}

function missingFiles(
  agents: readonly AgentLine[],
  files: readonly TextFile[],
  text: ScenarioText,
  reading: YamlReading,
): readonly Problem[] {
  const names = files.map(({ name }) => name)
  return agents.flatMap(({ name, settings }) =>
    (['says', 'facts'] as const).flatMap((key) => {
      const wanted = fileNamed(settings, key)
      if (wanted === undefined || names.includes(wanted)) return []
      const index = (text.agents ?? []).findIndex((line) => line.name === name)
      const span = reading.spanOf(['agents', index, 'with', key])
      return [scenarioProblem('unknown-file', span, { x: wanted, y: names.join(', ') })]
    }),
  )
}

/** A lone file is called by its name. */
function untitled(files: readonly TextFile[]): Scenario['title'] {
  const [only, ...others] = files.filter(({ name }) => kindOf(name) !== 'prose')
  return only && others.length === 0
    ? { en: only.name, zh: only.name }
    : { en: 'Untitled scenario', zh: '未命名的场景' }
}
