import type { Span } from '../../../notation/index.ts'
import { acts, isAct, type ContentItem } from './acts.ts'
import type { AclMessage } from './message.ts'
import type { AclParameter } from './parameters.ts'
import { aclFix } from './problems.ts'
import type { ReadParameter } from './read-parameters.ts'
import type { Reading } from './reading.ts'

/** Where the parts of a message stand. */
export interface MessagePlaces {
  /** Its opening parenthesis. */
  readonly from: number
  readonly act: Span | null
  readonly parameters: readonly ReadParameter[]
}

/** What a content of each kind looks like in SL, for a suggestion. */
const contentExamples: Readonly<Record<ContentItem, string>> = {
  action: '(action (agent-identifier :name b@p) (task))',
  proposition: '(p a)',
  condition: 'true',
  reason: '(reason)',
  descriptor: '(iota ?x (p ?x))',
  message: '(inform …)',
  act: '(inform …)',
}

/**
 * Says what is doubtful about a message that is well formed: what it lacks to reach somebody, to be
 * answered, and to belong to a conversation. [FIPA SC00061]
 */
export function checkMessage(message: AclMessage, places: MessagePlaces, reading: Reading): void {
  const opening = { from: places.from, to: places.from + 1 }
  const has = (name: AclParameter) => places.parameters.some((each) => each.name === name)
  const end = places.act?.to ?? places.from + 1
  const add = (text: string) =>
    aclFix('add-parameter', [{ from: end, to: end, insert: ` ${text}` }])
  if (!has('sender')) {
    reading.add('missing-sender', opening, {}, add(':sender (agent-identifier :name a@p)'))
  }
  if (!has('receiver')) {
    const fix = add(':receiver (set (agent-identifier :name b@p))')
    reading.add('missing-receiver', opening, {}, fix)
  }
  const act = message.performative
  if (!has('content') && isAct(act)) {
    const y = `(${acts[act].content.map((item) => contentExamples[item]).join(' ')})`
    reading.add('missing-content', places.act ?? opening, { x: act, y }, add(`:content "${y}"`))
  }
  const protocol = places.parameters.find(({ name }) => name === 'protocol')
  if (protocol && !has('conversation-id')) {
    reading.add(
      'missing-conversation-id',
      protocol.keyword,
      { y: 'c1' },
      add(':conversation-id c1'),
    )
  }
}
