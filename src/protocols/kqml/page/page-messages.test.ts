import { describe, expect, test } from 'vitest'
import { kqmlPageMessages, pageParamsToJson } from '../index.ts'

/** What a page says, in short: the act, who to whom, and the content. */
const said = (page: string): string[] =>
  kqmlPageMessages(page).map(({ payload }) => {
    const { sender, receiver, content } = Object.fromEntries(
      payload.params.map(({ name, value }) => [name, value]),
    )
    return [payload.performative, sender ?? '-', receiver ?? '-', content ?? '-'].join(' ')
  })

describe('the pages of the conformance kit, in other words', () => {
  test('a component with a template in pre: four messages, all of them without tags', () => {
    const message = (act: string, from: string, to: string, content: string): string =>
      `  (${act}\n    :sender ${from}\n    :receiver ${to}\n    :content ${content})\n`
    const page = `<div className={styles.part}>
  <p>The words used are &quot;tell&quot; and &quot;query&quot;.</p>
  <pre className={styles.code}>
    <code>
      {\`
${message('tell', 'Ada', 'Bo', '(available "small kettle")')}
${message('reply', 'Bo', 'Ada', '(available "small kettle" 75)')}
${message('query', 'Ada', 'Bo', '(and (kettle ?x) (volume ?x 6))')}
${message('reply', 'Bo', 'Ada', '(= (volume "small kettle" 3))')}
            \`}
    </code>
  </pre>
</div>`
    expect(said(page)).toEqual([
      'tell Ada Bo (available "small kettle")',
      'reply Bo Ada (available "small kettle" 75)',
      'query Ada Bo (and (kettle ?x) (volume ?x 6))',
      'reply Bo Ada (= (volume "small kettle" 3))',
    ])
  })

  test('Markdown with wrapped messages in fences: read as what they mean', () => {
    const wrapped = (act: string, from: string, content: string): string =>
      `#### Step: (${act})\n\n\`\`\`\n(KQML\n  (sender ${from})\n  (performative ${act})\n  (content (KIF ${content}))  ; a note\n)\n\`\`\`\n`
    const page = `---\nposition: 4\n---\n${wrapped('ask-if', 'Ada', '(exists (?t) (tent ?t))')}\n${wrapped('tell', 'Bo', '(= ?t 4)')}`
    expect(said(page)).toEqual(['ask-if Ada - (exists (?t) (tent ?t))', 'tell Bo - (= ?t 4)'])
  })

  test('plain text with words of a program: messages all the same', () => {
    const page = [
      '# what is sent',
      "(EVAL :receiver luis :content {'expression': '(+ 4 9)'} :sender kate)",
      "(ERROR :receiver kate :content {'reason': 'Unknown query'} :sender luis)",
    ].join('\n')
    expect(said(page)).toEqual([
      "EVAL kate luis {'expression': '(+ 4 9)'}",
      "ERROR luis kate {'reason': 'Unknown query'}",
    ])
  })
})

describe('bare contents', () => {
  test('behind the names of two agents are a question and its answer', () => {
    expect(said('ana: (stock lamp ?n)\nben: (stock lamp 4)\n')).toEqual([
      'ask-one ana ben (stock lamp ?n)',
      'tell ben ana (stock lamp 4)',
    ])
  })

  test('behind an arrow say who speaks to whom', () => {
    expect(
      said('[ana → ben] 10:15:09 (stock lamp ?n)\n[ben → ana] 10:15:10 (stock lamp 4)'),
    ).toEqual(['ask-one ana ben (stock lamp ?n)', 'tell ben ana (stock lamp 4)'])
  })

  test('logged again by the receiver are one message', () => {
    expect(
      said('ana -> ben sends (stock lamp ?n)\nana -> ben received (stock lamp ?n)'),
    ).toHaveLength(1)
  })

  test('behind one label alone are none, and neither is a fact on a line of its own', () => {
    expect(said('Note: (see above)\n(stock lamp 4)\nf (x)\n')).toEqual([])
  })

  test('that begin with a list count without a name', () => {
    expect(said('((action (agent-x) (price-of lamp)))')).toEqual([
      'tell - - ((action (agent-x) (price-of lamp)))',
    ])
  })
})

