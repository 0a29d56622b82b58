import type { Json } from '../base/index.ts'
import type { Problem } from '../notation/index.ts'
import * as v from 'valibot'
import type { ContainerId } from '../sim/index.ts'
import { problemsOfIssues } from './issues.ts'
import { allRoles } from './rooms.ts'
import type { AgentLine } from './scenario.ts'
import type { ScenarioText } from './schema.ts'
import { nearest, scenarioProblem } from './problems.ts'
import type { YamlReading } from './yaml.ts'

const agentsMax = 10_000

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

/** The agents that a scenario lists, each with its role's settings checked. */
export function castOf(
  text: ScenarioText,
  reading: YamlReading,
): { readonly agents: readonly AgentLine[]; readonly problems: readonly Problem[] } {
  const agents: AgentLine[] = []
  const problems: Problem[] = []
  const roles = new Map(allRoles().map((role) => [role.name, role]))
  for (const [index, line] of (text.agents ?? []).entries()) {
    const path = ['agents', index] as const
    const role = roles.get(line.plays)
    if (!role) {
      problems.push(
        scenarioProblem('unknown-role', reading.spanOf([...path, 'plays']), {
          x: line.plays,
          y: nearest(line.plays, [...roles.keys()]) || [...roles.keys()].join(', '),
        }),
      )
      continue
    }
    const container = placeOf(line.at, text)
    if (container === undefined) {
      problems.push(
        scenarioProblem('unknown-place', reading.spanOf([...path, 'at']), {
          x: line.at ?? '',
          y: containersOf(text).join(', '),
        }),
      )
      continue
    }
    const settings = v.safeParse(role.settings, line.with)
    if (!settings.success) {
      problems.push(...problemsOfIssues(settings.issues, reading, role.settings, [...path, 'with']))
      continue
    }
    const source = reading.sourceOf([...path, 'name'])
    const name =
      typeof source === 'string' && Number(source) === Number(line.name) ? source : line.name
    for (const each of namesOf(name, line.count)) {
      agents.push({
        id: `${each}@${platformOf(container)}`,
        name: each,
        container,
        plays: line.plays,
        dialect: line.dialect,
        // The role's schema has just accepted it, and YAML gives nothing but plain data.
        settings: settings.output as Json,
        made: false,
      })
    }
    if (agents.length > agentsMax) {
      problems.push(
        scenarioProblem('too-many-agents', reading.spanOf(path), { most: String(agentsMax) }),
      )
      return { agents: [], problems }
    }
  }
  return { agents, problems: [...problems, ...duplicates(agents, text, reading)] }
}

const namesOf = (name: string, count: number | undefined): readonly string[] =>
  count === undefined ? [name] : Array.from({ length: count }, (_, index) => `${name}-${index}`)

/** Two agents of one name cannot be told apart; two that differ by case only are probably one. */
function duplicates(
  agents: readonly AgentLine[],
  text: ScenarioText,
  reading: YamlReading,
): readonly Problem[] {
  const seen = new Set<string>()
  const twice = agents.filter(({ id }) => {
    const known = seen.has(id)
    seen.add(id)
    return known
  })
  return twice.map(({ id, name }) => {
    const index = (text.agents ?? []).findLastIndex((line) =>
      namesOf(line.name, line.count).includes(name),
    )
    return scenarioProblem('duplicate-agent', reading.spanOf(['agents', index, 'name']), { x: id })
  })
}
