import type { AclWords } from '../acl.ts'

export const aclWords: AclWords = {
  problems: {
    'no-message':
      '这里没有消息。请写 `(inform :receiver (set (agent-identifier :name b@p)) :content "…")`。',
    'expected-open-paren': '消息以括号开头。请写 `(inform …)`。',
    'missing-performative': '缺少施为词。请先写它：`(inform …)`。',
    'performative-not-a-word': '施为词是不带引号的单词。请写 `({x} …)`。',
    'unknown-act': '“{x}”不在 22 个行为之中，接收方会回答 not-understood。请写 `({y} …)`。',
    'expected-keyword': '这里应当是带冒号的参数名。请写 `:{x} value`。',
    'missing-value': '`:{x}` 没有值。请写 `:{x} {y}`。',
    'duplicate-parameter':
      '`:{x}` 第二次出现，以第一次为准。若有几个智能体，请写 `:{x} (set (agent-identifier …) (agent-identifier …))`，否则删去一个。',
    'not-x-parameter': '`:{x}` 不是 ACL 的参数；自定义的名字以 X- 开头。请写 `:X-{x}`。',
    unterminated: '消息没有结束。请写 `)`。',
    'trailing-text': '消息在此之前已经结束。请删去余下部分，或把第二条消息 `(…)` 单独写。',
    'unterminated-string': '字符串没有结束。请写 `"`。里面的引号写作 `\\"`。',
    'short-length-string': '`#{x}` 声明的字节数比后面实有的多。请写 `#{y}"`。',
    'bad-length-string': '# 和引号之间只能是数字，不带正负号。请写 `#{y}"`。',
    'curly-quotes': '弯引号不能界定字符串。请写 `"{x}"`。',
    'content-not-a-string': '内容是字符串。请写 `:content "{x}"`。',
    'protocol-not-a-word': '协议是一个单词。请写 `:protocol {y}`。',
    'bad-word':
      '`{x}` 以数字、-、# 或 @ 开头，却不是数字也不是时间。请写 `"{x}"`；智能体的名字以字母开头：`{y}`。',
    'bad-datetime':
      '时间由 8 位数字、T、9 位数字（含毫秒）和表示 UTC 的 Z 组成，不带分隔符，不加引号。请写 `{y}`，例如 `20260906T101500000Z`。',
    'agent-identifier-expected': '`:{x}` 需要智能体标识符。请写 `(agent-identifier :name {y})`。',
    'set-expected': '`:{x}` 需要集合。请写 `(set (agent-identifier :name {y}))`。',
    'sequence-expected': '`:{x}` 需要序列。请写 `(sequence {y})`。',
    'aid-without-name': '智能体标识符要有名字。请写 `(agent-identifier :name a@p)`。',
    'aid-slot-order':
      '顺序是名字、地址、解析者。请写 `(agent-identifier :name … :addresses … :resolvers …)`。',
    'name-not-a-word': '名字是单词，不是字符串。请写 `:name {y}`。',
    'no-comments': 'ACL 没有注释。请删去，或写 `:X-comment "{x}"`。',
    'byte-order-mark': '消息前面有字节顺序标记。请删去。',
    'too-deep': '嵌套超过 {x} 层，不再按消息读取。请去掉一些括号。',
    contested: '标准在这里可以有两种读法。请写两种读法都接受的形式：{y}。',
    'empty-receiver-set':
      '接收者的集合是空的。请写 `(set (agent-identifier :name b@p))`，或者去掉 `:receiver`。',
    'missing-receiver':
      '没有接收者，也推断不出来。请写 `:receiver (set (agent-identifier :name b@p))`。',
    'missing-sender':
      '没有发送者：消息是匿名的，无法回答。请写 `:sender (agent-identifier :name a@p)`。',
    'missing-content': '`{x}` 需要内容。请写 `:content "{y}"`。',
    'missing-conversation-id': '写了协议，却没有会话。请写 `:conversation-id {y}`。',
    'unknown-time-zone': '时间后面的字母 {x} 不是 Z。请写 `{y}Z`。',
  },
  fixes: {
    'write-name': '改成 `{y}`',
    'order-slots': '按名字、地址、解析者排列',
    'add-keyword': '在前面加上 `:{y}`',
    'add-value': '加上值',
    delete: '删去',
    'add-x': '在名字前加上 `X-`',
    'close-message': '补上右括号',
    'close-string': '补上引号',
    'correct-count': '更正字节数',
    'use-straight-quotes': '改成直引号',
    'quote-value': '加上引号',
    'unquote-value': '去掉引号',
    'wrap-agent': '写成智能体标识符',
    'wrap-set': '写成智能体标识符的集合',
    'wrap-sequence': '写成序列',
    'comment-as-parameter': '改成参数 `:X-comment`',
    'use-utc': '用 Z 表示 UTC',
    'write-time': '按 ACL 的写法写时间',
    'add-parameter': '加上这个参数',
  },
  variants: {
    'expected-open-paren:encoding':
      '这是消息的 {x} 形式，或别的写法。字符串形式以括号开头：请写 `(inform …)`。',
    'contested:open-list-of-acts':
      '双方可以约定使用自己的行为，但语法只列出 22 个。`({y} …)` 谁都接受。',
    'contested:names-of-parameters':
      '语法在这里接受任何单词，消息结构却要求以 X- 开头。`{y}` 谁都接受。',
    'contested:slot-order': '语法按一种顺序给出各个槽，却没有说顺序是否重要。`{y}` 谁都接受。',
    'contested:quoted-name': '语法要求名字是单词，有的平台也接受字符串。`{y}` 谁都接受。',
    'contested:double-slash': '按字面，`//` 是放错位置的单词；有人把它当作注释。`{y}` 谁都接受。',
    'contested:byte-order-mark':
      '这个标记属于文本的编码，而不属于消息，标准没有提到它。没有标记的消息谁都接受。',
    'contested:empty-set': '语法允许空集合，消息结构却要求至少有一个智能体。`{y}` 谁都接受。',
    'contested:lower-case-time':
      '时间里的 T 和 Z 是大写；小写是否可以，标准没有说，有一个平台把小写 z 当作本地时间。`{y}` 谁都接受。',
    'contested:backslash-before-quote':
      '按字面，转义引号前的反斜线就是它自己；有人把两个反斜线读成一个，并在此结束字符串。按字节计数的字符串谁都接受：`{y}`。',
  },
}
