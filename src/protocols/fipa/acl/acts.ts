/**
 * The 22 communicative acts of FIPA, in the order of the library. [FIPA SC00037]
 *
 * Preconditions and effects are in the notation of the library's annex: `i` says it to `j`, `α` is
 * spelled out where it is used. No table holds a sentence; what an act means is in the vocabulary.
 */
export interface ActRow {
  /** Position in the library, from 1. */
  readonly number: number
  /** What the tuple of the content holds, item by item. */
  readonly content: readonly ContentItem[]
  /** Feasibility precondition. */
  readonly precondition: string
  /** Rational effect. */
  readonly effect: string
  /** Macro acts are planned, never seen: what is sent is an inform. */
  readonly kind: 'primitive' | 'composite' | 'macro'
  /** Decides the arrow of a diagram: opens something, or answers something. */
  readonly direction: 'request' | 'answer'
}

export type ContentItem =
  'action' | 'proposition' | 'condition' | 'reason' | 'descriptor' | 'message' | 'act'

/** The pair of precondition and effect that all acts share which reduce to an inform that α. */
const informs = (alpha: string) => ({
  precondition: `B_i α ∧ ¬B_i(Bif_j α ∨ Uif_j α), α = ${alpha}`,
  effect: 'B_j α',
})

export const acts = {
  'accept-proposal': {
    number: 1,
    content: ['action', 'condition'],
    ...informs('I_i Done(⟨j, a⟩, p)'),
    kind: 'composite',
    direction: 'answer',
  },
  agree: {
    number: 2,
    content: ['action', 'condition'],
    ...informs('I_i Done(⟨i, a⟩, p)'),
    kind: 'composite',
    direction: 'answer',
  },
  cancel: {
    number: 3,
    content: ['action'],
    precondition: '¬I_i Done(a) ∧ B_i(B_j I_i Done(a) ∨ U_j I_i Done(a))',
    effect: 'B_j ¬I_i Done(a)',
    kind: 'composite',
    direction: 'request',
  },
  cfp: {
    number: 4,
    content: ['action', 'descriptor'],
    precondition:
      '¬Bref_i(Ref x α(x)) ∧ ¬Uref_i(Ref x α(x)) ∧ ¬B_i I_j Done(⟨j, inform-ref(i, Ref x α(x))⟩), α(x) = I_i Done(⟨j, a⟩, p(x)) ⇒ I_j Done(⟨j, a⟩, p(x))',
    effect: 'Done(⟨j, inform(i, Ref x α(x) = r₁)⟩ | … | ⟨j, inform(i, Ref x α(x) = rₖ)⟩)',
    kind: 'composite',
    direction: 'request',
  },
  confirm: {
    number: 5,
    content: ['proposition'],
    precondition: 'B_i p ∧ B_i U_j p',
    effect: 'B_j p',
    kind: 'primitive',
    direction: 'answer',
  },
  disconfirm: {
    number: 6,
    content: ['proposition'],
    precondition: 'B_i ¬p ∧ B_i(U_j p ∨ B_j p)',
    effect: 'B_j ¬p',
    kind: 'primitive',
    direction: 'answer',
  },
  failure: {
    number: 7,
    content: ['action', 'reason'],
    ...informs('(∃e) Single(e) ∧ Done(e, Feasible(a) ∧ I_i Done(a)) ∧ p ∧ ¬Done(a) ∧ ¬I_i Done(a)'),
    kind: 'composite',
    direction: 'answer',
  },
  inform: {
    number: 8,
    content: ['proposition'],
    precondition: 'B_i p ∧ ¬B_i(Bif_j p ∨ Uif_j p)',
    effect: 'B_j p',
    kind: 'primitive',
    direction: 'answer',
  },
  'inform-if': {
    number: 9,
    content: ['proposition'],
    precondition: 'Bif_i p ∧ ¬B_i(Bif_j p ∨ Uif_j p)',
    effect: 'Bif_j p',
    kind: 'macro',
    direction: 'answer',
  },
  'inform-ref': {
    number: 10,
    content: ['descriptor'],
    precondition: 'Bref_i(Ref x δ(x)) ∧ ¬B_i(Bref_j(Ref x δ(x)) ∨ Uref_j(Ref x δ(x)))',
    effect: 'Bref_j(Ref x δ(x))',
    kind: 'macro',
    direction: 'answer',
  },
  'not-understood': {
    number: 11,
    content: ['act', 'reason'],
    precondition:
      'B_i α, α = p ∧ (∃x) B_i((ιe Done(e) ∧ Agent(e, j) ∧ B_j(Done(e) ∧ Agent(e, j) ∧ a = e)) = x)',
    effect: 'B_j α',
    kind: 'composite',
    direction: 'answer',
  },
  propagate: {
    number: 12,
    content: ['descriptor', 'message', 'condition'],
    precondition:
      'FP(cact) ∧ B_i α ∧ ¬B_i(Bif_j α ∨ Uif_j α), α = I_i((∃y) B_j(Ref x δ(x) = y) ∧ Done(⟨j, propagate(y, Ref x δ(x), ⟨j, cact⟩, p)⟩, B_j p))',
    effect: 'Done(cact) ∧ B_j α',
    kind: 'composite',
    direction: 'request',
  },
  propose: {
    number: 13,
    content: ['action', 'condition'],
    ...informs('I_j Done(⟨i, a⟩, p) ⇒ I_i Done(⟨i, a⟩, p)'),
    kind: 'composite',
    direction: 'answer',
  },
  proxy: {
    number: 14,
    content: ['descriptor', 'message', 'condition'],
    ...informs('I_i((∃y) B_j(Ref x δ(x) = y) ∧ Done(⟨j, cact(y)⟩, B_j p))'),
    kind: 'composite',
    direction: 'request',
  },
  'query-if': {
    number: 15,
    content: ['proposition'],
    precondition: '¬Bif_i p ∧ ¬Uif_i p ∧ ¬B_i I_j Done(⟨j, inform-if(i, p)⟩)',
    effect: 'Done(⟨j, inform(i, p)⟩ | ⟨j, inform(i, ¬p)⟩)',
    kind: 'composite',
    direction: 'request',
  },
  'query-ref': {
    number: 16,
    content: ['descriptor'],
    precondition:
      '¬Bref_i(Ref x δ(x)) ∧ ¬Uref_i(Ref x δ(x)) ∧ ¬B_i I_j Done(⟨j, inform-ref(i, Ref x δ(x))⟩)',
    effect: 'Done(⟨j, inform(i, Ref x δ(x) = r₁)⟩ | … | ⟨j, inform(i, Ref x δ(x) = rₖ)⟩)',
    kind: 'composite',
    direction: 'request',
  },
  refuse: {
    number: 17,
    content: ['action', 'reason'],
    precondition:
      'B_i ¬Feasible(⟨i, a⟩) ∧ B_i(B_j Feasible(⟨i, a⟩) ∨ U_j Feasible(⟨i, a⟩)) ∧ B_i α ∧ ¬B_i(Bif_j α ∨ Uif_j α), α = p ∧ ¬Done(⟨i, a⟩) ∧ ¬I_i Done(⟨i, a⟩)',
    effect: 'B_j ¬Feasible(⟨i, a⟩) ∧ B_j α',
    kind: 'composite',
    direction: 'answer',
  },
  'reject-proposal': {
    number: 18,
    content: ['action', 'condition', 'reason'],
    ...informs('¬I_i Done(⟨j, a⟩, p) ∧ q'),
    kind: 'composite',
    direction: 'answer',
  },
  request: {
    number: 19,
    content: ['action'],
    precondition: 'FP(a)[i\\j] ∧ B_i Agent(j, a) ∧ ¬B_i I_j Done(a)',
    effect: 'Done(a)',
    kind: 'primitive',
    direction: 'request',
  },
  'request-when': {
    number: 20,
    content: ['action', 'condition'],
    ...informs(
      '(∃e′) Done(e′) ∧ Unique(e′) ∧ I_i Done(⟨j, a⟩, (∃e) Enables(e, B_j p) ∧ Has-never-held-since(e′, B_j p))',
    ),
    kind: 'composite',
    direction: 'request',
  },
  'request-whenever': {
    number: 21,
    content: ['action', 'condition'],
    ...informs('I_i Done(⟨j, a⟩, (∃e) Enables(e, B_j p))'),
    kind: 'composite',
    direction: 'request',
  },
  subscribe: {
    number: 22,
    content: ['descriptor'],
    ...informs(
      'I_i Done(⟨j, inform-ref(i, Ref x δ(x))⟩, (∃e) Enables(e, (∃y) B_j(Ref x δ(x) = y)))',
    ),
    kind: 'composite',
    direction: 'request',
  },
} as const satisfies Record<string, ActRow>

export type Act = keyof typeof acts

/** The names of all acts, in the order of the library. */
export const actNames: readonly Act[] = Object.keys(acts).filter(isAct)

/** Exact: names of acts compare without case at the wire, so fold first. */
export function isAct(word: string): word is Act {
  return Object.hasOwn(acts, word)
}
