import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64url, digestChunks, digestOf } from './digest.ts'

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())
const utf8 = (text: string) => new Uint8Array(Buffer.from(text))

test('a chunk is the canonical text of each value with a line feed', () => {
  expect([...digestChunks([{ b: 1, a: 'é' }, 2])]).toEqual([utf8('{"a":"é","b":1}\n2\n')])
})

test('a chunk ends after 1,000 values', () => {
  const lengths = (count: number) =>
    Array.from(digestChunks(Array(count).fill(7)), ({ length }) => length / 2)

  expect(lengths(999)).toEqual([999])
  expect(lengths(1_000)).toEqual([1_000])
  expect(lengths(2_001)).toEqual([1_000, 1_000, 1])
})

test('the digest is the hash of the hashes of the chunks', () => {
  const values = Array.from({ length: 1_500 }, (_, n) => ({ n }))
  const lines = values.map(({ n }) => `{"n":${n}}\n`)
  const hashes = [lines.slice(0, 1_000), lines.slice(1_000)].map((chunk) =>
    sha256(utf8(chunk.join(''))),
  )

  expect(digestOf(values, sha256)).toBe(
    `sha-256:${Buffer.from(sha256(Buffer.concat(hashes))).toString('base64url')}`,
  )
})

test('base64url is that of RFC 4648 section 5', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(base64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
    }),
    { seed: 1 },
  )
})
