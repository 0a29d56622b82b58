import * as v from 'valibot'
import type { Behaviour, Context, Effect, Letter, Role, RoleRequest } from '../../../sim/index.ts'
import { aclMessage, aid, type AclMessage } from '../acl/message.ts'
import { contractNet } from '../interaction/contract-net.ts'
import { aboutOf, answerWrongTurn, misunderstand, noteOn } from './answering.ts'
import {
  actsOf,
  afterDeadline,
  afterHearing,
  afterMisunderstanding,
  afterSaying,
  atStart,
  isOver,
  type Standing,
} from './branch.ts'
import {
  branchAt,
  choices,
  equalBranches,
  numbersIn,
  numberOf,
  numbersOf,
  tagFor,
  withBranch,
  withBranches,
  type Branch,
  type Call,
} from './call.ts'
import { actionTerm, callContent, priceIn, reasonIn, resultIn } from './contents.ts'
import { decide, reject, type Initiator } from './decide.ts'
import { createNames, draftOf, messageOf, replyByAt } from './letters.ts'
import { agentName, milliseconds, whole } from './settings.ts'
import { slTerm } from './sl.ts'

/** What may stand in `with`. */
const settings = v.strictObject({
  participants: v.pipe(v.array(agentName), v.minLength(1)),
  /** What is to be done: a term of SL; anything else is taken as a string. */
  task: v.string(),
  'reply-within': v.optional(v.pipe(milliseconds, v.minValue(1)), 1_000),
  choose: v.optional(v.picklist(choices), 'lowest'),
  /** Proposals above this price are rejected. */
  'at-most': v.optional(whole),
  /** After so long it gives up and cancels whatever is not over. */
  'cancel-after': v.optional(v.pipe(milliseconds, v.minValue(1))),
})

interface Caller extends Initiator {
  readonly participants: readonly string[]
  readonly replyWithin: number
  readonly cancelAfter: number | undefined
  /** What tick 0 is called. */
  readonly clock: number
}

/** Calls by their conversation. */
type Memory = Readonly<{ calls: Readonly<Record<string, Call>> }>
type Step = Readonly<{ memory: Memory; effects: readonly Effect[] }>

/**
 * Calls for proposals when it starts, and again whenever it is prompted with `call`; chooses when all have
 * answered or the time is up. [FIPA SC00029]
 */
export const contractNetInitiator: Role = {
  name: 'fipa/contract-net-initiator',
  settings,
  create: (request) => ({ behaviour: behaviourOf(callerOf(request)), memory: { calls: {} } }),
  mentions: (given) =>
    v
      .parse(settings, given)
      .participants.map((name, index) => ({ path: ['participants', index], name })),
}

function callerOf(request: RoleRequest): Caller {
  const names = createNames(request)
  const name = names.nameOf(request.id)
  const given = v.parse(settings, request.settings)
  return {
    name,
    aid: aid(name),
    names,
    task: slTerm(given.task),
    choose: given.choose,
    atMost: given['at-most'],
    participants: [...new Set(given.participants)],
    replyWithin: given['reply-within'],
    cancelAfter: given['cancel-after'],
    clock: request.clock,
  }
}

const behaviourOf =
  (me: Caller): Behaviour =>
  (json, percept, context) => {
    const memory = json as Memory // only this role writes it
    switch (percept.kind) {
      case 'start':
        return begin(me, memory, context)
      case 'wake':
        return wake(me, memory, percept.reason, context)
      case 'message':
        return hear(me, memory, percept.letter)
      default:
        return { memory: json, effects: [] }
    }
  }

const withCall = (memory: Memory, call: Call): Memory => ({
  calls: { ...memory.calls, [call.conversation]: call },
})

