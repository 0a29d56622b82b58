import type { Problem } from '../notation/index.ts'
import type { Fault, Match, ScriptLine } from '../sim/index.ts'
import { containersOf } from './cast.ts'
import type { Part } from './dialogue.ts'
import { Cast, type Place } from './players.ts'
import { choice, scenarioProblem } from './problems.ts'
import type { AgentLine } from './scenario.ts'
import type { ScenarioText } from './schema.ts'
import type { YamlReading } from './yaml.ts'

/** What happens to a run from outside, in the order of the scenario. */
export function timelineOf(
  text: ScenarioText,
  reading: YamlReading,
  lines: readonly ScriptLine[],
): { readonly parts: readonly Part[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const parts = text.timeline.flatMap((item, index): readonly Part[] => {
    const at = item.at === undefined ? {} : { at: item.at }
    if (item.do !== 'say') {
      problems.push(...placeProblems(item.container, ['timeline', index], text, reading))
      return [{ ...at, input: { do: item.do, container: item.container } }]
    }
    const said = lines.filter(({ origin }) => origin.file === item.file)
    if (said.length === 0) {
      const files = [...new Set(lines.map(({ origin }) => origin.file))].join(', ')
      const span = reading.spanOf(['timeline', index, 'file'])
      problems.push(scenarioProblem('unknown-file', span, { x: item.file, y: files }))
    }
    return said.map((line) => ({ line, ...at }))
  })
  return { parts, problems }
}

/** The faults of a scenario with every name looked up. */
export function faultsOf(
  text: ScenarioText,
  reading: YamlReading,
  agents: readonly AgentLine[],
  place: Place,
): { readonly faults: readonly Fault[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const cast = new Cast(agents, place)
  const faults = text.faults.map((fault, index): Fault => {
    if (fault.kind === 'crash') {
      problems.push(...placeProblems(fault.container, ['faults', index], text, reading))
    }
    if (fault.kind === 'crash' || fault.kind === 'partition') return plain(fault)
    for (const key of ['from', 'to'] as const) {
      const name = fault.match[key]
      if (name === undefined || cast.byId(cast.idOf(name))) continue
      const span = reading.spanOf(['faults', index, 'match', key])
      const names = agents.map((agent) => agent.name)
      problems.push(
        scenarioProblem('unknown-agent', span, { x: name, ...choice(name, names) }, 'warning'),
      )
    }
    return plain({ ...fault, match: matchOf(fault.match, cast) })
  })
  return { faults, problems }
}

function placeProblems(
  container: string,
  path: readonly (string | number)[],
  text: ScenarioText,
  reading: YamlReading,
): readonly Problem[] {
  const containers = containersOf(text)
  if (containers.includes(container)) return []
  return [
    scenarioProblem('unknown-place', reading.spanOf([...path, 'container']), {
      x: container,
      ...choice(container, containers),
    }),
  ]
}

/** Without the keys that hold nothing: the kernel tells an absent key from an undefined one. */
function plain(value: object): Fault {
  const kept = Object.entries(value).filter(([, each]) => each !== undefined)
  // The schema has checked each key; dropping the absent ones is all that happened since.
  return Object.fromEntries(kept) as unknown as Fault
}

function matchOf(
  match: Readonly<Partial<Record<keyof Match, string | undefined>>>,
  cast: Cast,
): Match {
  return {
    ...(match.from === undefined ? {} : { from: cast.idOf(match.from) }),
    ...(match.to === undefined ? {} : { to: cast.idOf(match.to) }),
    ...(match.act === undefined ? {} : { act: match.act }),
    ...(match.conversation === undefined ? {} : { conversation: match.conversation }),
  }
}
