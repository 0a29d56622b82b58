import type { Json } from '../base/index.ts'
import type { Problem } from '../notation/index.ts'
import * as v from 'valibot'
import type { ContainerId } from '../sim/index.ts'
import { problemsOfIssues } from './issues.ts'
import { allRoles } from './rooms.ts'
import type { AgentLine } from './scenario.ts'
import type { ScenarioText } from './schema.ts'
import { choice, scenarioProblem } from './problems.ts'
import type { YamlReading } from './yaml.ts'

const agentsMax = 10_000
/** More findings of one kind than this help nobody. */
const findingsMax = 20

/** The containers of a scenario in declared order. */
export const containersOf = (text: ScenarioText): readonly ContainerId[] =>
  text.platforms.flatMap(({ name, containers }) => containers.map((each) => `${name}/${each}`))

/** Where an agent lives: `alpha/west`, or `alpha` for the first container of a platform. */
export function placeOf(at: string | undefined, text: ScenarioText): ContainerId | undefined {
  const containers = containersOf(text)
  if (at === undefined) return containers[0]
  return containers.find((each) => each === at || each.startsWith(`${at}/`))
}

export const platformOf = (container: ContainerId): string => container.split('/')[0] ?? container

type Line = NonNullable<ScenarioText['agents']>[number]

/** The agents that a scenario lists, each with its role's settings checked. */
export function castOf(
  text: ScenarioText,
  reading: YamlReading,
): { readonly agents: readonly AgentLine[]; readonly problems: readonly Problem[] } {
  const agents: AgentLine[] = []
  const problems: Problem[] = []
  for (const [index, line] of (text.agents ?? []).entries()) {
    const settled = settle(line, index, text, reading)
    problems.push(...settled.problems)
    agents.push(...settled.agents)
    if (agents.length > agentsMax) {
      const span = reading.spanOf(['agents', index])
      problems.push(scenarioProblem('too-many-agents', span, { most: String(agentsMax) }))
      return { agents: [], problems }
    }
  }
  return {
    agents,
    problems: [
      ...problems,
      ...duplicates(agents, text, reading),
      ...strangers(agents, text, reading),
    ],
  }
}

/** One line of the list: a role, a place and settings that fit, or the problems that stand in the way. */
function settle(
  line: Line,
  index: number,
  text: ScenarioText,
  reading: YamlReading,
): { readonly agents: readonly AgentLine[]; readonly problems: readonly Problem[] } {
  const path = ['agents', index] as const
  const refused = (problems: readonly Problem[]) => ({ agents: [], problems })
  const role = roleOf(line.plays)
  if (!role) {
    const names = allRoles().map(({ name }) => name)
    const span = reading.spanOf([...path, 'plays'])
    return refused([
      scenarioProblem('unknown-role', span, { x: line.plays, ...choice(line.plays, names) }),
    ])
  }
  const container = placeOf(line.at, text)
  if (container === undefined) {
    const at = line.at ?? ''
    const details = { x: at, ...choice(at, containersOf(text)) }
    return refused([scenarioProblem('unknown-place', reading.spanOf([...path, 'at']), details)])
  }
  const settings = v.safeParse(role.settings, line.with)
  if (!settings.success) {
    return refused(problemsOfIssues(settings.issues, reading, role.settings, [...path, 'with']))
  }
  const source = reading.sourceOf([...path, 'name'])
  const isNumber = source !== undefined && Number(source) === Number(line.name)
  const agents = namesOf(isNumber ? source : line.name, line.count).map((name) => ({
    id: `${name}@${platformOf(container)}`,
    name,
    container,
    plays: line.plays,
    dialect: line.dialect,
    // The role's schema has just accepted it, and YAML gives nothing but plain data.
    settings: settings.output as Json,
    made: false,
  }))
  return { agents, problems: [] }
}

const roleOf = (name: string) => allRoles().find((role) => role.name === name)

const namesOf = (name: string, count: number | undefined): readonly string[] =>
  count === undefined ? [name] : Array.from({ length: count }, (_, index) => `${name}-${index}`)

/** Two agents of one name cannot be told apart; two whose names differ by case only are two, and doubtful. */
function duplicates(
  agents: readonly AgentLine[],
  text: ScenarioText,
  reading: YamlReading,
): readonly Problem[] {
  const seen = new Map<string, string>()
  const twice = agents.flatMap(({ id, name }) => {
    const known = seen.get(id.toLowerCase())
    seen.set(id.toLowerCase(), id)
    return known === undefined ? [] : [{ known, id, name }]
  })
  return twice.slice(0, findingsMax).map(({ known, id, name }) => {
    const index = (text.agents ?? []).findLastIndex((line) =>
      namesOf(line.name, line.count).includes(name),
    )
    const span = reading.spanOf(['agents', index, 'name'])
    return known === id
      ? scenarioProblem('duplicate-agent', span, { x: id })
      : scenarioProblem('case-variants', span, { x: known, y: id }, 'warning')
  })
}

/** Agents that a role's settings name and nobody has listed: what is sent to them is dropped. */
function strangers(
  agents: readonly AgentLine[],
  text: ScenarioText,
  reading: YamlReading,
): readonly Problem[] {
  const names = agents.map(({ name }) => name)
  const known = new Set([...names, ...agents.map(({ id }) => id)])
  const missing = agents.flatMap(({ name, plays, settings }) =>
    (roleOf(plays)?.mentions?.(settings) ?? [])
      .filter((mention) => !known.has(mention.name))
      .map((mention) => ({ ...mention, by: name })),
  )
  return missing.slice(0, findingsMax).map(({ name, path, by }) => {
    const index = (text.agents ?? []).findIndex((line) => line.name === by)
    const span = reading.spanOf(['agents', index, 'with', ...path])
    const details = { x: name, ...choice(name, names) }
    return scenarioProblem('unknown-agent', span, details, 'warning')
  })
}
