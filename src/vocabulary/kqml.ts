import { termsOf } from './term.ts'

/** The reserved performatives of 1997. */
const performatives = termsOf('KQML97', {
  'ask-if': ['Asks whether the receiver holds the sentence.', '询问接收者是否持有该语句。'],
  'ask-one': ['Asks for one instance that matches the sentence.', '询问与语句匹配的一个实例。'],
  'ask-all': ['Asks for all matching instances, in one answer.', '询问所有匹配的实例，一次答完。'],
  'stream-all': [
    'Asks for all matching instances, one answer each, closed by `eos`.',
    '询问所有匹配的实例，逐条回答，以 `eos` 结束。',
  ],
  eos: ['Says that the stream of answers is complete.', '表示一连串答案已经发完。'],
  tell: ['Says that the sender holds the sentence.', '表示发送者持有该语句。'],
  untell: ['Says that the sender does not hold the sentence.', '表示发送者不持有该语句。'],
  deny: [
    'Says that the sender holds the negation of the sentence.',
    '表示发送者持有该语句的否定。',
  ],
  insert: ['Asks to add the sentence to the knowledge base.', '请求把语句加入知识库。'],
  uninsert: ['Takes an earlier `insert` back.', '撤回先前的 `insert`。'],
  'delete-one': ['Asks to remove one matching sentence.', '请求删除一条匹配的语句。'],
  'delete-all': ['Asks to remove every matching sentence.', '请求删除所有匹配的语句。'],
  undelete: ['Asks to restore what a delete removed.', '请求恢复先前删除的内容。'],
  achieve: ['Asks to make the sentence true.', '请求使该语句成为事实。'],
  unachieve: ['Withdraws an earlier `achieve`.', '撤回先前的 `achieve`。'],
  advertise: [
    'Promises to process a message like the embedded one.',
    '承诺处理与所嵌消息同类的消息。',
  ],
  unadvertise: ['Ends such a promise.', '结束这样的承诺。'],
  subscribe: [
    'Asks for the answer to the embedded message now and after every change of it.',
    '请求现在以及每次变化后都答复所嵌消息。',
  ],
  error: [
    'Says that the message was broken or not allowed, so it was not processed.',
    '表示消息有误或不被允许，未予处理。',
  ],
  sorry: [
    'Says that the message was understood but there is no answer, or no further one.',
    '表示消息已理解，但没有答案或没有更多答案。',
  ],
  standby: ['Asks to hold the answers and to announce them.', '请求保留答案并通知已就绪。'],
  ready: ['Says that answers are held, to be fetched one by one.', '表示答案已备好，可逐条取用。'],
  next: ['Asks for one more of the answers that are held.', '请求下一条已备好的答案。'],
  rest: ['Asks for all remaining answers.', '请求其余全部答案。'],
  discard: ['Says that the remaining answers are not wanted.', '表示不再需要其余答案。'],
  register: ['Announces presence and address to a facilitator.', '向协调者登记自己的存在与地址。'],
  unregister: [
    'Takes leave of a facilitator; all advertisements made to it end.',
    '向协调者注销，所作的广告全部失效。',
  ],
  'transport-address': ['Announces a new address for a name.', '告知某名字的新地址。'],
  forward: [
    'Asks to hand the embedded message on to `:to`, as coming from `:from`.',
    '请求把所嵌消息转交给 `:to`，视为来自 `:from`。',
  ],
  broadcast: [
    'Asks to pass the embedded message to every agent that is known.',
    '请求把所嵌消息转发给所有已知的智能体。',
  ],
  'broker-one': [
    'Asks to have the embedded message answered by one suitable agent and to bring the answer back.',
    '请求找一个合适的智能体答复所嵌消息，并带回答案。',
  ],
  'broker-all': [
    'Asks to have it answered by every suitable agent and to bring the answers back.',
    '请求由所有合适的智能体答复，并带回答案。',
  ],
  'recommend-one': [
    'Asks for the advertisement of one suitable agent.',
    '请求给出一个合适智能体的广告。',
  ],
  'recommend-all': [
    'Asks for the advertisements of all suitable agents.',
    '请求给出所有合适智能体的广告。',
  ],
  'recruit-one': [
    'Asks to hand the embedded message to one suitable agent, which answers directly.',
    '请求把所嵌消息交给一个合适的智能体，由它直接答复。',
  ],
  'recruit-all': [
    'Asks to hand it to every suitable agent; they answer directly.',
    '请求交给所有合适的智能体，由它们直接答复。',
  ],
})

