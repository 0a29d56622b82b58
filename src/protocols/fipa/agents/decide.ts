/** Choosing among proposals: first the others are turned down, then the chosen are accepted. */
import type { Effect } from '../../../sim/index.ts'
import { answer, noteOn, type Speaker } from './answering.ts'
import { afterSaying } from './branch.ts'
import { branchAt, numbersIn, tagFor, withBranches, type Call, type Choice } from './call.ts'
import { actionTerm, proposalContent, rejectionContent } from './contents.ts'

/** What an initiator is told by its scenario. */
export interface Initiator extends Speaker {
  readonly task: string
  readonly choose: Choice
  /** Proposals above this are not considered. */
  readonly atMost: number | undefined
}

interface Bid {
  readonly number: number
  readonly name: string
  readonly price: number
  readonly place: number
}

/** Ends the time of bidding. Ties go to who was declared first. */
export function decide(
  me: Initiator,
  call: Call,
): { readonly call: Call; readonly effects: readonly Effect[] } {
  const bids = bidsOf(me, call)
  const chosen = choose(me, bids)
  const taken = new Set(chosen)
  const others = bids.filter((bid) => !taken.has(bid))
  const notes = explain(me, call, bids, chosen)
  const effects = [
    ...others.flatMap((bid) => reject(me, call, bid, reasonAgainst(me, bid, chosen))),
    ...chosen.flatMap((bid) => acceptBid(me, call, bid)),
  ]
  const numbers = new Set(chosen.map(({ number }) => number))
  const said = (number: number) => (numbers.has(number) ? 'accept-proposal' : 'reject-proposal')
  const decided = withBranches({ ...call, isDecided: true }, (branch, number) =>
    branch.standing.state === 'proposed'
      ? { ...branch, standing: afterSaying(branch.standing, 'initiator', said(number)) }
      : branch,
  )
  return { call: decided, effects: [...notes, ...effects] }
}

const bidsOf = (me: Initiator, call: Call): readonly Bid[] =>
  numbersIn(call, 'proposed').flatMap((number) => {
    const { bid } = branchAt(call, number)
    const name = me.names.nameOf(call.participants[number] ?? '')
    return bid ? [{ number, name, price: bid.price, place: bid.place }] : []
  })

function choose(
  { choose: choice, atMost = Infinity }: Initiator,
  bids: readonly Bid[],
): readonly Bid[] {
  const fitting = bids.filter(({ price }) => price <= atMost)
  if (choice === 'all') return fitting
  const [best] = fitting.toSorted((one, other) => rank(choice, one) - rank(choice, other))
  return best ? [best] : []
}

/** The least comes first; sorting is stable, so ties stay in declared order. */
function rank(choice: Exclude<Choice, 'all'>, { price, place }: Bid): number {
  switch (choice) {
    case 'lowest':
      return price
    case 'highest':
      return -price
    case 'first':
      return place
  }
}

function explain(
  me: Initiator,
  call: Call,
  bids: readonly Bid[],
  chosen: readonly Bid[],
): readonly Effect[] {
  const about = { conversation: call.conversation }
  const rule = { rule: me.choose }
  const [winner] = chosen
  if (bids.length === 0) return [noteOn(about, 'nobody-proposed', {})]
  if (!winner) return [noteOn(about, 'nobody-chosen', { limit: me.atMost ?? null }, rule)]
  const equals = bids.filter(({ price }) => price === winner.price)
  const isTie = equals.length > 1 && (me.choose === 'lowest' || me.choose === 'highest')
  const winners = chosen.map(({ name }) => name)
  const { price } = winner
  return [
    ...(isTie
      ? [
          noteOn(
            about,
            'tie',
            { price, between: equals.map(({ name }) => name), winner: winner.name },
            rule,
          ),
        ]
      : []),
    noteOn(about, 'chosen', { winner: winners, price, rule: me.choose, of: bids.length }, rule),
  ]
}

function reasonAgainst(me: Initiator, bid: Bid, [winner]: readonly Bid[]): string {
  if (bid.price > (me.atMost ?? Infinity)) return `(price-limit ${me.atMost ?? 0})`
  if (!winner) return 'not-chosen'
  return me.choose === 'first' ? 'another-was-first' : `(better-price ${winner.price})`
}

/** An answer to a proposal, for the reason given. */
export function reject(
  me: Initiator,
  call: Call,
  { number, name, price }: Pick<Bid, 'number' | 'name' | 'price'>,
  reason: string,
): readonly Effect[] {
  const message = branchAt(call, number).bid?.message
  const content = rejectionContent(actionTerm(name, me.task), price, reason)
  return message ? answer(me, message, 'reject-proposal', content) : []
}

function acceptBid(me: Initiator, call: Call, { number, name, price }: Bid): readonly Effect[] {
  const message = branchAt(call, number).bid?.message
  const content = proposalContent(actionTerm(name, me.task), price)
  const replyWith = tagFor(call.conversation, 'result', number)
  return message ? answer(me, message, 'accept-proposal', content, { replyWith }) : []
}
