import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { countedIn, journalDigest } from './digest.ts'
import { agent, played, say, sends, speaker, worldOf } from './worlds.fixture.ts'
import type { Draft } from './letter.ts'

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())

const run = (letter: Draft) =>
  played(
    worldOf([speaker('a@main', [sends('b@main', letter)]), speaker('b@main')], {
      timeline: [{ input: { do: 'send', agent: 'b@main', to: ['a@main'], letter } }],
    }),
  )
const digest = (letter: Draft) => journalDigest(run(letter).entries, sha256)

test('the digest stands for the run: same run, same digest', () => {
  expect(digest(say('tell', 1))).toBe(digest(say('tell', 1)))
  expect(digest(say('tell', 1))).not.toBe(digest(say('tell', 2)))
  expect(digest(say('tell', 1))).toMatch(/^sha-256:[\w-]{43}$/)
})

test('where a letter stands in its file does not count', () => {
  const origin = { file: 'd.kqml', from: 3, to: 9 }

  expect(digest({ ...say('tell'), origin })).toBe(digest(say('tell')))
  expect(digest({ ...say('tell'), text: '(tell)' })).not.toBe(digest(say('tell')))
})

test('the wording of an error is the engine’s own and does not count', () => {
  const broken = (error: string) =>
    played(
      worldOf([
        agent('a@main', null, () => {
          throw new Error(error)
        }),
      ]),
    )

  expect(journalDigest(broken('x is undefined').entries, sha256)).toBe(
    journalDigest(broken('undefined is not an object').entries, sha256),
  )
})

test('entries count as they are, but for those two things', () => {
  const { entries } = run(say('tell'))

  expect([...countedIn(entries)]).toEqual(entries)
})
