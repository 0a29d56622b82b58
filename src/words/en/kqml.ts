import type { KqmlWords } from '../kqml.ts'

export const kqmlWords: KqmlWords = {
  problems: {
    unterminated: 'The message is not closed. Type `)`.',
    'unterminated-string':
      'The string is not closed. Type `"`. A quotation mark inside it is written `\\"`.',
    'short-length-string':
      '`#{x}"` announces {x} bytes and {y} follow. Type the number of bytes that the text has.',
    'bad-length-string':
      'Between # and the quotation mark stand digits only. Type for example `#5"hello`.',
    'expected-keyword':
      'The name of a parameter, with its colon, is due here. Type `:content {x}`.',
    'missing-value': '`{x}` has no value. Type one after it: `{x} value`.',
    'missing-performative': 'The performative is missing. Type it first: `(tell …)`.',
    'performative-not-a-word': 'A message begins with its performative. Type `(tell …)`.',
    'comma-outside-backquote': 'A comma belongs inside a backquote only. Delete it.',
    'bad-character':
      '`{x}` is in no word of strict KQML. Delete it, or put the text into quotation marks: `"…"`.',
    'non-ascii':
      'Strict KQML is ASCII, and `{x}` is not. Type other letters, or switch to reader mode.',
    'missing-whitespace': 'Between two elements stands white space. Type a blank before `{x}`.',
    'empty-list': 'Strict KQML has no empty list. Type `(listof)`.',
    'list-must-start-with-word':
      'A list begins with a word. Type `(listof …)` for several answers, `(and …)` for several facts.',
    'expected-open-paren':
      'A message begins with a parenthesis. Type `(tell …)`, or delete this text.',
    'no-message':
      'There is no message here. Type one: `(ask-one :sender a :receiver b :reply-with q1 :content (p ?x))`.',
    'unbalanced-paren':
      'Parentheses do not match here. Type the `)` that is missing, or delete the one too many.',
    'spaces-in-value': 'The value of `:{x}` is more than one word. Type `"{y}"` or `{z}`.',
    'comma-list': 'Commas separate nothing here. Delete them: blanks do.',
    'curly-quotes': 'Typographic quotes do not delimit strings. Type `"{x}"`.',
    'unknown-performative': '“{x}” is not a KQML performative. Type `{y}`.',
    'fipa-performative':
      '“{x}” is an act of FIPA ACL, not a KQML performative. Type `{y}`, or keep the message in a file of FIPA ACL.',
    'performative-1993':
      '“{x}” belongs to the draft of 1993 only. The words of 1997 for it: `{y}`.',
    'duplicate-parameter':
      '`:{x}` stands here a second time; the first counts. Delete one, or type another name.',
    'misspelt-parameter': 'There is no parameter `:{x}`. Type `:{y}`.',
    'case-variants':
      '`{x}` and `{y}` differ in case only. Names of agents are compared exactly, so these are two agents. Type `{x}` everywhere.',
    'too-deep':
      'This message lies in more than {x} others and is not read. Type a message that embeds fewer.',
    'bad-utf8':
      'In {x} places the bytes are no UTF-8; each is read as `�`. Save the file as UTF-8.',
  },
  variants: {
    'expected-keyword:value-missing':
      'The name of a parameter, with its colon, is due here. Is the value of `{y}` missing? Type it: `{y} value`.',
    'performative-1993:nothing':
      '“{x}” belongs to the draft of 1993 only, and no word of 1997 replaces it. Type `forward` for each message.',
    'unbalanced-paren:extra': 'This `)` closes nothing: one too many. Delete it.',
    'unbalanced-paren:missing': 'A `)` is missing here. Type `)`.',
    'unbalanced-paren:several': '{x} parentheses are not closed here. Type `{y}`.',
    'unbalanced-paren:many':
      'Many parentheses are not closed here. Type a `)` for each, or delete those too many before.',
    'unknown-performative:question':
      '“{x}” is not a KQML performative. Type `{y}` for one answer, `ask-all` for every answer, `ask-if` for yes or no.',
    'unknown-performative:unlike':
      '“{x}” is not a KQML performative. Type one that is, such as `tell` or `ask-one`.',
    'unknown-performative:wrapped':
      'A message starts with its performative. Type `({y} …)` instead of `({x} … :performative {y} …)`.',
  },
  fixes: {
    'close-parenthesis': 'Close the message',
    'delete-parenthesis': 'Delete the parenthesis',
    'close-string': 'Close the string',
    'quote-value': 'Put the value into quotation marks',
    'join-with-hyphens': 'Join the words with hyphens',
    'remove-commas': 'Remove the commas',
    'straight-quotes': 'Use straight quotation marks',
    'insert-blank': 'Insert a blank',
    'insert-listof': 'Begin the list with `listof`',
    'replace-performative': 'Write `{y}`',
    'unwrap-message': 'Move the performative to the front',
    'rename-parameter': 'Rename it to `:{y}`',
    'delete-parameter': 'Delete this one',
    'rename-agent': 'Write `{x}` everywhere',
  },
  related: {
    'opened-here': 'This parenthesis is not closed.',
    'value-missing': 'Is the value of this parameter missing?',
    'first-stands-here': 'This is the one that counts.',
  },
}
