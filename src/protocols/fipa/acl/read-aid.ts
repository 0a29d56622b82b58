import type { Fix, Sexp, SexpList, SexpWord } from '../../../notation/index.ts'
import type { Aid, UserSlot } from './message.ts'
import { printAid } from './print.ts'
import { aclFix } from './problems.ts'
import type { Reading } from './reading.ts'
import { checkToken, isCurly, readExpression, reportCurly, wordFrom } from './read-values.ts'
import { fold, isKeyword, isWord } from './tokens.ts'

const headOf = (node: Sexp | undefined): string | null => {
  const head = node?.kind === 'list' ? node.items[0] : undefined
  return head?.kind === 'word' ? fold(head.text) : null
}

/** The node itself when it is an `(agent-identifier …)`. */
const aidList = (node: Sexp): SexpList | null =>
  node.kind === 'list' && headOf(node) === 'agent-identifier' ? node : null

const nameOr = (agent: Aid | undefined, example: string): string =>
  agent && agent.name !== '' ? agent.name : example

/** A value that must be one agent. What plainly names an agent is taken for it, and reported. */
export function readAgent(node: Sexp, parameter: string, reading: Reading): Aid | null {
  const list = aidList(node)
  if (list) return readAid(list, reading)
  const [inner] = node.kind === 'list' ? node.items.flatMap((item) => aidList(item) ?? []) : []
  if (inner) {
    const fix = aclFix('wrap-agent', [
      { from: node.from, to: node.to, insert: reading.text(inner) },
    ])
    const read = readAid(inner, reading)
    reading.add('agent-identifier-expected', node, { x: parameter, y: nameOr(read, 'a@p') }, fix)
    return read
  }
  if (node.kind === 'list') {
    reading.add('agent-identifier-expected', node, { x: parameter, y: 'a@p' })
    return null
  }
  const name = wordFrom(node.kind === 'string' ? node.value : reading.text(node))
  const fix = aclFix('wrap-agent', [
    { from: node.from, to: node.to, insert: `(agent-identifier :name ${name})` },
  ])
  reading.add('agent-identifier-expected', node, { x: parameter, y: name }, fix)
  return { name, addresses: [], resolvers: [], slots: [] }
}

/** A value that must be a set of agents. */
export function readAgents(node: Sexp, parameter: string, reading: Reading): readonly Aid[] {
  const head = headOf(node)
  if (node.kind === 'list' && head === 'set') {
    const members = node.items.slice(1)
    if (members.length === 0) {
      reading.add('empty-receiver-set', node, { x: parameter })
      reading.contest(node, 'empty-set', '(set (agent-identifier :name b@p))')
    }
    return members.flatMap((member) => readAgent(member, parameter, reading) ?? [])
  }
  return readOtherThanSet(node, parameter, reading)
}

/** One agent, a sequence or a bare name where a set is due: the agents are taken from it. */
function readOtherThanSet(node: Sexp, parameter: string, reading: Reading): readonly Aid[] {
  const before = reading.problems.length
  const agents =
    node.kind === 'list' && !aidList(node)
      ? node.items.flatMap((item) => aidList(item) ?? []).map((item) => readAid(item, reading))
      : [readAgent(node, parameter, reading)].flatMap((agent) => agent ?? [])
  // One cause, one finding: a bare name lacks the set and the identifier at once.
  if (node.kind !== 'list') reading.problems.length = before
  const [first] = agents
  const inside = agents.map(printAid).join(' ')
  const fixes =
    agents.length > 0
      ? [aclFix('wrap-set', [{ from: node.from, to: node.to, insert: `(set ${inside})` }])]
      : []
  reading.add('set-expected', node, { x: parameter, y: nameOr(first, 'b@p') }, ...fixes)
  return agents
}

const order = ['name', 'addresses', 'resolvers']

/** What has been read of one identifier so far. */
interface Draft {
  name: string | null
  addresses: readonly string[]
  resolvers: readonly Aid[]
  readonly slots: UserSlot[]
  readonly seen: Set<string>
  rank: number
  outOfOrder: SexpWord | null
}

/** Reads `(agent-identifier :name …)`. Assumes that the list begins so. [FIPA SC00070 §2.1] */
function readAid(list: SexpList, reading: Reading): Aid {
  const draft: Draft = {
    name: null,
    addresses: [],
    resolvers: [],
    slots: [],
    seen: new Set(),
    rank: 0,
    outOfOrder: null,
  }
  const items = list.items.slice(1)
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]
    if (!item) continue
    if (item.kind !== 'word' || !isKeyword(item.text)) {
      reading.add('expected-keyword', item, { x: draft.name === null ? 'name' : 'X-note' })
      continue
    }
    const value = items[index + 1]
    const missing = !value || (value.kind === 'word' && isKeyword(value.text))
    if (missing) {
      const name = item.text.slice(1)
      reading.add('missing-value', item, { x: name, y: name === 'name' ? 'a@p' : '(sequence)' })
      continue
    }
    index += 1
    readSlot(item, value, draft, reading)
  }
  return finish(list, draft, reading)
}

