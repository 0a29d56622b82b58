import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeLabel, shorten } from './label.ts'

/** What Mermaid will show: its `#<number>;` read back. */
const shown = (label: string): string =>
  label.replace(/#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

test.each([
  ['a sharp, which would swallow what follows', 'a#b', 'a#35;b'],
  ['a semicolon, which ends a statement', 'a;b', 'a#59;b'],
  ['an HTML element', '<b>x</b>', '#60;b#62;x#60;/b#62;'],
  ['an HTML entity', '&lt;', '#38;lt#59;'],
  ['a string', '"x"', '#34;x#34;'],
  [
    'a configuration, which would be carried out',
    '%%{init: {"theme":"dark"}}%%',
    '#37;#37;#123;init#58; #123;#34;theme#34;#58;#34;dark#34;#125;#125;#37;#37;',
  ],
  ['a formula', '$$x$$', '#36;#36;x#36;#36;'],
  ['a colon', ':content', '#58;content'],
  ['a backslash', 'a\\n', 'a#92;n'],
  ['Markdown emphasis', '**a** _b_', '#42;#42;a#42;#42; #95;b#95;'],
  ['brackets', '[a](b){c}', '#91;a#93;#40;b#41;#123;c#125;'],
  ['arrow marks', 'a->>b --x c', 'a#45;#62;#62;b #45;#45;x c'],
  ['an activation sign', '+x', '#43;x'],
  ['a tilde and a bar', 'a~b|c', 'a#126;b#124;c'],
  ['quotes of other kinds', "it's `x`", 'it#39;s #96;x#96;'],
  ['letters that Mermaid keeps for itself', 'ﬂ°¶ß', '#64258;#176;#182;#223;'],
  ['a blank label', '   ', '#160;'],
  ['an empty label', '', '#160;'],
  ['blanks at both ends', '  a b ', '#160;#160;a b#160;'],
  ['a tab', 'a\tb', 'a b'],
  ['a line feed', 'a\nb', 'a<br/>b'],
  ['line ends of another system', 'a\r\nb', 'a<br/>b'],
  ['an empty line between two', 'a\n\nb', 'a<br/>#160;<br/>b'],
  ['control characters', 'a\u0000b\u001bc\u007f', 'a\ufffdb\ufffdc\ufffd'],
  ['line and paragraph separators', 'a\u2028b\u2029', 'a\ufffdb\ufffd'],
  ['marks that turn the direction of the text', '\u202eabc\u2066', '\ufffdabc\ufffd'],
  ['a zero-width space and a byte order mark', 'a\u200bb\ufeff', 'a\ufffdb\ufffd'],
  ['half a surrogate pair', 'a\ud800b', 'a\ufffdb'],
  ['letters with their marks apart', 'e\u0301', '\u00e9'],
  ['words of the diagram language', 'end', 'end'],
  ['a name that looks like an address', 'df@alpha', 'df@alpha'],
  ['Chinese', '二人对话', '二人对话'],
])('%s is shown and does nothing', (_, text, label) => {
  expect(escapeLabel(text)).toBe(label)
})

test('a long text is cut to 60 graphemes, not to 60 units', () => {
  const families = '👨‍👩‍👧'.repeat(70)

  const label = escapeLabel(families)

  expect(label).toBe(`${'👨‍👩‍👧'.repeat(Math.floor(240 / 8))}…`)
  expect(shorten('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`)
  expect(shorten('a'.repeat(60))).toBe('a'.repeat(60))
})

test('cutting comes before escaping, so no number is cut in two', () => {
  expect(escapeLabel('('.repeat(100))).toBe(`${'#40;'.repeat(59)}…`)
})

test('one letter under a thousand marks does not make a long label', () => {
  expect(escapeLabel(`a${'\u0301'.repeat(1000)}`).length).toBeLessThan(250)
})

test('whatever is written, no mark of the diagram language is left but its own escapes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const rest = escapeLabel(text).replaceAll('<br/>', '').replace(/#\d+;/g, '')
      expect(rest).not.toMatch(/[#;<>&"%$:\\*_{}[\]()+\-~|'`\n\r\t]/)
      expect(rest).not.toMatch(/^\s|\s$/)
    }),
    { seed: 20260101, numRuns: 500 },
  )
})

test('a short text of plain letters and marks is shown as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 50 }), (text) => {
      const once = shown(escapeLabel(text)).replaceAll('\u00a0', ' ')
      if (text.trim() !== '') expect(once).toBe(text)
    }),
    { seed: 20260101, numRuns: 500 },
  )
})
