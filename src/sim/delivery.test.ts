import { expect, test } from 'vitest'
import { accept, refuse } from '../base/index.ts'
import type { Draft, Letter } from './letter.ts'
import {
  agent,
  arrivals,
  entriesOf,
  lettersOf,
  played,
  say,
  sends,
  speaker,
  worldOf,
} from './worlds.fixture.ts'
import type { Codec } from './world.ts'

test('a letter within a container takes one millisecond, and its entries lead to one another', () => {
  const run = played(
    worldOf([speaker('a@main', [sends('b@main', say('tell', 7))]), speaker('b@main')]),
  )

  expect(run.entries).toEqual([
    { i: 0, tick: 0, at: 'main/main', cause: null, kind: 'started', agent: 'a@main' },
    {
      i: 1,
      tick: 0,
      at: 'main/main',
      cause: 0,
      kind: 'sent',
      letter: {
        id: 'a@main#1',
        from: 'a@main',
        to: 'b@main',
        message: 'a@main#1',
        protocol: 'kqml',
        tags: { act: 'tell' },
        payload: 7,
      },
      route: 'container',
      due: 1,
    },
    { i: 2, tick: 0, at: 'main/main', cause: null, kind: 'started', agent: 'b@main' },
    { i: 3, tick: 1, at: 'main/main', cause: 1, kind: 'delivered', letter: 'a@main#1' },
  ])
  expect(run.status).toBe('quiet')
  expect(run.rowCount).toBe(1)
})

test('a message to three agents is three letters with one act of saying', () => {
  const others = ['b@main', 'c@main', 'd@main']
  const run = played(
    worldOf([
      speaker('a@main', [sends(others, say('tell')), sends('b@main', say('tell'))]),
      ...others.map((id) => speaker(id)),
    ]),
  )

  expect(Array.from(lettersOf(run).values(), ({ id, to, message }) => [id, to, message])).toEqual([
    ['a@main#1', 'b@main', 'a@main#1'],
    ['a@main#2', 'c@main', 'a@main#1'],
    ['a@main#3', 'd@main', 'a@main#1'],
    ['a@main#4', 'b@main', 'a@main#4'],
  ])
})

test('letters due together arrive by receiving container, sending container and order of sending', () => {
  const both = [sends(['far@main', 'near@main'], say('tell'))]
  const run = played(
    worldOf(
      [
        speaker('y@main', both, 'main/second'),
        speaker('x@main', both, 'main/first'),
        speaker('far@main', [], 'main/second'),
        speaker('near@main', [], 'main/first'),
      ],
      {
        containers: ['main/first', 'main/second'],
        network: { withinContainer: 3, betweenContainers: 3, betweenPlatforms: 3, links: [] },
      },
    ),
  )

  expect(arrivals(run)).toEqual([
    '3 x@main>near@main tell',
    '3 y@main>near@main tell',
    '3 x@main>far@main tell',
    '3 y@main>far@main tell',
  ])
})

const twoPlatforms = {
  containers: ['alpha/main', 'alpha/west', 'beta/main'],
  network: {
    withinContainer: 0,
    betweenContainers: 2,
    betweenPlatforms: 20,
    links: [
      { between: ['beta', 'alpha'] as const, latency: 50 },
      { between: ['alpha/main', 'alpha/west'] as const, latency: 5 },
    ],
  },
}

/** The wire's text is the act and the payload, and what begins with `?` cannot be read. */
const plain: Codec = {
  encode: ({ tags, payload }) => `${tags.act} ${JSON.stringify(payload)}`,
  decode: (text) => {
    const [act = '', payload = ''] = text.split(' ')
    return act.startsWith('?')
      ? refuse({ why: 'unreadable', by: 'unknown-act' })
      : accept({ tags: { act: act.toUpperCase() }, payload: { read: payload } })
  },
}

