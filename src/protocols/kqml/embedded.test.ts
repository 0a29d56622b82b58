import { describe, expect, test } from 'vitest'
import { checkKqml, readKqml, type KqmlMessage } from './index.ts'

const first = (text: string): KqmlMessage => {
  const [message] = readKqml(text).messages
  if (!message) throw new Error('no message was read')
  return message
}

describe('a message in a message', () => {
  test('may leave parameters open', () => {
    const text =
      '(advertise :sender tide-bot :receiver fac :reply-with ad1 :language KQML :ontology kqml-ontology :content (ask-all :receiver tide-bot :in-reply-to ad1 :language KIF :ontology tides :content (height ?p ?m)))'
    const inner = first(text).embedded
    expect(inner?.performative).toBe('ask-all')
    expect(inner && text.slice(inner.from, inner.to)).toMatch(/^\(ask-all.*\?m\)\)$/)
    expect(checkKqml(text, { mode: 'strict' })).toEqual([])
  })

  test('is read from a string too, with its places outside', () => {
    const text = '(forward :language kqml :content "(tell :content \\"a \\\\\\" b\\" :to x)")'
    const inner = first(text).embedded
    if (!inner) throw new Error('nothing was embedded')
    expect(text.slice(inner.performativeAt.from, inner.performativeAt.to)).toBe('tell')
    const [content, to] = inner.params
    expect(content?.value).toMatchObject({ kind: 'string', value: 'a " b' })
    expect(to && text.slice(to.value.from, to.value.to)).toBe('x')
    expect(content && text.slice(content.value.from, content.value.to)).toBe('\\"a \\\\\\" b\\"')
  })

  test('is read from a counted string', () => {
    const text = '(forward :language KQML :content #17"(tell :content é))'
    const inner = first(text).embedded
    expect(inner?.params[0]?.value).toMatchObject({ text: 'é', from: text.indexOf('é') })
  })

  test('is looked for only where the language is KQML', () => {
    expect(first('(tell :language KIF :content (tell :content a))').embedded).toBe(null)
    expect(first('(tell :language KQML :content (stock lamp 4))').embedded).toBe(null)
  })

  test('is judged in reader mode as a content, so that the notation stays right', () => {
    const text = '(forward :language KQML :content (tell :content a b))'
    expect(checkKqml(text, { mode: 'strict' })).toEqual([])
    expect(checkKqml(text)).toMatchObject([{ layer: 'content', from: text.indexOf('b)') }])
  })

  test('is read to a depth of 256; the next is named', () => {
    const wrap = (levels: number): string =>
      '(forward :language KQML :content '.repeat(levels) + '(next)' + ')'.repeat(levels)
    expect(checkKqml(wrap(256))).toEqual([])
    const text = wrap(257)
    expect(checkKqml(text)).toMatchObject([{ code: 'too-deep', from: text.indexOf('(next)') }])
    let depth = 0
    for (let each = first(text).embedded; each; each = each.embedded) depth++
    expect(depth).toBe(256)
  })

  test('a content of a hundred thousand levels is a value like any other', () => {
    const text = `(tell :language KQML :content ${'(f '.repeat(100_000)}x${')'.repeat(100_000)})`
    expect(checkKqml(text, { mode: 'strict' })).toEqual([])
  })
})
