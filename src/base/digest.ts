import { canonicalText } from './canonical.ts'
import { encodeUtf8 } from './utf8.ts'

/**
 * The digest of a long list of values: SHA-256 of each chunk, then SHA-256 of those joined. The hash function
 * is an argument, for the core knows neither a browser nor Node. [Parley shapes §2]
 */

/** How many values make a chunk. */
const chunkLength = 1_000

/** The bytes of each chunk: the canonical text of every value, each with a line feed. */
export function* digestChunks(values: Iterable<unknown>): Generator<Uint8Array<ArrayBuffer>> {
  let lines: string[] = []
  for (const value of values) {
    lines.push(canonicalText(value), '\n')
    if (lines.length < 2 * chunkLength) continue
    yield encodeUtf8(lines.join(''))
    lines = []
  }
  if (lines.length > 0) yield encodeUtf8(lines.join(''))
}

function joinHashes(hashes: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(hashes.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const hash of hashes) {
    joined.set(hash, at)
    at += hash.length
  }
  return joined
}

const digestName = (hash: Uint8Array): string => `sha-256:${base64url(hash)}`

/** The whole digest, for a hash function (SHA-256) that answers at once. */
export function digestOf(
  values: Iterable<unknown>,
  hash: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array,
): string {
  const hashes = Array.from(digestChunks(values), (chunk) => hash(chunk))
  return digestName(hash(joinHashes(hashes)))
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Base 64 with the alphabet for addresses and file names, without padding. [RFC 4648 §5] */
export function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const group = (a << 16) | (b << 8) | c
    const digits = Math.min(bytes.length - at, 3) + 1
    for (let digit = 0; digit < digits; digit++) {
      text += alphabet.charAt((group >> (18 - 6 * digit)) & 63)
    }
  }
  return text
}