function readSlot(keyword: SexpWord, value: Sexp, draft: Draft, reading: Reading): void {
  const written = keyword.text.slice(1)
  const slot = fold(written)
  if (draft.seen.has(slot)) {
    const fix = aclFix('delete', [{ from: keyword.from, to: value.to, insert: '' }])
    reading.add('duplicate-parameter', keyword, { x: written }, fix)
    return
  }
  draft.seen.add(slot)
  const rank = order.includes(slot) ? order.indexOf(slot) : order.length
  if (rank < draft.rank) draft.outOfOrder ??= keyword
  draft.rank = Math.max(draft.rank, rank)
  switch (slot) {
    case 'name':
      draft.name = readName(value, reading)
      break
    case 'addresses':
      draft.addresses = readSequence(value, slot, 'http://host:7778/acc', reading).map((item) =>
        readAddress(item, reading),
      )
      break
    case 'resolvers':
      draft.resolvers = readSequence(
        value,
        slot,
        '(agent-identifier :name ams@p)',
        reading,
      ).flatMap((item) => readAgent(item, slot, reading) ?? [])
      break
    default:
      checkOwnName(keyword, reading)
      draft.slots.push({ name: written, value: readExpression(value, reading) })
  }
}

/** Names of one's own begin with `X-`, by the message structure though not by the grammar. */
export function checkOwnName(
  keyword: SexpWord,
  reading: Reading,
  otherFixes: readonly Fix[] = [],
): void {
  const x = keyword.text.slice(1)
  if (/^x-./i.test(x)) return
  const insertAt = keyword.from + 1
  const addX = aclFix('add-x', [{ from: insertAt, to: insertAt, insert: 'X-' }])
  reading.add('not-x-parameter', keyword, { x }, ...otherFixes, addX)
  reading.contest(keyword, 'names-of-parameters', `:X-${x}`)
}

function readName(value: Sexp, reading: Reading): string | null {
  if (value.kind === 'word') {
    if (isWord(value.text) && !isCurly(value)) return value.text
    if (isCurly(value)) reportCurly([value], reading)
    else reportBadName(value, reading)
    return value.text
  }
  const y = wordFrom(reading.shown(value))
  const fix = aclFix('unquote-value', [{ from: value.from, to: value.to, insert: y }])
  reading.add('name-not-a-word', value, { y }, fix)
  if (value.kind === 'string') reading.contest(value, 'quoted-name', `:name ${y}`)
  return value.kind === 'string' ? value.value : null
}

/** Also a number is no name, though it is a token. */
function reportBadName(word: SexpWord, reading: Reading): void {
  const y = wordFrom(word.text)
  const fix = aclFix('write-name', [{ from: word.from, to: word.to, insert: y }])
  reading.add('bad-word', word, { x: word.text, y }, fix)
}

function readSequence(
  value: Sexp,
  slot: string,
  example: string,
  reading: Reading,
): readonly Sexp[] {
  if (value.kind === 'list' && headOf(value) === 'sequence') return value.items.slice(1)
  const inside =
    value.kind === 'list' ? value.items.filter((item) => item.kind === 'list') : [value]
  const texts = inside.map((item) => (item.kind === 'string' ? item.value : reading.text(item)))
  const y = texts.length > 0 ? texts.join(' ') : example
  const fix = aclFix('wrap-sequence', [
    { from: value.from, to: value.to, insert: `(sequence ${y})` },
  ])
  reading.add('sequence-expected', value, { x: slot, y }, fix)
  return inside
}

/** An address is a bare URL. */
function readAddress(item: Sexp, reading: Reading): string {
  if (item.kind === 'word') {
    checkToken(item, reading)
    return item.text
  }
  const y = item.kind === 'string' ? item.value : reading.text(item)
  const fix = aclFix('unquote-value', [{ from: item.from, to: item.to, insert: y }])
  reading.add('sequence-expected', item, { x: 'addresses', y }, fix)
  return y
}

function finish(list: SexpList, draft: Draft, reading: Reading): Aid {
  const aid: Aid = {
    name: draft.name ?? '',
    addresses: draft.addresses,
    resolvers: draft.resolvers,
    slots: draft.slots,
  }
  const head = list.items[0] ?? list
  if (!draft.seen.has('name')) {
    const fix = aclFix('add-parameter', [{ from: head.to, to: head.to, insert: ' :name a@p' }])
    reading.add('aid-without-name', head, {}, fix)
  }
  if (draft.outOfOrder) {
    const fix = aclFix('order-slots', [{ from: list.from, to: list.to, insert: printAid(aid) }])
    reading.add('aid-slot-order', draft.outOfOrder, {}, fix)
    reading.contest(draft.outOfOrder, 'slot-order', printAid(aid))
  }
  return aid
}
