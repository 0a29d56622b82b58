import type { SimWords } from '../sim.ts'

export const simWords: SimWords = {
  notes: {
    // 内核
    'name-taken': '已有名为 `{agent}` 的智能体，因此没有新建。请给新的智能体换一个名字。',
    'cannot-spawn': '这里没有谁能创建扮演 `{plays}` 的智能体。请写场景可用的角色之一。',
    'input-ignored': '`{agent}` 不在，无法执行：它从未创建，或已停止、出错或崩溃。什么也没有发生。',

    // 任何 FIPA 智能体
    'other-protocol':
      '这封信不是 ACL，而是 `{x}`，这个智能体不会说。它不予理会。请写成 `(inform …)`。',
    'unknown-act':
      '它不处理 `{x}` 这种行为，只处理 `{y}`，所以回答 `not-understood`。请检查拼写，或发给懂得这种行为的智能体。',
    'unknown-conversation':
      '`{x}` 不属于它参与的任何会话，所以回答 `not-understood`。请重复开场消息的 `:conversation-id`。',
    'out-of-sequence': '`{x}` 不该出现在这里：在状态 `{state}` 下只能接 `{y}`。它不作任何改变。',
    'language-not-read':
      '它不读 `{x}` 写的内容，所以回答 `not-understood`。请用 SL 写内容，并写 `:language fipa-sl`。',
    'sl-unreadable':
      '它在内容 `{x}` 里找不到动作或价格，所以回答 `not-understood`。招标写作 `((action (agent-identifier :name p) (task t)) (any ?price (= (price) ?price)))`，投标写作 `((action …) (= (price) 27))`。',
    'no-return-address':
      '`{x}` 没有写明发送者，所以无人可答。请加上 `:sender (agent-identifier :name …)`。',
    'heard-not-understood': '它得知自己没有被听懂：`{reason}`。这一支会话到此结束，对此从不作答。',
    'script-listens': '它听到 `{x}`，但只说自己脚本中的台词。',

    // 参与者
    'waits-to-answer': '它先考虑 {ms} 毫秒，再答复招标。',
    'load-limit':
      '它已有 {load} 项任务，最多只能有 {capacity} 项，所以拒绝：`overloaded`。调高它的 `capacity`，它就会投标。',
    proposes: '它还有余量，所以按自己的成本提案：{cost}。从此它受自己的话约束。',
    'starts-work': '它的提案被接受了。工作需要 {ms} 毫秒。',
    'proposal-rejected': '它的提案被拒绝：`{reason}`。它不再受约束，也不再说话。',
    'work-done': '工作完成。它告知结果：{result}。',
    'work-failed': '工作失败，它用 `failure` 说明。',
    'work-cancelled': '招标在状态 `{before}` 下被取消。它停下来，并以 `inform` 答复：取消已完成。',

    // 发起者
    calls:
      '它向 {n} 个智能体征求提案，任务是 `{task}`；答复截止到 `{replyBy}`。每个参与者是同一会话的一支。',
    'proposal-heard':
      '{from} 愿以 {price} 完成。它先留着这个提案，等所有人答复；还有 {waiting} 个未答复。',
    'proposal-late': '{from} 在截止之后才报价 {price}。迟到的提案再好也会被拒绝。',
    'refusal-heard': '{from} 不愿做：`{reason}`。这一支结束。',
    'deadline-passed': '答复时间已到。{n} 个没有答复，视为拒绝：{silent}。',
    tie: '{between} 报价相同，都是 {price}。任务给参与者名单中靠前的：{winner}。',
    chosen:
      '它按 `{rule}` 从 {of} 个提案中选出：{winner}，价格 {price}。先拒绝其余的，再接受选中的。',
    'nobody-proposed': '没有人提案，无从选择。招标到此结束。',
    'nobody-chosen': '没有提案在上限 {limit} 之内，所以全部拒绝。调高 `at-most` 就能选出一个。',
    'result-heard': '{from} 完成了任务，结果是 {result}。',
    'failure-heard': '{from} 接受了任务却失败了：`{reason}`。',
    'gives-up': '它放弃了，取消尚未结束的 {n} 支会话。',
    'crossed-cancel': '{from} 在得知取消之前说了 `{x}`。它还要说明自己已停下。',
    'cancel-heard': '{from} 以 `{x}` 答复取消：`inform` 表示已停下，`failure` 表示停不下来。',
  },
}
