import { expect, test } from 'vitest'
import { sanitiseSvg } from './sanitise.ts'

const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" id="d" viewBox="0 0 9 9">${inside}</svg>`

/** What came through, written out again. */
const shown = (node: ChildNode): string => {
  if (!(node instanceof Element)) return node.textContent ?? ''
  const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`)
  const inside = [...node.childNodes].map(shown)
  return `<${node.localName}${attributes.join('')}>${inside.join('')}</${node.localName}>`
}

const clean = (inside: string): string =>
  [...(sanitiseSvg(drawing(inside))?.childNodes ?? [])].map(shown).join('')

test('shapes and words of a drawing come through', () => {
  expect(
    clean(
      '<g class="row"><line x1="1" y1="2" class="messageLine0"/><text x="1"><tspan>tell</tspan></text></g>',
    ),
  ).toBe(
    '<g class="row"><line x1="1" y1="2" class="messageLine0"></line><text x="1"><tspan>tell</tspan></text></g>',
  )
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a style sheet', '<style>@import url(https://example.org/a.css)</style>'],
  [
    'a foreign object',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
  ],
  ['a link', '<a href="https://example.org/"><text>x</text></a>'],
  ['an image', '<image href="https://example.org/a.png"/>'],
  ['a reference to another drawing', '<use href="https://example.org/a.svg#x"/>'],
  ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>'],
  ['a set', '<set attributeName="onclick" to="alert(1)"/>'],
  ['an element of another language', '<p xmlns="http://www.w3.org/1999/xhtml">x</p>'],
])('%s is left out', (_, inside) => {
  expect(clean(`${inside}<g/>`)).toBe('<g></g>')
})

test.each([
  ['a handler', '<g onclick="alert(1)"/>'],
  ['a style', '<g style="background:url(https://example.org/)"/>'],
  ['a link in another name space', '<g xlink:href="https://example.org/"/>'],
  ['a reference that would fetch', '<g marker-end="url(https://example.org/a.svg#x)"/>'],
  ['a fill', '<g fill="url(#x)"/>'],
])('%s is taken off its element', (_, inside) => {
  expect(clean(inside)).toBe('<g></g>')
})

test('an arrow keeps the head that is drawn in the same picture', () => {
  expect(clean('<line marker-end="url(#d-arrowhead)"/>')).toBe(
    '<line marker-end="url(#d-arrowhead)"></line>',
  )
})

test('words that stand between shapes are no part of a drawing', () => {
  expect(clean('boo<g>boo</g>')).toBe('<g></g>')
})

test('what is no SVG gives nothing', () => {
  expect(sanitiseSvg('<p>x</p>')).toBeNull()
  expect(sanitiseSvg('')).toBeNull()
  expect(sanitiseSvg('<svg>')).toBeNull()
})
