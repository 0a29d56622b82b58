/** What became of one conversation, for the outcome of a run. */
export interface ConversationSummary {
  readonly id: string
  /** FIPA: the interaction protocol. KQML: the policy, such as `P1`. */
  readonly protocol: string
  readonly opener: string
  readonly state: string
  readonly facts: Readonly<Record<string, string | number>>
}
