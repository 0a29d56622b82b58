import { readNodes } from '../content/index.ts'
import { isValid, type Problem } from '../notation/index.ts'
import type { Check, Claim, MessagePattern } from './checks.ts'
import { rooms } from './rooms.ts'
import type { AgentLine } from './scenario.ts'
import { claimNames, type ScenarioText } from './schema.ts'
import { choice, scenarioProblem } from './problems.ts'
import type { YamlReading } from './yaml.ts'

type CheckText = ScenarioText['checks'][number]
type PatternText = NonNullable<CheckText['said']>

/** The checks of a scenario; one that names an unknown agent or act is a problem in the file. */
export function checksOf(
  text: ScenarioText,
  reading: YamlReading,
  agents: readonly AgentLine[],
): { readonly checks: readonly Check[]; readonly problems: readonly Problem[] } {
  const checks: Check[] = []
  const problems: Problem[] = []
  for (const [index, line] of text.checks.entries()) {
    const claim = claimOf(line)
    const path = ['checks', index] as const
    if (claim === null) {
      const y = claimNames.join(', ')
      problems.push(scenarioProblem('one-claim', reading.spanOf(path), { x: line.id, y }))
      continue
    }
    checks.push({ id: line.id, say: line.say, claim })
    for (const [key, pattern] of patternsOf(claim)) {
      problems.push(...namesIn(pattern, [...path, claim.kind, ...key], reading, agents))
    }
  }
  return { checks, problems }
}

function claimOf(line: CheckText): Claim | null {
  const given = claimNames.filter((name) => name in line)
  if (given.length !== 1) return null
  if (line.count) {
    const { is, min, max, ...rest } = line.count
    return { kind: 'count', pattern: patternOf(rest), ...defined({ is, min, max }) }
  }
  if (line.said) return { kind: 'said', pattern: patternOf(line.said) }
  if (line.never) {
    const { note, at, ...rest } = line.never
    if (note === undefined) return { kind: 'never', pattern: patternOf(rest) }
    return { kind: 'never', pattern: { note, ...defined({ at }) } }
  }
  if (line.order) return { kind: 'order', patterns: line.order.map(patternOf) }
  if (line.conversation) {
    const { facts, ...rest } = line.conversation
    return { kind: 'conversation', facts, ...defined(rest) }
  }
  if (line.noted) {
    return { kind: 'noted', pattern: { note: line.noted.code, ...defined({ at: line.noted.at }) } }
  }
  if (line.answer) {
    const { to, by, ...rest } = line.answer
    return { kind: 'answer', to, pattern: patternOf({ ...rest, from: by }) }
  }
  return null
}

function patternOf(text: PatternText): MessagePattern {
  return defined({
    act: text.act,
    from: text.from,
    to: text.to,
    conversation: text.conversation,
    inReplyTo: text['in-reply-to'],
    contentIs: text['content-is'],
    contentHas: text['content-has'],
    route: text.route,
  })
}

type Defined<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> }

/** The keys that hold something. */
function defined<Value extends object>(value: Value): Defined<Value> {
  // Only undefined values are left out, which is what the type says.
  return Object.fromEntries(
    Object.entries(value).filter(([, each]) => each !== undefined),
  ) as Defined<Value>
}

function patternsOf(
  claim: Claim,
): readonly (readonly [readonly (string | number)[], MessagePattern])[] {
  switch (claim.kind) {
    case 'order':
      return claim.patterns.map((pattern, index) => [[index], pattern])
    case 'count':
    case 'said':
    case 'answer':
      return [[[], claim.pattern]]
    case 'never':
      return 'note' in claim.pattern ? [] : [[[], claim.pattern]]
    default:
      return []
  }
}

function namesIn(
  pattern: MessagePattern,
  path: readonly (string | number)[],
  reading: YamlReading,
  agents: readonly AgentLine[],
): readonly Problem[] {
  const problems: Problem[] = []
  const names = agents.map(({ name }) => name)
  for (const key of ['from', 'to'] as const) {
    const name = pattern[key]
    if (name === undefined || agents.some((agent) => agent.id === name || agent.name === name)) {
      continue
    }
    const span = reading.spanOf([...path, key])
    problems.push(
      scenarioProblem('unknown-agent', span, { x: name, ...choice(name, names) }, 'warning'),
    )
  }
  const { act, contentIs } = pattern
  if (act !== undefined && !rooms.some((room) => room.knowsAct(act)) && !ownWord(act, agents)) {
    const span = reading.spanOf([...path, 'act'])
    problems.push(scenarioProblem('unknown-act', span, { x: act }, 'warning'))
  }
  if (contentIs !== undefined && !isValid(readNodes(contentIs).problems)) {
    const span = reading.spanOf([...path, 'content-is'])
    problems.push(scenarioProblem('bad-pattern', span, { x: contentIs }))
  }
  return problems
}

/** A word that some agent's own dialect has. */
const ownWord = (act: string, agents: readonly AgentLine[]): boolean =>
  agents.some(({ dialect }) => Array.isArray(dialect) && dialect.includes(act))
