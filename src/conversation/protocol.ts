/** A protocol is a table; `walker.ts` walks it, and figures, completion and tests read it. */

/** FIPA's words; where KQML writes A and B, A is the initiator. */
export type Role = 'initiator' | 'participant'

/** One arrow of the figure: in state `from`, the `by` role says `act`. */
export interface Transition<State extends string = string> {
  readonly from: State
  readonly by: Role
  readonly act: string
  readonly to: State
  /** The arrow serves only what comes too late; a state that nothing else leaves counts as final. */
  readonly late?: true
}

/** In state `from` somebody waits, and when the time is up the conversation is in `to`. */
export interface Deadline<State extends string = string> {
  readonly from: State
  readonly to: State
}

/** What holds in every protocol of a family and would otherwise be repeated in each state of each table. */
export interface Customs {
  /** Said by either side in place of what was expected; it ends the conversation. */
  readonly notUnderstood?: string
  readonly cancel?: {
    /** Said by the initiator at any time after its opening. */
    readonly act: string
    /** The participant has stopped. */
    readonly done: string
    /** The participant could not stop. */
    readonly failed: string
  }
}

/** The states that customs lead to, in every protocol that has them. */
export type CommonState = 'not-understood' | 'cancelling' | 'cancelled' | 'not-cancelled'

export interface Protocol<State extends string = string> {
  /** FIPA: the value of `:protocol`. KQML: the policy's name, such as `P1`. */
  readonly name: string
  readonly source: string
  readonly start: State
  readonly transitions: readonly Transition<State>[]
  readonly deadlines?: readonly Deadline<State>[]
  readonly customs?: Customs
}
