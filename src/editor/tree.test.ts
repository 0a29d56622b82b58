import type { Tree } from '@lezer/common'
import { expect, test } from 'vitest'
import { defineRules, rereadText, type TextReading } from '../notation/index.ts'
import { liveTree, remember } from './live-tree.ts'

const rules = defineRules({
  wordStart: '<>=+-*/&^~_@$%:.!?',
  comments: true,
  counted: true,
  quotations: true,
  verdicts: {},
})

const reading = () =>
  liveTree(remember<TextReading>((text, previous) => rereadText(text, rules, previous)))

/** The tree as nested names with the text of the leaves. */
function shown(tree: Tree, text: string): string {
  const parts: string[] = []
  tree.iterate({
    enter: (node) => {
      if (node.name === 'Document') return
      parts.push(node.name === 'List' ? '[' : `${node.name}=${text.slice(node.from, node.to)}`)
    },
    leave: (node) => {
      if (node.name === 'List') parts.push(']')
    },
  })
  return parts.join(' ')
}

test('the tree names the parts of a message', () => {
  const text = '; hello\n(tell :sender a :content (stock "tv" ?n 31))'

  expect(shown(reading()(text), text)).toBe(
    [
      'Comment=; hello',
      '[ Open=( Performative=tell Parameter=:sender Word=a Parameter=:content',
      '[ Open=( Word=stock String="tv" Variable=?n Number=31 Close=) ] Close=) ]',
    ].join(' '),
  )
})

test('a comment inside a message stands where it was written', () => {
  const text = '(tell ; who\n :sender a ; said\n)'

  expect(shown(reading()(text), text)).toBe(
    '[ Open=( Performative=tell Comment=; who Parameter=:sender Word=a Comment=; said Close=) ]',
  )
})

test('a list that nothing closes has no closing parenthesis', () => {
  const text = '(tell (a'

  expect(shown(reading()(text), text)).toBe('[ Open=( Performative=tell [ Open=( Word=a ] ]')
})

test('after a key press the parts that were not touched are the same objects', () => {
  const live = reading()
  const message = '(tell :content (a b))\n'
  const before = live(message.repeat(40))

  const after = live(message.repeat(20) + message.replace('b', 'bb') + message.repeat(19))

  const parts = (tree: Tree): Set<Tree> => {
    const found = new Set<Tree>()
    const waiting = [tree]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (const child of next.children) {
        if ('children' in child && 'type' in child) {
          found.add(child)
          waiting.push(child)
        }
      }
    }
    return found
  }
  const kept = [...parts(before)].filter((part) => parts(after).has(part))
  expect(kept.length).toBeGreaterThanOrEqual(39)
})

test('a tree made after any typing is that of the whole text', () => {
  const live = reading()
  const texts = ['(a (b c))', '(a (b c)) (d', '(a (b c)) (d)', ')(a (b "c)) (d)', '', '(x :y "z")']

  for (const text of texts) {
    expect(shown(live(text), text)).toBe(shown(reading()(text), text))
  }
})

test('100,000 open parentheses are no more than many', () => {
  const text = '('.repeat(100_000)

  const tree = reading()(text)

  expect(tree.length).toBe(text.length)
  expect(tree.resolveInner(99_999, 1).name).toBe('Open')
})
