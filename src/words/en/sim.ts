import type { SimWords } from '../sim.ts'

export const simWords: SimWords = {
  notes: {
    // kernel
    'name-taken':
      'There is an agent `{agent}` already, so none was made. Give the new one another name.',
    'cannot-spawn':
      'Nobody here can make an agent that plays `{plays}`. Write one of the roles that the scenario may use.',
    'input-ignored':
      '`{agent}` is not there to do this: it was never made, or it has stopped, broken or crashed. Nothing happens.',

    // any FIPA agent
    'other-protocol':
      'This letter is not ACL but `{x}`, which this agent does not speak. It leaves it alone. Write it as `(inform …)`.',
    'unknown-act':
      '`{x}` is no act that it handles; it handles `{y}`. It answers `not-understood`. Check the spelling, or send it to somebody who knows the act.',
    'unknown-conversation':
      '`{x}` belongs to no conversation that it is part of, so it answers `not-understood`. Repeat the `:conversation-id` of the opening message.',
    'out-of-sequence':
      '`{x}` does not belong here: in state `{state}` only `{y}` may follow. It changes nothing.',
    'language-not-read':
      'It does not read contents in `{x}`, so it answers `not-understood`. Write the content in SL and `:language fipa-sl`.',
    'sl-unreadable':
      'It finds no action or no price in the content `{x}`, so it answers `not-understood`. A call reads `((action (agent-identifier :name p) (task t)) (any ?price (= (price) ?price)))`, a bid `((action …) (= (price) 27))`.',
    'no-return-address':
      '`{x}` names no sender, so there is nobody to answer. Add `:sender (agent-identifier :name …)`.',
    'heard-not-understood':
      'It hears that it was not understood: `{reason}`. That ends this branch, and nothing is answered to it.',
    'script-listens': 'It hears `{x}` and only says the lines of its script.',

    // participant
    'waits-to-answer': 'It thinks about the call for {ms} ms before it answers.',
    'load-limit':
      'It has {load} tasks and can have {capacity}, so it refuses: `overloaded`. Raise its `capacity` and it bids.',
    proposes:
      'It has room for the task, so it proposes its cost: {cost}. From now on its word binds it.',
    'starts-work': 'Its proposal was accepted. The work takes {ms} ms.',
    'proposal-rejected':
      'Its proposal was rejected: `{reason}`. It is free again and says nothing more.',
    'work-done': 'The work is done. It tells the result: {result}.',
    'work-failed': 'The work failed, and it says so with `failure`.',
    'work-cancelled':
      'The call was cancelled in state `{before}`. It stops and answers `inform`: the cancelling is done.',

    // initiator
    calls:
      'It calls {n} agents for proposals to do `{task}`; they may answer until `{replyBy}`. Each of them is a branch of one conversation.',
    'proposal-heard':
      '{from} would do it for {price}. It keeps the proposal until all have answered; {waiting} have not.',
    'proposal-late':
      '{from} proposes {price} after the deadline. A late proposal is rejected, however good it is.',
    'refusal-heard': '{from} will not do it: `{reason}`. That branch is over.',
    'deadline-passed':
      'The time to answer is up. {n} were silent and count as having refused: {silent}.',
    tie: '{between} ask the same price, {price}. The first in the list of participants gets the task: {winner}.',
    chosen:
      'Of {of} proposals it chooses by `{rule}`: {winner}, for {price}. First it rejects the others, then it accepts.',
    'nobody-proposed':
      'Nobody proposed anything, so there is nothing to choose. The call ends here.',
    'nobody-chosen':
      'No proposal is within the limit of {limit}, so it rejects all. Raise `at-most` to get one.',
    'result-heard': '{from} has done the task. The result is {result}.',
    'failure-heard': '{from} accepted the task and failed: `{reason}`.',
    'gives-up': 'It gives up and cancels the {n} branches that are not over.',
    'crossed-cancel':
      '{from} said `{x}` before it heard that the call is cancelled. It still has to say that it stopped.',
    'cancel-heard':
      '{from} answers the cancellation with `{x}`: `inform`, it stopped; `failure`, it could not.',
  },
}
