import { termsOf } from './term.ts'

/** The 22 communicative acts. */
const acts = termsOf('FIPA SC00037', {
  'accept-proposal': ['Accepts a proposal to perform an action.', '接受执行某动作的提案。'],
  agree: [
    'Agrees to perform a requested action, perhaps later.',
    '同意执行所请求的动作，也许稍后执行。',
  ],
  cancel: ['Says that a requested action is no longer wanted.', '表示不再需要所请求的动作。'],
  cfp: ['Calls for proposals to perform an action.', '征求执行某动作的提案。'],
  confirm: [
    'Says that a proposition is true, to one who was not sure.',
    '向不确定者确认命题为真。',
  ],
  disconfirm: [
    'Says that a proposition is false, to one who believed it.',
    '向相信者说明命题为假。',
  ],
  failure: [
    'Says that an action was tried and failed, and why.',
    '表示动作已尝试但失败，并说明原因。',
  ],
  inform: ['Says that a proposition is true.', '告知某命题为真。'],
  'inform-if': [
    'A plan to say whether a proposition is true; what is sent is an `inform`.',
    '计划告知命题是否为真；实际发出的是 `inform`。',
  ],
  'inform-ref': [
    'A plan to say which object fits a description; what is sent is an `inform`.',
    '计划告知符合描述的对象；实际发出的是 `inform`。',
  ],
  'not-understood': [
    'Says that a message was not understood, and why.',
    '表示未能理解某消息，并说明原因。',
  ],
  propagate: [
    'Asks to take the embedded message as one’s own and to pass it on.',
    '请求把所嵌消息当作发给自己的，并继续传播。',
  ],
  propose: ['Offers to perform an action under conditions.', '提出在一定条件下执行某动作。'],
  proxy: [
    'Asks to send the embedded message to all agents that fit a description.',
    '请求把所嵌消息发给所有符合描述的智能体。',
  ],
  'query-if': ['Asks whether a proposition is true.', '询问某命题是否为真。'],
  'query-ref': ['Asks for the object that fits a description.', '询问符合描述的对象。'],
  refuse: ['Refuses to perform an action, and says why.', '拒绝执行某动作，并说明原因。'],
  'reject-proposal': ['Turns a proposal down, and says why.', '拒绝提案，并说明原因。'],
  request: ['Asks for an action.', '请求执行某动作。'],
  'request-when': [
    'Asks for an action as soon as a condition holds.',
    '请求在条件成立时执行动作。',
  ],
  'request-whenever': [
    'Asks for an action each time a condition becomes true.',
    '请求每当条件成立就执行动作。',
  ],
  subscribe: [
    'Asks to be told of an object now and whenever it changes.',
    '请求现在以及每次变化时告知某对象。',
  ],
})

const parameters = termsOf('FIPA SC00061', {
  ':sender': ['Who performs the act.', '行为的执行者。'],
  ':receiver': [
    'Whom the message is for: a `set` of agent identifiers.',
    '消息的接收者：一个智能体标识的 `set`。',
  ],
  ':reply-to': ['Whom answers have to go to instead of the sender.', '答复应发往此处而非发送者。'],
  ':content': [
    'What the act is about, as a string in the content language.',
    '行为的内容，是以内容语言写成的字符串。',
  ],
  ':language': ['The content language, such as `fipa-sl`.', '内容语言，例如 `fipa-sl`。'],
  ':encoding': ['How the content is encoded as characters.', '内容的字符编码方式。'],
  ':ontology': [
    'The vocabulary that the symbols of the content come from.',
    '内容中符号所属的词汇体系。',
  ],
  ':protocol': ['The interaction protocol that the message belongs to.', '消息所属的交互协议。'],
  ':conversation-id': ['The conversation that the message belongs to.', '消息所属的会话。'],
  ':reply-with': [
    'The tag that an answer has to carry in `:in-reply-to`.',
    '答复须在 `:in-reply-to` 中带上的标签。',
  ],
  ':in-reply-to': [
    'The `:reply-with` of the message that this one answers.',
    '此消息所答复的那条消息的 `:reply-with`。',
  ],
  ':reply-by': ['Until when an answer has to be here.', '答复的最后期限。'],
})

const identifiers = termsOf('FIPA SC00023', {
  'agent-identifier': [
    'An agent by its name, and perhaps its addresses.',
    '以名字（也可附地址）标识的智能体。',
  ],
  ':name': [
    'The name of the agent, unique in the world: `local@platform`.',
    '智能体的名字，全局唯一：`local@platform`。',
  ],
  ':addresses': [
    'Where the agent can be reached: a `sequence` of addresses.',
    '智能体的可达地址：一个 `sequence`。',
  ],
  ':resolvers': ['Who knows more about the agent’s addresses.', '可进一步查询其地址的智能体。'],
  set: ['A collection in which order does not count.', '不计次序的集合。'],
  sequence: ['A collection in which order counts.', '有次序的序列。'],
})

/** What the words of an ACL message mean; parameters with their colon. */
export const aclTerms = new Map([...acts, ...parameters, ...identifiers])
