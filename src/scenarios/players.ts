import type { Json } from '../base/index.ts'
import type { AgentId, ContainerId, ScriptLine, SpokenLine } from '../sim/index.ts'
import { roomOf } from './rooms.ts'
import type { AgentLine } from './scenario.ts'

/** Where agents are put that nobody has placed. */
export interface Place {
  readonly container: ContainerId
  readonly platform: string
  readonly platforms: readonly string[]
}

/** Looks up agents by either of their names, in a list or while more are being made. */
export class Cast {
  readonly #byId = new Map<AgentId, AgentLine>()
  readonly #byName = new Map<string, AgentId>()
  readonly #lines = new Map<AgentId, SpokenLine[]>()
  readonly #place: Place

  constructor(agents: readonly AgentLine[], place: Place) {
    this.#place = place
    for (const agent of agents) this.#add(agent)
  }

  #add(agent: AgentLine): void {
    this.#byId.set(agent.id, agent)
    if (!this.#byName.has(agent.name)) this.#byName.set(agent.name, agent.id)
  }

  byId(id: AgentId): AgentLine | undefined {
    return this.#byId.get(id)
  }

  /** A local name is that of an agent of the scenario, else of the first platform. */
  idOf(name: string): AgentId {
    if (this.#byId.has(name)) return name
    const local = this.#byName.get(name)
    if (local !== undefined) return local
    return name.includes('@') ? name : `${name}@${this.#place.platform}`
  }

  /** Makes an agent that only a message names; null when it is there, or when its platform is not. */
  make(id: AgentId, { draft }: ScriptLine): AgentLine | null {
    if (this.#byId.has(id)) return null
    const cut = id.lastIndexOf('@')
    const platform = id.slice(cut + 1)
    const { container, platforms } = this.#place
    // Where the platform does not exist nobody is made: the letter is dropped, as it would be.
    if (platforms.length > 1 && !platforms.includes(platform)) return null
    const plays = roomOf(draft.protocol)?.scriptRole
    if (plays === undefined) return null
    const name = platform === this.#place.platform ? id.slice(0, cut) : id
    const dialect = undefined
    const made = { id, name, container, plays, dialect, settings: {}, made: true }
    this.#add(made)
    return made
  }

  /** Gives a speaker its next line; returns the line's number among its own, from 0. */
  give(id: AgentId, line: SpokenLine): number {
    const lines = this.#lines.get(id)
    if (lines) return lines.push(line) - 1
    this.#lines.set(id, [line])
    return 0
  }

  /** Everybody, in order, with the lines they have been given. */
  agents(): readonly AgentLine[] {
    return [...this.#byId.values()].map((agent) => {
      const lines = this.#lines.get(agent.id)
      if (!lines) return agent
      const settings: Json = { ...objectOf(agent.settings), lines: lines.map(plain) }
      return { ...agent, settings }
    })
  }
}

const objectOf = (value: Json): Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? // A role's settings are a map in YAML; what is no map has been refused by its schema.
      (value as Readonly<Record<string, Json>>)
    : {}

/** Drafts are plain data already; the compiler cannot see it through their optional fields. */
const plain = (line: SpokenLine): Json => line as unknown as Json
