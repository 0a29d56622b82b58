import { expect, test } from 'vitest'
import type { Json } from '../../../base/index.ts'
import { createRun, promptFor } from '../../../sim/index.ts'
import { fipaRoom } from './room.ts'
import { arrivals, noteOf, notesOf, worldOf, type CastLine } from './net.fixture.ts'

/** Plays an .acl text as the stage does: every speaker gets its lines, and a prompt for each. */
function told(text: string, cast: readonly CastLine[]) {
  const lines = fipaRoom.linesOf.acl({ name: 'd.acl', text })
  const linesOf = (name: string) => lines.filter(({ sender }) => sender === name)
  const world = worldOf(cast)
  const agents = world.agents.map((seed) => {
    const name = seed.id.slice(0, seed.id.indexOf('@'))
    const spoken = linesOf(name).map(({ receivers, draft }) => ({
      to: receivers.map((receiver) => `${receiver}@main`),
      draft,
    }))
    const role = fipaRoom.roles.find((each) => each.name === 'fipa/script')
    const isScript = cast.some(([who, plays]) => who === name && plays === 'script')
    if (!role || !isScript) return seed
    // The stage does the same: drafts are plain data.
    const settings = { lines: spoken } as unknown as Json
    const request = {
      id: seed.id,
      name,
      dialect: undefined,
      file: () => undefined,
      fileNames: [],
      agents: world.agents.map(({ id }) => ({ id, name: id, plays: '' })),
      clock: 0,
    }
    return { ...seed, ...role.create({ ...request, settings }) }
  })
  const counts = new Map<string, number>()
  const timeline = lines.map(({ sender }) => {
    const index = counts.get(sender ?? '') ?? 0
    counts.set(sender ?? '', index + 1)
    return {
      input: { do: 'prompt', agent: `${sender ?? ''}@main`, reason: promptFor(index) } as const,
    }
  })
  const run = createRun({ ...world, agents, timeline })
  run.advance()
  return run
}

const line = (act: string, from: string, to: string, content: string) =>
  `(${act} :sender (agent-identifier :name ${from}) :receiver (set (agent-identifier :name ${to}))
  :content "${content}" :language fipa-sl :protocol fipa-contract-net :conversation-id c1)`

const action = '(action (agent-identifier :name p) (task t))'
const call = line('cfp', 'i', 'p', `(${action} (any ?price (= (price) ?price)))`)
const accept = line('accept-proposal', 'i', 'p', `(${action} (= (price) 5))`)

test('scripted speakers say their lines in the order of the file', () => {
  const bid = line('propose', 'p', 'i', `(${action} (= (price) 5))`)
  const result = line('inform', 'p', 'i', `((result ${action} 9))`)
  const run = told([call, bid, accept, result].join('\n'), [
    ['i', 'script'],
    ['p', 'script'],
  ])

  expect(arrivals(run)).toEqual(['i>p cfp', 'p>i propose', 'i>p accept-proposal', 'p>i inform'])
  expect(notesOf(run).map(({ code }) => code)).toEqual(Array(4).fill('script-listens'))
  expect(fipaRoom.summaries(run.entries)).toMatchObject([
    { state: 'done', facts: { winner: 'p', price: 5, result: 9 } },
  ])
})

test('a person may play the initiator against a live participant', () => {
  const run = told([call, accept].join('\n'), [
    ['i', 'script'],
    ['p', 'contract-net-participant', { cost: 5, result: 9 }],
  ])

  expect(arrivals(run)).toEqual(['i>p cfp', 'p>i propose', 'i>p accept-proposal', 'p>i inform'])
})

test('a listener notes a wrong turn in what it hears', () => {
  const result = line('inform', 'p', 'i', `((result ${action} 9))`)
  const run = told([call, result].join('\n'), [
    ['i', 'script'],
    ['p', 'script'],
  ])

  expect(noteOf(run, 'out-of-sequence')).toMatchObject({
    details: { x: 'inform', from: 'p', state: 'called', y: 'propose, refuse' },
    source: '[FIPA SC00029]',
  })
})

test('what belongs to another protocol, or to none, is no wrong turn', () => {
  const query = line('query-if', 'i', 'p', '((free))').replace('fipa-contract-net', 'fipa-query')
  const loose =
    '(inform :sender (agent-identifier :name i) :receiver (set (agent-identifier :name p)))'
  const run = told([query, loose].join('\n'), [
    ['i', 'script'],
    ['p', 'script'],
  ])

  expect(notesOf(run).map(({ code }) => code)).toEqual(['script-listens', 'script-listens'])
})

test('a prompt for a line that is not there is silence', () => {
  const world = worldOf([['i', 'script']], {
    timeline: [{ input: { do: 'prompt', agent: 'i@main', reason: promptFor(3) } }],
  })
  const run = createRun(world)
  run.advance()

  expect(run.entries.filter(({ kind }) => kind === 'sent')).toEqual([])
})
