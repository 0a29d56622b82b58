import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { catalogue, readScenario } from '../scenarios/index.ts'
import { isRow } from '../sim/index.ts'
import { expectedFile } from './expectation.ts'
import { folderFiles, shippedFolder } from './files.ts'
import { playFiles } from './play.ts'

const ids = catalogue.map(({ id }) => id)

function play(id: string, seed?: number) {
  const result = playFiles(folderFiles(shippedFolder(id)), seed)
  if (!result.ok) throw new Error(`${id}: ${JSON.stringify(result.problems)}`)
  return result.played
}

test('every folder of scenarios is in the catalogue', () => {
  const areas = readdirSync(shippedFolder('.'), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  )
  const folders = areas.flatMap(({ name }) =>
    readdirSync(shippedFolder(name)).map((folder) => `${name}/${folder}`),
  )

  expect(folders.toSorted()).toEqual(ids.toSorted())
})

test.each(catalogue)(
  '$id is called in the catalogue what its scenario.yaml says',
  ({ id, title }) => {
    const { scenario, problems } = readScenario(folderFiles(shippedFolder(id)))

    expect(scenario?.title).toEqual(title)
    expect(problems.flatMap(({ problems: all }) => all)).toEqual([])
  },
)

test.each(ids)('%s tells its story in both languages', (id) => {
  const names = folderFiles(shippedFolder(id)).map(({ name }) => name)

  expect(names).toEqual(expect.arrayContaining(['en.md', 'zh.md', 'scenario.yaml']))
})

test.each(ids)('%s comes out as it must, and all its checks pass', (id) => {
  const expected: unknown = parse(readFileSync(join(shippedFolder(id), expectedFile), 'utf8'))

  const { seed, outcome, digest, checks } = play(id)

  expect({ seed, outcome, digest }).toEqual(expected)
  expect(checks.filter(({ passed }) => !passed)).toEqual([])
})

test.each(ids)('%s comes out the same twice', (id) => {
  expect(play(id, 3).digest).toBe(play(id, 3).digest)
})

test('the contract net takes nine messages: three calls, two proposals, a refusal, a rejection, an acceptance, a result', () => {
  const { outcome, entries } = play('contract-net/nine-messages')

  expect(entries.filter(isRow)).toHaveLength(9)
  expect(outcome).toMatchObject({
    ended: 'quiet',
    messages: {
      count: 9,
      byAct: {
        cfp: 3,
        propose: 2,
        refuse: 1,
        'reject-proposal': 1,
        'accept-proposal': 1,
        inform: 1,
      },
    },
    conversations: [
      {
        protocol: 'fipa-contract-net',
        state: 'done',
        facts: { winner: 'participant-1', price: 27, result: 125 },
      },
    ],
  })
})

test('the buyer asks four times and the store works out four answers', () => {
  const { outcome } = play('kqml/buyer-and-store')

  expect(outcome.messages).toEqual({
    count: 8,
    byAct: { 'ask-all': 1, 'ask-if': 1, 'ask-one': 2, tell: 4 },
    dropped: 0,
  })
})

test('in the dialect split one ask and one query are sent, and neither is understood', () => {
  const { outcome } = play('kqml/dialect-split')

  expect(outcome.messages.byAct).toEqual({ ask: 1, error: 2, query: 1 })
  expect(outcome.notUnderstood).toMatchObject([
    { by: 'south', act: 'ask' },
    { by: 'north', act: 'query' },
  ])
})