function begin(me: Caller, memory: Memory, { tick }: Context): Step {
  const conversation = `${me.name}-call-${Object.keys(memory.calls).length + 1}`
  const participants = me.participants.map((name) => me.names.idOf(name))
  const deadline = tick + me.replyWithin
  const replyBy = replyByAt(me.clock, deadline)
  const called: Branch = { standing: afterSaying(atStart, 'initiator', 'cfp'), bid: null }
  const call: Call = {
    conversation,
    participants,
    rows: equalBranches(participants.length, called),
    waiting: participants.length,
    bidCount: 0,
    deadline,
    isDecided: false,
  }
  const about = { conversation, state: called.standing.state }
  const details = { task: me.task, n: participants.length, replyBy: replyBy.text }
  const sends = participants.map((to, number): Effect => {
    const replyWith = tagFor(conversation, 'call', number)
    const more = { conversationId: conversation, replyWith, replyBy }
    return { kind: 'send', to: [to], letter: draftOf(callMessage(me, me.names.nameOf(to), more)) }
  })
  // A reply in the last millisecond is in time.
  const wakes: readonly Effect[] = [
    { kind: 'wake', afterTicks: me.replyWithin + 1, reason: `deadline ${conversation}` },
    ...(me.cancelAfter === undefined
      ? []
      : [{ kind: 'wake', afterTicks: me.cancelAfter, reason: `cancel ${conversation}` } as const]),
  ]
  const note = noteOn(about, 'calls', details, { source: `[${contractNet.source}]` })
  return { memory: withCall(memory, call), effects: [note, ...sends, ...wakes] }
}

const callMessage = (me: Caller, name: string, more: Partial<AclMessage>): AclMessage => ({
  ...aclMessage('cfp'),
  sender: me.aid,
  receivers: [aid(name)],
  content: callContent(actionTerm(name, me.task)),
  language: 'fipa-sl',
  protocol: contractNet.name,
  ...more,
})

function wake(me: Caller, memory: Memory, reason: string, context: Context): Step {
  if (reason === 'call') return begin(me, memory, context)
  const [what = '', conversation = ''] = reason.split(' ')
  const call = memory.calls[conversation]
  if (!call) return { memory, effects: [] }
  if (what === 'cancel') return cancel(me, memory, call)
  return call.isDecided ? { memory, effects: [] } : endCall(me, memory, call)
}

/** Who is silent at the deadline counts as one who refused. */
function endCall(me: Caller, memory: Memory, call: Call): Step {
  const silent = numbersIn(call, 'called')
  const expired = withBranches({ ...call, waiting: 0 }, ({ standing, bid }) => ({
    standing: afterDeadline(standing),
    bid,
  }))
  const names = silent.map((number) => nameAt(me, call, number))
  const about = { conversation: call.conversation, state: 'expired' }
  const note = noteOn(
    about,
    'deadline-passed',
    { silent: names, n: names.length },
    { rule: 'reply-by' },
  )
  const decided = decide(me, expired)
  return { memory: withCall(memory, decided.call), effects: [note, ...decided.effects] }
}

const nameAt = (me: Caller, call: Call, number: number): string =>
  me.names.nameOf(call.participants[number] ?? '')

/** Gives up: every branch that is not over is cancelled, and its participant says how that went. */
function cancel(me: Caller, memory: Memory, call: Call): Step {
  const open = numbersOf(call, (standing) => !isOver(standing))
  if (open.length === 0) return { memory, effects: [] }
  const now = withBranches({ ...call, waiting: 0, isDecided: true }, ({ standing, bid }) => ({
    standing: isOver(standing) ? standing : afterSaying(standing, 'initiator', 'cancel'),
    bid,
  }))
  const sends = open.map((number): Effect => {
    const name = nameAt(me, call, number)
    const message = callMessage(me, name, {
      performative: 'cancel',
      content: `(${actionTerm(name, me.task)})`,
      conversationId: call.conversation,
      replyWith: tagFor(call.conversation, 'cancel', number),
    })
    return { kind: 'send', to: [me.names.idOf(name)], letter: draftOf(message) }
  })
  const about = { conversation: call.conversation, state: 'cancelling' }
  const note = noteOn(about, 'gives-up', { n: open.length }, { rule: 'cancel' })
  return { memory: withCall(memory, now), effects: [note, ...sends] }
}

const known = actsOf('participant')

