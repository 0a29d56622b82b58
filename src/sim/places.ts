import type { AgentId, ContainerId, Tick } from './letter.ts'
import type { Route } from './entry.ts'
import type { Network } from './world.ts'

/** Containers by their number in declared order, and how far they are from one another. */
export interface Places {
  readonly containers: readonly ContainerId[]
  /** The platform of each container. */
  readonly platforms: readonly string[]
  /** Where letters for a platform's unknown agents go: its first container. Undefined: no such platform. */
  readonly entranceOf: (agent: AgentId) => number | undefined
  readonly numberOf: (container: ContainerId) => number | undefined
  readonly routeBetween: (from: number, to: number) => Route
  /** In virtual milliseconds, at least 1, so that no loop fits into one tick. */
  readonly latencyBetween: (from: number, to: number) => Tick
}

export function createPlaces(containers: readonly ContainerId[], network: Network): Places {
  const platforms = containers.map((container) => container.slice(0, container.indexOf('/')))
  const numbers = new Map(containers.map((container, number) => [container, number]))
  const entrances = new Map<string, number>()
  for (const [number, platform] of platforms.entries()) {
    if (!entrances.has(platform)) entrances.set(platform, number)
  }
  const routeBetween = (from: number, to: number): Route => {
    if (from === to) return 'container'
    return platforms[from] === platforms[to] ? 'platform' : 'wire'
  }
  const measure = (from: number, to: number): Tick => {
    const [here, there] = [from, to].map((number) => [containers[number], platforms[number]])
    const joins = (a: string, b: string) =>
      here?.includes(a) === true && there?.includes(b) === true
    const link = network.links.find(({ between: [a, b] }) => joins(a, b) || joins(b, a))
    return Math.max(1, link?.latency ?? latencyOf(network, routeBetween(from, to)))
  }
  const within = Math.max(1, network.withinContainer)
  const measured = new Map<number, Tick>()
  return {
    containers,
    platforms,
    entranceOf: (agent) => entrances.get(agent.slice(agent.lastIndexOf('@') + 1)),
    numberOf: (container) => numbers.get(container),
    routeBetween,
    latencyBetween: (from, to) => {
      if (from === to) return within
      const key = from * containers.length + to
      const known = measured.get(key)
      if (known !== undefined) return known
      const latency = measure(from, to)
      measured.set(key, latency)
      return latency
    },
  }
}

function latencyOf(network: Network, route: Route): Tick {
  switch (route) {
    case 'container':
      return network.withinContainer
    case 'platform':
      return network.betweenContainers
    case 'wire':
      return network.betweenPlatforms
  }
}
