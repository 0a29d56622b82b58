import type { ScenarioWords } from '../scenario.ts'

export const scenarioWords: ScenarioWords = {
  problems: {
    'yaml-syntax': '这不是合法的 YAML（{x}）。每行写 `key: value`，并闭合所有引号和括号。',
    'yaml-too-deep': '嵌套超过 {most} 层。请减少括号或缩进。',
    'yaml-too-long': '此文件超过 {most} 个字符。请把文本移到单独的文件中。',
    'yaml-alias': '别名 `*name` 没有对应的锚点 `&name`，或别名展开过多。请直接写出值。',
    'unknown-key': '这里没有 `{x}` 这个键。请写 `{y}`。',
    'missing-key': '缺少 `{x}`。请在这里加上 `{x}: …`。',
    'wrong-type': '`{key}` 不能是 `{x}`。请写成 `{y}` 这样。',
    'no-value': '`{key}` 没有值。请写 `{key}: {y}`，或删去这一行。',
    'empty-file': '此文件是空的。请写 `parley: 1`；没有此文件时，智能体就是消息中提到的名字。',
    'not-one-of': '这里不能写 `{x}`。请写 `{y}`。',
    'out-of-range': '`{x}` 超出 `{key}` 的范围。请写一个 {y} 的数。',
    'bad-name': '`{x}` 不能作为名字。请用字母、数字、`-` 和 `_`，不含空格。',
    'bad-clock': '`{x}` 不是时间。请写成 `2026-01-01T00:00:00Z` 的形式。',
    'too-few-items': '`{key}` 至少需要 {y} 项。请再加一项。',
    'duplicate-agent': '已经有名为 `{x}` 的智能体。请换一个名字。',
    'case-variants': '`{x}` 与 `{y}` 只有大小写不同，却是两个智能体。请统一写法。',
    'unknown-agent': '没有名为 `{x}` 的智能体。请写 `{y}`。',
    'unknown-role': '没有名为 `{x}` 的角色。请写 `{y}`。',
    'unknown-place': '没有名为 `{x}` 的容器。请写 `{y}`。',
    'unknown-file': '此场景中没有文件 `{x}`。请添加它，或从中选一个：{y}。',
    'unknown-act': '这里没有任何语言含有 `{x}` 这个词，此检查永远不会通过。请核对拼写。',
    'too-many-agents': '智能体超过 {most} 个。请减小 `count`。',
    'one-claim': '检查 `{x}` 恰好需要一个断言。请写其中之一：{y}。',
    'bad-pattern': '`{x}` 无法读作内容。请写成列表，例如 `(stock lamp ?n)`。',
    'empty-scenario':
      '还没有可以运行的内容。请输入一条消息，例如 `(tell :sender a :receiver b :content (open gate))`。',
    'agent-made':
      '`{x}` 不在场景的智能体之中，由 Parley 临时创建。把它加进 `agents` 就能给它一个角色。',
    'missing-receiver': '这条消息没有说给谁。请加上 `:receiver 名字`，否则不会发送。',
    'missing-sender': '这条消息没有说是谁发的。请加上 `:sender 名字`，否则不会发送。',
  },
  variants: {
    'unknown-key:list': '这里没有 `{x}` 这个键。可用的有 `{y}`。',
    'not-one-of:list': '这里不能写 `{x}`。可以写 `{y}`。',
    'unknown-agent:list': '没有名为 `{x}` 的智能体。现有 `{y}`。',
    'unknown-role:list': '没有名为 `{x}` 的角色。现有 `{y}`。',
    'unknown-place:list': '没有名为 `{x}` 的容器。现有 `{y}`。',
  },
}
