import { buildWorld, readScenario } from '../../scenarios/index.ts'
import { createRun, isRow } from '../../sim/index.ts'
import type { Figure } from './figure.ts'
import { timeWorks } from './stopwatch.ts'

const gate = 22

/** Ten times the participants may cost little more than ten times the time. */
export function measureContractNet(): Figure {
  const [hundredMs, thousandMs] = timeWorks(4, playWith(100), playWith(1000))
  return {
    name: 'contract net: 1,000 participants / 100',
    measured: thousandMs / hundredMs,
    gate,
    sense: 'at most',
    unit: 'times',
  }
}

/** Each participant gets a call and bids; one is accepted and delivers, the others are rejected. */
function playWith(participantCount: number): () => number {
  const files = [{ name: 'scenario.yaml', text: contractNetText(participantCount) }]
  const { scenario, timeline, problems } = readScenario(files)
  if (!scenario) throw new Error(JSON.stringify(problems))
  const world = buildWorld(scenario, timeline, files)
  return () => {
    const run = createRun(world)
    run.advance()
    const rowCount = run.entries.filter(isRow).length
    if (rowCount !== participantCount * 3 + 1) throw new Error(`The run had ${rowCount} rows`)
    return rowCount
  }
}

/** A scenario in which participant number n bids n + 1. */
function contractNetText(participantCount: number): string {
  const names = Array.from({ length: participantCount }, (_, n) => `p-${n}`)
  const participants = names.map(
    (name, n) =>
      `  - {name: ${name}, plays: fipa/contract-net-participant, with: {cost: ${n + 1}, result: 125}}`,
  )
  return `parley: 1
title: A contract net with ${participantCount} participants
bounds: {messages: 1000000, entries: 10000000, ticks: 86400000, queue: 1000000}
agents:
  - name: initiator
    plays: fipa/contract-net-initiator
    with:
      participants: [${names.join(', ')}]
      task: (task compute-result)
      reply-within: 1000
      choose: lowest
${participants.join('\n')}
`
}