test('the way between containers and platforms is as long as their link says, in either direction', () => {
  const run = played(
    worldOf(
      [
        speaker('a@alpha', [sends(['a@alpha', 'w@alpha', 'b@beta'], say('tell'))], 'alpha/main'),
        speaker('w@alpha', [], 'alpha/west'),
        speaker('b@beta', [sends('w@alpha', say('tell'))], 'beta/main'),
      ],
      { ...twoPlatforms, codecs: { kqml: plain } },
    ),
  )

  expect(entriesOf(run, 'sent').map(({ route, due }) => [route, due])).toEqual([
    // 0 is raised to the least latency, so that no loop fits into one tick.
    ['container', 1],
    ['platform', 5],
    ['wire', 50],
    ['wire', 50],
  ])
})

/** Remembers the last letter it got. */
const listener = (id: string, container: string) =>
  agent(
    id,
    null as Letter['payload'],
    (last, percept) => ({
      memory:
        percept.kind === 'message'
          ? { act: percept.letter.tags.act, payload: percept.letter.payload }
          : last,
      effects: [],
    }),
    container,
  )

const across = (letter: Draft, codecs = { kqml: plain }) =>
  played(
    worldOf(
      [
        speaker('a@alpha', [sends('b@beta', letter)], 'alpha/main'),
        listener('b@beta', 'beta/main'),
      ],
      { ...twoPlatforms, codecs },
    ),
  )

test('between platforms a letter is written as text and read on arrival', () => {
  const run = across(say('tell', [1]))

  expect(lettersOf(run).get('a@alpha#1')?.text).toBe('tell [1]')
  expect(run.momentAt(run.entries.length - 1).agents[1]?.memory).toEqual({
    act: 'TELL',
    payload: { read: '[1]' },
  })
})

test('what the other platform cannot read is dropped there, with what was unreadable', () => {
  const run = across(say('?what'))

  expect(entriesOf(run, 'dropped')).toMatchObject([
    { tick: 50, at: 'beta/main', letter: 'a@alpha#1', why: 'unreadable', by: 'unknown-act' },
  ])
  expect(entriesOf(run, 'delivered')).toEqual([])
})

test('a protocol without a text cannot leave its platform', () => {
  const run = across({ ...say('tell'), protocol: 'mcp' })

  expect(entriesOf(run, 'dropped')).toMatchObject([
    { tick: 0, at: 'alpha/main', why: 'unreadable', by: 'no-codec' },
  ])
})

test('a letter to nobody is dropped where the platform would have known', () => {
  const to = ['nobody@alpha', 'nobody@nowhere', 'A@alpha']
  const run = played(
    worldOf([speaker('a@alpha', [sends(to, say('tell'))], 'alpha/west')], {
      ...twoPlatforms,
      codecs: { kqml: plain },
    }),
  )

  expect(
    entriesOf(run, 'dropped').map(({ tick, at, letter, why, by }) => [tick, at, letter, why, by]),
  ).toEqual([
    [0, 'alpha/west', 'a@alpha#2', 'no-such-agent', 'nowhere'],
    [5, 'alpha/main', 'a@alpha#1', 'no-such-agent', 'alpha'],
    // Names are compared exactly.
    [5, 'alpha/main', 'a@alpha#3', 'no-such-agent', 'alpha'],
  ])
  expect(run.rowCount).toBe(3)
})

test('the text that its author typed and where it stands travel with a letter', () => {
  const origin = { file: 'd.kqml', from: 3, to: 9 }
  const letter = { ...say('tell'), text: '(tell)', origin }
  const run = played(worldOf([speaker('a@main', [sends('b@main', letter)]), speaker('b@main')]))

  expect(lettersOf(run).get('a@main#1')).toMatchObject({ text: '(tell)', origin })
})

test('a world that puts an agent nowhere, or two under one name, is our own mistake', () => {
  expect(() => played(worldOf([speaker('a@main', [], 'main/attic')]))).toThrow('main/attic')
  expect(() => played(worldOf([speaker('a@main'), speaker('a@main')]))).toThrow('a@main')
})
