import { defineRules, withVerdicts, type Verdict } from '../../notation/index.ts'

const error = (code: string): Verdict => ({ code, severity: 'error' })
const info = (code: string): Verdict => ({ code, severity: 'info' })

/** How a person's text is taken: by the letter of the grammar, or as it is meant. */
export type Mode = 'strict' | 'reader'

/** What is wrong in either mode. */
const both = {
  unterminated: error('unterminated'),
  'extra-paren': error('expected-open-paren'),
  'unterminated-string': error('unterminated-string'),
  'short-length-string': error('short-length-string'),
  'bad-length-string': error('bad-length-string'),
  comma: error('comma-outside-backquote'),
  'quotation-of-nothing': error('bad-character'),
  outside: error('expected-open-paren'),
}

/**
 * KQML by the letter of its grammar. [KQML93]
 *
 * Odd punctuation is read as part of a word in either mode, so that both modes see the same tree; only
 * what is said about it differs.
 */
const strict = defineRules({
  wordStart: '<>=+-*/&^~_@$%:.!?',
  odd: '[]{}|\\',
  comments: true,
  counted: true,
  quotations: true,
  bars: true,
  verdicts: {
    ...both,
    'nested-comma': error('comma-outside-backquote'),
    splice: error('missing-whitespace'),
    'quotation-space': error('bad-character'),
    'bad-character': error('bad-character'),
    'non-ascii': error('non-ascii'),
    'missing-whitespace': error('missing-whitespace'),
    'empty-list': error('empty-list'),
    'list-must-start-with-word': error('list-must-start-with-word'),
    comment: error('bad-character'),
    'byte-order-mark': error('expected-open-paren'),
  },
})

/** KQML as people write it: extensions that everybody's reader takes are remarks or nothing. */
const reader = withVerdicts(strict, {
  ...both,
  'extra-paren': error('unbalanced-paren'),
  comma: error('comma-list'),
  'bad-character': info('bad-character'),
  'non-ascii': info('non-ascii'),
  'missing-whitespace': info('missing-whitespace'),
  'empty-list': info('empty-list'),
  'list-must-start-with-word': info('list-must-start-with-word'),
})

export const kqmlRules = { strict, reader } as const