function hear(me: Caller, memory: Memory, letter: Letter): Step {
  const { act, conversation = '' } = letter.tags
  const about = aboutOf(letter)
  if (letter.protocol !== 'fipa-acl') {
    return { memory, effects: [noteOn(about, 'other-protocol', { x: letter.protocol })] }
  }
  const message = messageOf(letter)
  if (!known.includes(act)) {
    const note = noteOn(about, 'unknown-act', { x: act, y: known })
    return { memory, effects: [note, ...misunderstand(me, message, 'unsupported-act')] }
  }
  const call = Object.hasOwn(memory.calls, conversation) ? memory.calls[conversation] : undefined
  const number = call && numberOf(call, letter)
  if (!call || number === undefined) {
    const note = noteOn(about, 'unknown-conversation', { x: act })
    return { memory, effects: [note, ...misunderstand(me, message, 'unexpected-act')] }
  }
  const { standing, bid } = branchAt(call, number)
  const step = afterHearing(standing, 'participant', act)
  const heard = step.ok
    ? understand(me, call, number, letter, step.value)
    : {
        call: withBranch(call, number, {
          standing: afterMisunderstanding(standing, 'initiator'),
          bid,
        }),
        effects: answerWrongTurn(me, letter, step.refusal, contractNet),
      }
  // Everybody has answered: there is nothing more to wait for.
  const isComplete = heard.call.waiting === 0 && !heard.call.isDecided
  const decided = isComplete ? decide(me, heard.call) : { call: heard.call, effects: [] }
  return {
    memory: withCall(memory, decided.call),
    effects: [...heard.effects, ...decided.effects],
  }
}

interface Heard {
  readonly call: Call
  readonly effects: readonly Effect[]
}

/** A turn that the protocol has. `standing` is where the branch stands after it. */
function understand(
  me: Caller,
  call: Call,
  number: number,
  letter: Letter,
  standing: Standing,
): Heard {
  const { bid } = branchAt(call, number)
  const { act } = letter.tags
  const message = messageOf(letter)
  const { state } = standing
  const about = { conversation: call.conversation, state }
  const from = nameAt(me, call, number)
  const now = withBranch(call, number, { standing, bid })
  const noted = (effect: Effect): Heard => ({ call: now, effects: [effect] })
  if (state === 'cancelling') return noted(noteOn(about, 'crossed-cancel', { x: act, from }))
  if (state === 'cancelled' || state === 'not-cancelled') {
    return noted(noteOn(about, 'cancel-heard', { x: act, from }))
  }
  switch (act) {
    case 'propose':
      return hearBid(me, call, number, message, standing)
    case 'refuse':
      return noted(noteOn(about, 'refusal-heard', { from, reason: reasonIn(message.content) }))
    case 'inform':
      return noted(
        noteOn(about, 'result-heard', { from, result: resultIn(message.content) ?? 'done' }),
      )
    case 'failure':
      return noted(noteOn(about, 'failure-heard', { from, reason: reasonIn(message.content) }))
    default:
      return noted(noteOn(about, 'heard-not-understood', { reason: reasonIn(message.content) }))
  }
}

/** A bid is kept until all have answered; one that comes too late is rejected at once. */
function hearBid(
  me: Caller,
  call: Call,
  number: number,
  message: AclMessage,
  standing: Standing,
): Heard {
  const about = { conversation: call.conversation, state: standing.state }
  const name = nameAt(me, call, number)
  const price = priceIn(message.content)
  if (price === null) {
    const lost = afterMisunderstanding(standing, 'initiator')
    const note = noteOn({ ...about, state: lost.state }, 'sl-unreadable', {
      x: message.content ?? '',
    })
    return {
      call: withBranch(call, number, { standing: lost, bid: null }),
      effects: [note, ...misunderstand(me, message, 'unrecognised-value', 'content')],
    }
  }
  const bid = { price, message, place: call.bidCount }
  const now = withBranch(call, number, { standing, bid })
  if (standing.state !== 'late') {
    return {
      call: now,
      effects: [noteOn(about, 'proposal-heard', { from: name, price, waiting: now.waiting })],
    }
  }
  const rejected = afterSaying(standing, 'initiator', 'reject-proposal')
  const note = noteOn(
    { ...about, state: rejected.state },
    'proposal-late',
    { from: name, price },
    { rule: 'reply-by' },
  )
  return {
    call: withBranch(now, number, { standing: rejected, bid }),
    effects: [note, ...reject(me, now, { number, name, price }, 'deadline-passed')],
  }
}