describe('other forms of a message', () => {
  test('a record of JSON is one, and of two that go there and back the first asks', () => {
    const page = [
      '```json',
      '{"from": "ana", "to": "ben", "content": "(stock lamp ?n)"}',
      '{"from": "ben", "to": "ana", "content": "(stock lamp 4)"}',
      '```',
    ].join('\n')
    expect(said(page)).toEqual(['ask-one ana ben (stock lamp ?n)', 'tell ben ana (stock lamp 4)'])
  })

  test('a record with its performative keeps it', () => {
    expect(said('[{"performative": "ask-one", "sender": "ana", "content": "how many?"}]')).toEqual([
      'ask-one ana - "how many?"',
    ])
  })

  test('JSON without a part of a message is program text', () => {
    expect(said('{"name": "parley", "version": "1"}')).toEqual([])
  })

  test('a message in a program’s string counts, and one with a hole in it does not', () => {
    expect(said('send("(tell :sender ben :content (stock lamp 4))")')).toEqual([
      'tell ben - (stock lamp 4)',
    ])
    expect(said('send("(tell :sender ben :content " + x + ")")')).toEqual([])
    expect(said('send(`(tell :sender ben :content ${x})`)')).toEqual([])
  })

  test('a message in a shell command is read', () => {
    expect(said("curl http://h --data '(ask-one :sender ana :content (stock lamp ?n))'")).toEqual([
      'ask-one ana - (stock lamp ?n)',
    ])
  })

  test('a note may stand behind the performative', () => {
    expect(said('(ask-one   <- the performative\n :sender ana :content (p ?x))')).toEqual([
      'ask-one ana - (p ?x)',
    ])
    expect(said('(ask-one // the performative\n :sender ana :content (p ?x))')).toHaveLength(1)
  })

  test('a message of FIPA ACL is left to its own room', () => {
    expect(said('(inform :sender (agent-identifier :name a@p) :content "x")')).toEqual([])
  })
})

describe('fences and markup', () => {
  test('a piece of code in a sentence is no fence', () => {
    expect(said('```(tell :sender a)``` is a message')).toEqual(['tell a - -'])
  })

  test('tildes fence too, and the closing row may be indented', () => {
    const page = '~~~\n(tell :sender a)\n  ~~~\n(tell :sender b)\n'
    expect(said(page)).toEqual(['tell a - -'])
  })

  test('a line of HTML ends where br stands', () => {
    expect(said('<pre>(tell<br>:sender a<br/>:content (p))</pre>')).toEqual(['tell a - (p)'])
  })

  test('places are those of the page, entities or not', () => {
    const page = '<p>x</p><pre>&lt;b&gt; (tell :sender <b>a</b> :content (p &quot;q&quot;))</pre>'
    const [message] = kqmlPageMessages(page)
    expect(message && page.slice(message.from, message.to)).toBe(
      '(tell :sender <b>a</b> :content (p &quot;q&quot;))',
    )
  })
})

test('a value that is no expression of KQML is kept as text', () => {
  const [message] = kqmlPageMessages("(EVAL :receiver luis :content {'e': '(f x)'} :sender kate)")
  expect(message && pageParamsToJson(message.payload)).toEqual({
    receiver: 'luis',
    content: "{'e': '(f x)'}",
    sender: 'kate',
  })
})

test('a megabyte of anything is searched without a freeze', () => {
  const pieces = [
    '((a\n',
    'a: (',
    '{"sender":',
    '{"',
    '<!--',
    '<pre>',
    '<a ',
    '&#',
    '}{',
    '```\n',
    '((',
    'a: (b)\n',
  ]
  for (const piece of pieces) {
    const page = `<pre>${piece.repeat(300_000 / piece.length)}`
    expect(kqmlPageMessages(page).length).toBeLessThan(300_000)
    expect(kqmlPageMessages(page.slice(5)).length).toBeLessThan(300_000)
  }
})