/** Names of 1993 that 1997 gave up. */
const withdrawn = termsOf('KQML93', {
  evaluate: [
    'Asks to simplify an expression. In 1997: `ask-one`.',
    '请求化简表达式。1997 年写作 `ask-one`。',
  ],
  reply: ['Gives the expected answer. In 1997: `tell`.', '给出所期待的答案。1997 年写作 `tell`。'],
  'ask-about': [
    'Asks for all sentences that mention something. In 1997: `ask-all`.',
    '询问提到某物的所有语句。1997 年写作 `ask-all`。',
  ],
  'stream-about': [
    'The same as a stream of answers. In 1997: `stream-all`.',
    '同上，但逐条回答。1997 年写作 `stream-all`。',
  ],
  delete: [
    'Asks to remove one sentence. In 1997: `delete-one`.',
    '请求删除一条语句。1997 年写作 `delete-one`。',
  ],
  monitor: [
    'Asks for a stream now and after every change. In 1997: `subscribe` to a `stream-all`.',
    '请求现在及每次变化后的答案流。1997 年写作 `subscribe` 加 `stream-all`。',
  ],
  generator: [
    'Asks to hold a stream of answers. In 1997: `standby` for a `stream-all`.',
    '请求保留答案流。1997 年写作 `standby` 加 `stream-all`。',
  ],
  pipe: [
    'Routes all further messages to another agent. 1997 has no such word.',
    '把后续消息都转给另一智能体。1997 年没有此词。',
  ],
  break: ['Ends a `pipe`. 1997 has no such word.', '结束 `pipe`。1997 年没有此词。'],
})

const parameters = termsOf('KQML97', {
  ':sender': ['The agent that sends this message.', '发送此消息的智能体。'],
  ':receiver': ['The agent that this message is handed to.', '此消息所交付的智能体。'],
  ':from': ['Where the embedded message of a `forward` comes from.', '`forward` 所嵌消息的来源。'],
  ':to': ['Where the embedded message of a `forward` has to arrive.', '`forward` 所嵌消息的去处。'],
  ':reply-with': [
    'The tag that an answer has to carry in `:in-reply-to`. Without it no answer is expected.',
    '答复须在 `:in-reply-to` 中带上的标签。没有它就表示不期待答复。',
  ],
  ':in-reply-to': [
    'The `:reply-with` of the message that this one answers.',
    '此消息所答复的那条消息的 `:reply-with`。',
  ],
  ':language': [
    'The language of the content, such as `KIF`; `KQML` when the content is a message.',
    '内容所用的语言，例如 `KIF`；内容是消息时为 `KQML`。',
  ],
  ':ontology': [
    'The vocabulary that the words of the content come from.',
    '内容用词所属的词汇体系。',
  ],
  ':content': [
    'What the act is about. Opaque to whoever only passes it on.',
    '行为所涉及的内容，对只负责转交者不透明。',
  ],
  ':comment': [
    'Words for people, often with `sorry` and `error`.',
    '写给人看的话，常与 `sorry`、`error` 同用。',
  ],
  ':code': ['A number for the kind of an error.', '错误种类的编号。'],
  ':aspect': ['The form in which the answer is wanted.', '希望答案采用的形式。'],
  ':force': ['Whether the sender may later take the act back.', '发送者日后能否收回该行为。'],
  ':name': ['The name that is registered.', '所登记的名字。'],
})

/** What the words of a KQML message mean; parameters with their colon. */
export const kqmlTerms = new Map([...performatives, ...withdrawn, ...parameters])
