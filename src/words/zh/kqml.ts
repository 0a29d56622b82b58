import type { KqmlWords } from '../kqml.ts'

export const kqmlWords: KqmlWords = {
  problems: {
    unterminated: '消息没有结束。请写 `)`。',
    'unterminated-string': '字符串没有结束。请写 `"`。字符串里的引号写作 `\\"`。',
    'short-length-string': '`#{x}"` 声明了 {x} 个字节，后面只有 {y} 个。请写上文本实际的字节数。',
    'bad-length-string': '# 与引号之间只能是数字。例如 `#5"hello`。',
    'expected-keyword': '这里应是带冒号的参数名。请写 `:content {x}`。',
    'missing-value': '`{x}` 没有值。请在它后面写一个值：`{x} value`。',
    'missing-performative': '缺少施为词。请先写它：`(tell …)`。',
    'performative-not-a-word': '消息以施为词开头。请写 `(tell …)`。',
    'comma-outside-backquote': '逗号只能出现在反引号之内。请删去。',
    'bad-character': '严格的 KQML 单词里没有 `{x}`。请删去，或把文本放进引号：`"…"`。',
    'non-ascii': '严格的 KQML 只用 ASCII，`{x}` 不是。请改用其他字母，或切换到宽松模式。',
    'missing-whitespace': '两个成分之间要有空白。请在 `{x}` 前加一个空格。',
    'empty-list': '严格的 KQML 没有空列表。请写 `(listof)`。',
    'list-must-start-with-word':
      '列表以单词开头。多个答案写作 `(listof …)`，多个事实写作 `(and …)`。',
    'expected-open-paren': '消息以左括号开头。请写 `(tell …)`，或删去这段文字。',
    'no-message':
      '这里没有消息。请写一条：`(ask-one :sender a :receiver b :reply-with q1 :content (p ?x))`。',
    'unbalanced-paren': '这里括号不配对。请补上缺少的 `)`，或删去多余的。',
    'spaces-in-value': '`:{x}` 的值不止一个单词。请写 `"{y}"` 或 `{z}`。',
    'comma-list': '逗号在这里不起分隔作用。请删去，用空格分隔。',
    'curly-quotes': '弯引号不能界定字符串。请写 `"{x}"`。',
    'unknown-performative': '“{x}” 不是 KQML 的施为词。请写 `{y}`。',
    'fipa-performative':
      '“{x}” 是 FIPA ACL 的行为，不是 KQML 的施为词。请写 `{y}`，或把消息放进 FIPA ACL 文件。',
    'performative-1993': '“{x}” 只属于 1993 年的草案。1997 年的写法：`{y}`。',
    'duplicate-parameter': '`:{x}` 在这里第二次出现，以第一个为准。请删去一个，或改用别的名字。',
    'misspelt-parameter': '没有参数 `:{x}`。请写 `:{y}`。',
    'case-variants':
      '`{x}` 与 `{y}` 只有大小写不同。智能体名称逐字比较，所以这是两个智能体。请一律写作 `{x}`。',
    'too-deep': '这条消息嵌在 {x} 层以上的消息之中，未被读取。请减少嵌套层数。',
    'bad-utf8': '有 {x} 处字节不是 UTF-8，读作 `�`。请把文件存为 UTF-8。',
  },
  variants: {
    'expected-keyword:value-missing':
      '这里应是带冒号的参数名。是不是缺了 `{y}` 的值？请补上：`{y} value`。',
    'performative-1993:nothing':
      '“{x}” 只属于 1993 年的草案，1997 年没有对应的词。请对每条消息用 `forward`。',
    'unbalanced-paren:extra': '这个 `)` 没有对应的左括号，多了一个。请删去。',
    'unbalanced-paren:missing': '这里缺一个 `)`。请写 `)`。',
    'unbalanced-paren:several': '这里有 {x} 个括号没有闭合。请写 `{y}`。',
    'unbalanced-paren:many': '这里有许多括号没有闭合。请为每一个补上 `)`，或删去前面多余的左括号。',
    'unknown-performative:question':
      '“{x}” 不是 KQML 的施为词。要一个答案请写 `{y}`，要全部答案写 `ask-all`，问是非写 `ask-if`。',
    'unknown-performative:unlike':
      '“{x}” 不是 KQML 的施为词。请换一个保留施为词，例如 `tell` 或 `ask-one`。',
    'unknown-performative:wrapped':
      '消息以施为词开头。请写 `({y} …)`，而不是 `({x} … :performative {y} …)`。',
  },
  fixes: {
    'close-parenthesis': '补上右括号',
    'delete-parenthesis': '删去这个括号',
    'close-string': '补上引号',
    'quote-value': '把值放进引号',
    'join-with-hyphens': '用连字符连接单词',
    'remove-commas': '删去逗号',
    'straight-quotes': '改用直引号',
    'insert-blank': '插入空格',
    'insert-listof': '在列表开头写 `listof`',
    'replace-performative': '写作 `{y}`',
    'unwrap-message': '把施为词移到最前面',
    'rename-parameter': '改名为 `:{y}`',
    'delete-parameter': '删去这一个',
    'rename-agent': '一律写作 `{x}`',
  },
  related: {
    'opened-here': '这个括号没有闭合。',
    'value-missing': '这个参数是不是缺了值？',
    'first-stands-here': '以这一个为准。',
  },
}
