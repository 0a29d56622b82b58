/** Worlds of FIPA agents for the tests of this folder, built as the stage builds them. */
import * as v from 'valibot'
import type { Json } from '../../../base/index.ts'
import {
  createRun,
  defaultBounds,
  type AgentId,
  type Draft,
  type Entry,
  type Letter,
  type Note,
  type Run,
  type World,
} from '../../../sim/index.ts'
import { aclMessage, aid, type AclMessage } from '../acl/message.ts'
import { draftOf } from './letters.ts'
import { fipaRoom } from './room.ts'

/** Name, role without the room, what stands in `with`. */
export type CastLine = readonly [name: string, plays: string, settings?: Json, container?: string]

const clock = Date.UTC(2026, 0, 1)

export function worldOf(cast: readonly CastLine[], more: Partial<World> = {}): World {
  const lines = cast.map(([name, plays, settings = {}, container = 'main/main']) => ({
    id: `${name}@${container.slice(0, container.indexOf('/'))}`,
    name,
    plays: `fipa/${plays}`,
    settings,
    container,
  }))
  return {
    seed: 7,
    bounds: defaultBounds,
    network: { withinContainer: 1, betweenContainers: 2, betweenPlatforms: 20, links: [] },
    containers: [...new Set(lines.map(({ container }) => container))],
    agents: lines.map(({ id, name, plays, settings, container }) => {
      const role = fipaRoom.roles.find((each) => each.name === plays)
      if (!role) throw new Error(`No role ${plays}`)
      const checked = v.parse(role.settings, settings) as Json // what a schema gives is plain
      return {
        id,
        container,
        ...role.create({
          id,
          name,
          dialect: undefined,
          settings: checked,
          file: () => undefined,
          fileNames: [],
          agents: lines,
          clock,
        }),
      }
    }),
    faults: [],
    timeline: [],
    codecs: { 'fipa-acl': fipaRoom.codec },
    spawn: () => null,
    ...more,
  }
}

export function played(cast: readonly CastLine[], more: Partial<World> = {}): Run {
  const run = createRun(worldOf(cast, more))
  run.advance()
  return run
}

export const initiator = (settings: Record<string, Json> = {}): CastLine => [
  'initiator',
  'contract-net-initiator',
  { participants: ['p-0', 'p-1', 'p-2'], task: '(task compute-result)', ...settings },
]

export const participant = (name: string, settings: Record<string, Json>): CastLine => [
  name,
  'contract-net-participant',
  settings,
]

/** A line of the timeline: what one says to the other at a tick. */
export const sayAt = (at: number, from: string, to: string, message: Partial<AclMessage>) => {
  const letter: Draft = draftOf({
    ...aclMessage(message.performative ?? 'inform'),
    sender: aid(from),
    receivers: [aid(to)],
    ...message,
  })
  const input = { do: 'send', agent: `${from}@main`, to: [`${to}@main`], letter } as const
  return { at, input }
}

export const lettersOf = ({ entries }: Pick<Run, 'entries'>): ReadonlyMap<string, Letter> =>
  new Map(
    entries.flatMap((entry) => (entry.kind === 'sent' ? [[entry.letter.id, entry.letter]] : [])),
  )

const local = (id: AgentId): string => id.slice(0, id.lastIndexOf('@'))

/** What arrived: `initiator>p-0 cfp`. */
export function arrivals(run: Run): readonly string[] {
  const letters = lettersOf(run)
  return run.entries.flatMap((entry) => {
    const letter = entry.kind === 'delivered' ? letters.get(entry.letter) : undefined
    return letter ? [`${local(letter.from)}>${local(letter.to)} ${letter.tags.act}`] : []
  })
}

type Noted = Extract<Entry, { kind: 'noted' }>

export const notesOf = ({ entries }: Pick<Run, 'entries'>, agent?: string): readonly Note[] =>
  entries
    .filter((entry): entry is Noted => entry.kind === 'noted')
    .filter((entry) => agent === undefined || local(entry.agent) === agent)
    .map(({ note }) => note)

export const noteOf = (run: Pick<Run, 'entries'>, code: string): Note | undefined =>
  notesOf(run).find((note) => note.code === code)

/** The content of the nth letter with this act, from 0. */
export const contentOf = (run: Pick<Run, 'entries'>, act: string, nth = 0): string => {
  const letter = [...lettersOf(run).values()].filter(({ tags }) => tags.act === act)[nth]
  return letter ? fipaRoom.contentOf(letter) : ''
}
