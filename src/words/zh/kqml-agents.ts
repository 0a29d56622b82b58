import type { KqmlAgentWords } from '../kqml-agents.ts'

export const kqmlAgentWords: KqmlAgentWords = {
  notes: {
    'unknown-performative':
      '它不认识 `{x}`。它的词是 `{y}`，而词只按拼写匹配，所以回答 `error`。请改用它的词，或把这个词教给它。',
    'out-of-sequence': '`{x}` 不该出现在这里：在状态 `{state}` 下只能接 `{y}`。它不作任何改变。',
    'heard-error': '它得知自己的消息没有被处理。error 从不需要回答。',
    'heard-sorry': '它得知没有可给的答案。sorry 从不需要回答。',
    'script-listens': '它听到 `{x}`，但只说自己脚本中的台词。',
    proved: '它能从所持有的知识推出这个句子：`{x}`，所以回答 `tell`。',
    'not-proved': '它推不出 `{x}`。对它来说，没有持有的就是假的（封闭世界），所以回答 `deny`。',
    'not-known': '它既不持有 `{x}`，也不持有其否定，所以回答 `untell`：未持有，并不等于为假。',
    'nothing-fits': '它所持有的没有一条符合 `{x}`，所以回答 `sorry`。',
    'all-found': '它找到 {y} 个符合 `{x}` 的答案，放进一个列表。',
    streamed: '它逐条发送 `{x}` 的 {y} 个答案，最后发 `eos`。',
    believed: '它接受 `{x}`。它本可以不接受：被告知并不等于相信。',
    'already-known': '它早已持有 `{x}`，没有变化。',
    forgotten: '它不再持有 `{x}`。',
    'not-held': '它本来就不持有 `{x}`，没有变化。',
    inserted: '它应要求加入 `{x}`。',
    uninserted: '它撤去 `{x}`：它只因那次 insert 才持有它。',
    'insert-unknown':
      '找不到此发送者可以撤销的 insert，所以回答 `sorry`。请在 `:in-reply-to` 中重复它的标记。',
    deleted: '它删除符合的 {y} 条：`{x}`。',
    'nothing-deleted': '它所持有的没有一条符合 `{x}`，什么也没有删除。',
    'no-content': '没有可以处理的 `:content`，所以回答 `error`。请加上 `:content`。',
    'content-unreadable': '内容无法读作 KIF（第 {line} 行第 {column} 列），所以回答 `error`。',
    'content-refused': '内容不是可以为真或为假的句子：`{x}`。所以回答 `error`。',
    'no-interpreter':
      '消息本身没有问题，但它没有 `{x}` 的解释器，所以回答 `sorry`。请用 KIF 写内容。',
    'language-assumed': '没有 `:language`；它把内容当作 KIF。请加上 `:language KIF`。',
    'not-offered': '它认识 `{x}` 这个词，但不提供这种服务，所以回答 `sorry`。',
  },
}
