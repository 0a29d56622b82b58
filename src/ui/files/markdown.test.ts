import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMarkdown } from './markdown.ts'

test('headings, paragraphs, lists and code become blocks', () => {
  const text =
    '# A *net*\n\nThree `bids`,\none **winner**.\n\n- one\n- two\n  more\n\n1. a\n```\n(x)\n```\n'

  expect(readMarkdown(text)).toEqual([
    {
      kind: 'heading',
      level: 1,
      line: [
        { kind: 'text', text: 'A ' },
        { kind: 'emphasis', text: 'net' },
      ],
    },
    {
      kind: 'paragraph',
      line: [
        { kind: 'text', text: 'Three ' },
        { kind: 'code', text: 'bids' },
        { kind: 'text', text: ', one ' },
        { kind: 'strong', text: 'winner' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two more' }]],
    },
    { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'a' }]] },
    { kind: 'code', text: '(x)' },
  ])
})

test('Chinese lines are joined without a blank', () => {
  expect(readMarkdown('发起者征求提案，\n选择最低价。')).toEqual([
    { kind: 'paragraph', line: [{ kind: 'text', text: '发起者征求提案，选择最低价。' }] },
  ])
})

test('markup stays text, and a link that carries code is no link', () => {
  expect(readMarkdown('<img src=x onerror=alert(1)> [go](javascript:alert(1))')).toEqual([
    {
      kind: 'paragraph',
      line: [
        { kind: 'text', text: '<img src=x onerror=alert(1)> ' },
        { kind: 'text', text: '[go](javascript:alert(1)' },
        { kind: 'text', text: ')' },
      ],
    },
  ])
  expect(readMarkdown('[spec](https://example.org/a)')).toEqual([
    {
      kind: 'paragraph',
      line: [{ kind: 'link', text: 'spec', to: 'https://example.org/a' }],
    },
  ])
})

test('any text is read to its end, and no letter of a word is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('# ', '- ', '1. ', '```', '\n', 'word', '`', '**', ' '), {
        maxLength: 60,
      }),
      (parts) => {
        const text = parts.join('')
        const words = (JSON.stringify(readMarkdown(text)).match(/word/g) ?? []).length
        // The word after an opening fence names a language and is not shown.
        const hidden = (text.match(/^\s*```.*word.*$/gm) ?? []).join('').match(/word/g)?.length ?? 0
        expect(words).toBeGreaterThanOrEqual((text.match(/word/g) ?? []).length - hidden)
      },
    ),
    { seed: 20260101, numRuns: 500 },
  )
})
