import { expect, test } from 'vitest'
import { aclProblems, type AclMode } from './problems.ts'
import { checkAcl } from './read.ts'

const ends =
  ':sender (agent-identifier :name a@p) :receiver (set (agent-identifier :name b@p)) :content "x"'

/** The text with `»` before and `«` behind the place where the finding must stand; `»«` at the end. */
type Row = readonly [code: string, severity: string, marked: string, second?: 'contested']

/** One row at least for each code of the reference's section 2.7, in its order. */
const rows: readonly Row[] = [
  ['no-message', 'error', ' \n»«'],
  ['expected-open-paren', 'error', '»hello«'],
  ['expected-open-paren', 'error', '»{"performative": "inform"}«'],
  ['expected-open-paren', 'error', '»<fipa-message act="inform"/>«'],
  ['missing-performative', 'error', `(»:«${ends.slice(1)})`],
  ['performative-not-a-word', 'error', `(»"inform"« ${ends})`],
  ['unknown-act', 'error', `(»tell« ${ends})`, 'contested'],
  ['expected-keyword', 'error', `(inform ${ends} »(a b)«)`],
  ['expected-keyword', 'error', `(inform ${ends} »language« fipa-sl)`],
  ['missing-value', 'error', `(inform ${ends} »:language«)`],
  ['missing-value', 'error', `(inform »:language« ${ends})`],
  ['duplicate-parameter', 'error', `(inform ${ends} »:content« "y")`],
  ['not-x-parameter', 'error', `(inform ${ends} »:colour« red)`, 'contested'],
  ['unterminated', 'error', `(inform ${ends}»«`],
  ['trailing-text', 'error', `(inform ${ends}) »and more«`],
  ['trailing-text', 'error', `(inform ${ends})»)«`],
  ['trailing-text', 'error', `(inform ${ends}) »(agree)«`],
  ['unterminated-string', 'error', `(inform ${ends} :language »"«fipa-sl)`],
  ['short-length-string', 'error', `(inform ${ends} :language »#99"«fipa-sl)`],
  ['bad-length-string', 'error', `(inform ${ends} :language #»+«5"hello)`],
  [
    'curly-quotes',
    'error',
    '(inform :sender (agent-identifier :name a@p) :receiver (set (agent-identifier :name b@p)) :content »“on the way”«)',
  ],
  [
    'content-not-a-string',
    'error',
    '(inform :sender (agent-identifier :name a@p) :receiver (set (agent-identifier :name b@p)) :content »(p a)«)',
  ],
  ['protocol-not-a-word', 'error', `(cfp ${ends} :conversation-id c :protocol »"contract net"«)`],
  ['bad-word', 'error', `(inform ${ends} :reply-with »550e8400-e29b«)`],
  [
    'bad-word',
    'error',
    '(inform :sender (agent-identifier :name »@a«) :receiver (set (agent-identifier :name b@p)) :content "x")',
  ],
  ['bad-datetime', 'error', `(inform ${ends} :reply-by »2026-09-06T10:15:00Z«)`],
  ['bad-datetime', 'error', `(inform ${ends} :reply-by »20261306T101500000Z«)`],
  [
    'agent-identifier-expected',
    'error',
    '(inform :sender »a@p« :receiver (set (agent-identifier :name b@p)) :content "x")',
  ],
  [
    'set-expected',
    'error',
    '(inform :sender (agent-identifier :name a@p) :receiver »(agent-identifier :name b@p)« :content "x")',
  ],
  [
    'sequence-expected',
    'error',
    '(inform :sender (agent-identifier :name a@p :addresses »http://a«) :receiver (set (agent-identifier :name b@p)) :content "x")',
  ],
  [
    'aid-without-name',
    'error',
    '(inform :sender (»agent-identifier«) :receiver (set (agent-identifier :name b@p)) :content "x")',
  ],
  [
    'aid-slot-order',
    'error',
    '(inform :sender (agent-identifier :addresses (sequence http://a) »:name« a@p) :receiver (set (agent-identifier :name b@p)) :content "x")',
    'contested',
  ],
  [
    'name-not-a-word',
    'error',
    '(inform :sender (agent-identifier :name »"a@p"«) :receiver (set (agent-identifier :name b@p)) :content "x")',
    'contested',
  ],
  ['no-comments', 'error', `(inform »; why«\n ${ends})`],
  ['no-comments', 'error', `(inform »// why«\n ${ends})`, 'contested'],
  ['byte-order-mark', 'error', `»\ufeff«(inform ${ends})`, 'contested'],
  ['too-deep', 'error', `(inform ${ends} :reply-with ${'('.repeat(255)}»(«a)${')'.repeat(255)})`],
  ['contested', 'info', `(inform ${ends} :reply-by »20260906t101500000Z«)`],
  ['contested', 'info', `(inform ${ends} :X-note »"a \\\\" b"«)`],
  [
    'empty-receiver-set',
    'warning',
    '(inform :sender (agent-identifier :name a@p) :receiver »(set)« :content "x")',
    'contested',
  ],
  ['missing-receiver', 'warning', '»(«inform :sender (agent-identifier :name a@p) :content "x")'],
  [
    'missing-sender',
    'info',
    '»(«inform :receiver (set (agent-identifier :name b@p)) :content "x")',
  ],
  [
    'missing-content',
    'warning',
    '(»inform« :sender (agent-identifier :name a@p) :receiver (set (agent-identifier :name b@p)))',
  ],
  ['missing-conversation-id', 'warning', `(cfp ${ends} »:protocol« fipa-contract-net)`],
  ['unknown-time-zone', 'warning', `(inform ${ends} :reply-by »20260906T101500000A«)`],
]

