import type { TextFile } from '../notation/index.ts'
import type { AgentSeed, Codec, ProtocolName, Seedling, World } from '../sim/index.ts'
import { compareNames } from './files.ts'
import type { ScenarioReading } from './read.ts'
import { allRoles, rooms } from './rooms.ts'
import type { AgentLine, Scenario } from './scenario.ts'

/** The world that a scenario describes: its agents with their roles' behaviours, its network, what will happen. */
export function buildWorld(
  scenario: Scenario,
  timeline: ScenarioReading['timeline'],
  files: readonly TextFile[],
  seed: number = scenario.seed,
): World {
  const texts = new Map(files.map(({ name, text }) => [name, text]))
  const fileNames = [...texts.keys()].toSorted(compareNames)
  const roles = new Map(allRoles().map((role) => [role.name, role]))
  const agents = scenario.agents.map(({ id, name, plays }) => ({ id, name, plays }))
  const seedling = (line: Pick<AgentLine, 'id' | 'name' | 'plays' | 'dialect' | 'settings'>) => {
    const role = roles.get(line.plays)
    return (
      role?.create({
        id: line.id,
        name: line.name,
        dialect: line.dialect,
        settings: line.settings,
        file: (name) => texts.get(name),
        fileNames,
        agents,
        clock: scenario.clock,
      }) ?? null
    )
  }
  return {
    seed,
    bounds: scenario.bounds,
    network: scenario.network,
    containers: scenario.containers,
    agents: scenario.agents.map((line): AgentSeed => {
      const made = seedling(line)
      if (!made) throw new Error(`No role ${line.plays}, though the scenario was accepted`)
      return { id: line.id, container: line.container, ...made }
    }),
    faults: scenario.faults,
    timeline,
    codecs: Object.fromEntries(
      rooms.map((room): [ProtocolName, Codec] => [room.protocol, room.codec]),
    ),
    spawn: (id, plays, settings): Seedling | null =>
      seedling({ id, name: id.slice(0, id.lastIndexOf('@')), plays, dialect: undefined, settings }),
  }
}
