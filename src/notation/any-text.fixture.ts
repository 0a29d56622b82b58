import fc from 'fast-check'
import type { Sexp } from './index.ts'

/** Trees as a person's text may have them; places are left at 0. */
export const anySexp = (): fc.Arbitrary<Sexp> =>
  fc.letrec<{ node: Sexp }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc
        .stringMatching(/^[a-z?:*<][a-z0-9.+-]{0,7}$/)
        .map((text): Sexp => ({ kind: 'word', text, from: 0, to: 0 })),
      fc
        .tuple(fc.string({ unit: 'binary', maxLength: 8 }).filter(isWhole), fc.boolean())
        .map(([value, counted]): Sexp => {
          const count = counted ? new TextEncoder().encode(value).length : null
          return { kind: 'string', value, count, from: 0, to: 0 }
        }),
      fc
        .tuple(fc.constantFrom("'" as const, '`' as const), tie('node'))
        .map(([mark, item]): Sexp => ({ kind: 'quotation', mark, item, from: 0, to: 0 })),
      fc
        .array(tie('node'), { maxLength: 5 })
        .map((items): Sexp => ({ kind: 'list', items, closed: true, from: 0, to: 0 })),
    ),
  })).node

/** Without halves of surrogate pairs: those have no bytes of their own. */
const isWhole = (text: string): boolean => !/\p{Surrogate}/u.test(text)

/** Pieces that meet in mutilated texts; joined at random they are mostly wrong. */
const pieces = [
  '(',
  ')',
  '(tell',
  '\n(tell :sender a',
  ':content',
  ' ',
  '\n',
  '"',
  '\\',
  '#3"',
  '#',
]
const more = [
  "'",
  '`',
  ',',
  ',@',
  '|',
  ';',
  '//',
  'é',
  '\u{1f600}',
  '\ufeff',
  '\u00a0',
  '“',
  '\r',
  'a',
]

export const anyText = (): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 60 }).map((parts) => parts.join(''))
