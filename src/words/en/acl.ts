import type { AclWords } from '../acl.ts'

export const aclWords: AclWords = {
  problems: {
    'no-message':
      'There is no message here. Type `(inform :receiver (set (agent-identifier :name b@p)) :content "…")`.',
    'expected-open-paren': 'A message begins with a parenthesis. Type `(inform …)`.',
    'missing-performative': 'The act is missing. Type it first: `(inform …)`.',
    'performative-not-a-word': 'The act is a bare word. Type `({x} …)`, without quotes.',
    'unknown-act':
      '“{x}” is none of the 22 acts, so a receiver answers not-understood. Type `({y} …)`.',
    'expected-keyword': 'The name of a parameter, with its colon, is due here. Type `:{x} value`.',
    'missing-value': '`:{x}` has no value. Type `:{x} {y}`.',
    'duplicate-parameter':
      '`:{x}` stands here a second time; the first counts. For several agents type `:{x} (set (agent-identifier …) (agent-identifier …))`, otherwise delete one.',
    'not-x-parameter':
      '`:{x}` is no parameter of ACL; names of one’s own begin with X-. Type `:X-{x}`.',
    unterminated: 'The message is not closed. Type `)`.',
    'trailing-text':
      'The message ends before this. Delete the rest, or put a second message `(…)` on its own.',
    'unterminated-string':
      'The string is not closed. Type `"`. A quote inside it is written `\\"`.',
    'short-length-string': '`#{x}` announces more bytes than follow. Type `#{y}"`.',
    'bad-length-string': 'Between # and the quote stand digits only, without a sign. Type `#{y}"`.',
    'curly-quotes': 'Typographic quotes do not delimit strings. Type `"{x}"`.',
    'content-not-a-string': 'The content is a string. Type `:content "{x}"`.',
    'protocol-not-a-word': 'The protocol is one word. Type `:protocol {y}`.',
    'bad-word':
      '`{x}` begins with a digit, -, # or @ and is neither a number nor a time. Type `"{x}"`; an agent’s name begins with a letter: `{y}`.',
    'bad-datetime':
      'A time has 8 digits, T, 9 digits with milliseconds, and Z for UTC; no separators, no quotes. Type `{y}`, for example `20260906T101500000Z`.',
    'agent-identifier-expected':
      '`:{x}` takes an agent identifier. Type `(agent-identifier :name {y})`.',
    'set-expected': '`:{x}` takes a set. Type `(set (agent-identifier :name {y}))`.',
    'sequence-expected': '`:{x}` takes a sequence. Type `(sequence {y})`.',
    'aid-without-name': 'An agent identifier needs a name. Type `(agent-identifier :name a@p)`.',
    'aid-slot-order':
      'The order is name, addresses, resolvers. Type `(agent-identifier :name … :addresses … :resolvers …)`.',
    'name-not-a-word': 'A name is a word, not a string. Type `:name {y}`.',
    'no-comments': 'ACL has no comments. Delete it, or type `:X-comment "{x}"`.',
    'byte-order-mark': 'A byte order mark stands before the message. Delete it.',
    'too-deep':
      'This is nested deeper than {x} levels, so it is not read as a message. Take some parentheses out.',
    contested:
      'The standard can be read both ways here. Type the form that both readings accept: {y}.',
    'empty-receiver-set':
      'The set of receivers is empty. Type `(set (agent-identifier :name b@p))`, or leave `:receiver` out.',
    'missing-receiver':
      'There is no receiver, and none can be inferred. Type `:receiver (set (agent-identifier :name b@p))`.',
    'missing-sender':
      'There is no sender: the message is anonymous and cannot be answered. Type `:sender (agent-identifier :name a@p)`.',
    'missing-content': '`{x}` needs a content. Type `:content "{y}"`.',
    'missing-conversation-id':
      'A protocol is named, but no conversation. Type `:conversation-id {y}`.',
    'unknown-time-zone': 'The letter {x} after the time is not Z. Type `{y}Z`.',
  },
  fixes: {
    'write-name': 'Write `{y}`',
    'order-slots': 'Put name, addresses, resolvers in order',
    'add-keyword': 'Put `:{y}` before it',
    'add-value': 'Add a value',
    delete: 'Delete it',
    'add-x': 'Put `X-` before the name',
    'close-message': 'Close the message',
    'close-string': 'Close the string',
    'correct-count': 'Correct the number of bytes',
    'use-straight-quotes': 'Straighten the quotes',
    'quote-value': 'Put it in quotes',
    'unquote-value': 'Take the quotes away',
    'wrap-agent': 'Write it as an agent identifier',
    'wrap-set': 'Write it as a set of agent identifiers',
    'wrap-sequence': 'Write it as a sequence',
    'comment-as-parameter': 'Make it a parameter `:X-comment`',
    'use-utc': 'Write Z for UTC',
    'write-time': 'Write the time as ACL does',
    'add-parameter': 'Add the parameter',
  },
  variants: {
    'expected-open-paren:encoding':
      'This is the {x} form of a message, or some other notation. The string form begins with a parenthesis: type `(inform …)`.',
    'contested:open-list-of-acts':
      'A party may use acts of its own by agreement, but the grammar lists 22 and no more. All accept `({y} …)`.',
    'contested:names-of-parameters':
      'The grammar takes any word here, and the message structure wants X- in front. All accept `{y}`.',
    'contested:slot-order':
      'The grammar gives the slots in one order, and says nowhere that the order matters. All accept `{y}`.',
    'contested:quoted-name':
      'The grammar wants a word for a name, and some platforms read a string as one. All accept `{y}`.',
    'contested:double-slash':
      'By the letter `//` is a word in a wrong place; some take it for a comment. All accept `{y}`.',
    'contested:byte-order-mark':
      'The mark belongs to the encoding of the text rather than to the message, and the standard does not speak of it. All accept the message without it.',
    'contested:empty-set':
      'The grammar allows an empty set, and the message structure wants at least one agent in it. All accept `{y}`.',
    'contested:lower-case-time':
      'The T and Z of a time are given as capitals; whether small letters do is not said, and one platform reads a small z as local time. All accept `{y}`.',
    'contested:backslash-before-quote':
      'A backslash before an escaped quote is itself by the letter; some read the two backslashes as one and end the string. All accept the string counted in bytes: `{y}`.',
  },
}
