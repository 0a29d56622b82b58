import type { KqmlAgentWords } from '../kqml-agents.ts'

export const kqmlAgentWords: KqmlAgentWords = {
  notes: {
    'unknown-performative':
      'It does not know `{x}`. Its words are `{y}`, and a word is matched by its spelling alone, so it answers `error`. Use one of its words, or teach it this one.',
    'out-of-sequence':
      '`{x}` does not belong here: in state `{state}` only `{y}` may follow. It changes nothing.',
    'heard-error': 'It hears that its message was not processed. An error is never answered.',
    'heard-sorry': 'It hears that there is nothing to be had. A sorry is never answered.',
    'script-listens': 'It hears `{x}` and only says the lines of its script.',
    proved: 'It can prove the sentence from what it holds: `{x}`. So it answers `tell`.',
    'not-proved':
      'It cannot prove `{x}`. What it does not hold is false to it (a closed world), so it answers `deny`.',
    'not-known':
      'It holds neither `{x}` nor its negation, so it answers `untell`: not held, which is not the same as false.',
    'nothing-fits': 'Nothing that it holds fits `{x}`, so it answers `sorry`.',
    'all-found': 'It found {y} that fit `{x}` and puts them into one list.',
    streamed: 'It sends {y} answers to `{x}` one by one, then `eos`.',
    believed: 'It takes `{x}` into what it holds. It need not: to be told is not to believe.',
    'already-known': 'It held `{x}` already; nothing changes.',
    forgotten: 'It no longer holds `{x}`.',
    'not-held': 'It did not hold `{x}`; nothing changes.',
    inserted: 'It adds `{x}`, as it was asked to.',
    uninserted: 'It takes `{x}` away again, which it held because of that insert alone.',
    'insert-unknown':
      'No insert of this sender is known that this could undo, so it answers `sorry`. Repeat its tag in `:in-reply-to`.',
    deleted: 'It deletes {y} that fit: `{x}`.',
    'nothing-deleted': 'Nothing that it holds fits `{x}`, so nothing is deleted.',
    'no-content': 'There is no `:content` to work on, so it answers `error`. Add `:content`.',
    'content-unreadable':
      'The content cannot be read as KIF (line {line}, column {column}), so it answers `error`.',
    'content-refused':
      'The content is no sentence that could be true or false: `{x}`. So it answers `error`.',
    'no-interpreter':
      'The message is well formed, but it has no interpreter for `{x}`, so it answers `sorry`. Write the content in KIF.',
    'language-assumed':
      'No `:language` is given; it reads the content as KIF. Add `:language KIF`.',
    'not-offered':
      'It knows the word `{x}` but does not offer to process it, so it answers `sorry`.',
  },
}