function unmark(marked: string) {
  const from = marked.indexOf('»')
  const to = marked.indexOf('«') - 1
  return { text: marked.replace('»', '').replace('«', ''), from, to }
}

const codesOf = (text: string, mode: AclMode) => checkAcl(text, { mode }).map(({ code }) => code)

test.each(rows.map((row) => ({ row, name: row.slice(0, 3).join(' ') })))('$name', ({ row }) => {
  const [code, severity, marked, contested] = row
  const { text, from, to } = unmark(marked)
  const problems = checkAcl(text, { mode: 'strict' })
  expect(problems.map((problem) => problem.code)).toEqual(contested ? [code, 'contested'] : [code])
  expect(problems[0]).toMatchObject({ severity, from, to })
  if (contested) {
    expect(problems[1]).toMatchObject({ severity: 'info', from, to, layer: problems[0]?.layer })
    expect(problems[1]?.details.y).not.toBe('')
  }
})

test('every code of the table occurs among the rows', () => {
  expect(new Set(rows.map(([code]) => code))).toEqual(new Set(Object.keys(aclProblems)))
})

test('an empty message lacks its act just behind the parenthesis', () => {
  const found = checkAcl('()', { mode: 'strict' })
  expect(found.at(-1)).toMatchObject({ code: 'missing-performative', from: 1, to: 2 })
})

test('in reader mode comments and a byte order mark are warnings, and a further message is the next one', () => {
  const found = checkAcl(`\ufeff(inform ; why\n ${ends})\n(agree ${ends})`, { mode: 'reader' })
  expect(found.map(({ code, severity }) => [code, severity])).toEqual([
    ['byte-order-mark', 'warning'],
    ['contested', 'info'],
    ['no-comments', 'warning'],
  ])
  expect(codesOf(`(inform ${ends}) and more`, 'reader')).toEqual(['trailing-text'])
})

/** Findings with a fix that must settle them: the code, the text, and the text after the fix. */
test.each([
  ['duplicate-parameter', '(inform :content "x" :content "y")', '(inform :content "x" )'],
  ['curly-quotes', '(inform :content “on the way”)', '(inform :content "on the way")'],
  ['content-not-a-string', '(inform :content (p "a"))', '(inform :content "(p \\"a\\")")'],
  ['content-not-a-string', '(inform :content tide is high)', '(inform :content "tide is high")'],
  ['missing-value', '(inform :content="x")', '(inform :content "x")'],
  ['unknown-act', '(ask-if :content "x")', '(query-if :content "x")'],
  ['not-x-parameter', '(inform :contnet "x")', '(inform :content "x")'],
  ['unterminated', '(inform :receiver (set', '(inform :receiver (set))'],
  ['unterminated-string', '(inform :content "x)', '(inform :content "x)")'],
  ['unterminated-string', '(inform :content #1"x")', '(inform :content #1"x)'],
  ['short-length-string', '(inform :content #50"naïve)', '(inform :content #6"naïve)'],
  ['bad-length-string', '(inform :content #+5"hello)', '(inform :content #5"hello)'],
  [
    'bad-datetime',
    '(inform :reply-by 2026-09-06T10:15Z)',
    '(inform :reply-by 20260906T101500000Z)',
  ],
  [
    'set-expected',
    '(inform :receiver bob)',
    '(inform :receiver (set (agent-identifier :name bob)))',
  ],
  [
    'aid-slot-order',
    '(inform :sender (agent-identifier :addresses (sequence u) :name a))',
    '(inform :sender (agent-identifier :name a :addresses (sequence u)))',
  ],
  ['missing-conversation-id', '(cfp :protocol p)', '(cfp :conversation-id c1 :protocol p)'],
])('%s: %s becomes %s', (code, before, after) => {
  const problem = checkAcl(before, { mode: 'reader' }).find((each) => each.code === code)
  const edits = [...(problem?.fixes?.[0]?.edits ?? [])].sort((one, other) => other.from - one.from)
  let text = before
  for (const { from, to, insert } of edits) text = text.slice(0, from) + insert + text.slice(to)
  expect(text).toBe(after)
  expect(codesOf(text, 'reader')).not.toContain(code)
})
