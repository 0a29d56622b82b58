import { sha256 } from '@noble/hashes/sha2.js'
import { journalDigest, type Entry } from '../sim/index.ts'

/**
 * The digest of a run: `sha-256:` and base64url, the same in Node and every browser.
 *
 * The hash is a library's and not the browser's own, which is missing on plain http.
 */
export const runDigest = (entries: readonly Entry[]): string => journalDigest(entries, sha256)
