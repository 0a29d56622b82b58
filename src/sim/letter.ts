import type { Json } from '../base/index.ts'

/** `local@platform`, compared exactly. */
export type AgentId = string
/** `platform/container`. */
export type ContainerId = string
/** Virtual time in whole milliseconds since the run began. */
export type Tick = number
/** `<sender id>#<n>`; n counts the letters of one sender, from 1. */
export type LetterId = string

export type ProtocolName = 'kqml' | 'fipa-acl' | 'fmr' | 'fcop' | 'mcp' | 'a2a'

/** What the kernel may match on: faults, filters and templates see these and never the payload. */
export interface Tags {
  readonly act: string
  readonly conversation?: string
  readonly replyWith?: string
  readonly inReplyTo?: string
  readonly language?: string
  readonly ontology?: string
  readonly interaction?: string
}

/** What travels. It has exactly one receiver: a message to n agents is n letters with one `message`. */
export interface Letter {
  readonly id: LetterId
  readonly from: AgentId
  readonly to: AgentId
  /** The act of saying: the id of the first copy. */
  readonly message: LetterId
  readonly protocol: ProtocolName
  readonly tags: Tags
  /** The protocol room's value; the kernel never opens it. */
  readonly payload: Json
  /** Exactly as typed, or as it went over the wire, where that exists. */
  readonly text?: string
  /** For "select the source text"; left out of the digest. */
  readonly origin?: Origin
}

export interface Origin {
  readonly file: string
  readonly from: number
  readonly to: number
}

/** A letter as an agent writes it; the kernel mints the ids and fills in the two ends. */
export type Draft = Omit<Letter, 'id' | 'from' | 'to' | 'message'>

/** A rule applied, a wrong turn, a purge, a refusal: code and details, never a sentence. */
export interface Note {
  readonly code: string
  readonly details: Readonly<Record<string, Json>>
  readonly rule?: string
  /** `[KEY §]` as in the vocabulary's sources. */
  readonly source?: string
  readonly conversation?: string
  readonly state?: string
  /** The table shows it and a step stops at it. */
  readonly row?: true
}
