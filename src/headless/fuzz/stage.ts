import fc from 'fast-check'
import { buildWorld, checkRun, outcomeOf, readScenario } from '../../scenarios/index.ts'
import { createRun } from '../../sim/index.ts'
import { anyDialogue, anyFacts } from './texts.ts'

/** Whatever a dialogue says and a store knows: it plays to an end, and no agent of ours breaks. */
export const stageProperty = fc.property(anyDialogue, anyFacts, (dialogue, facts) => {
  const files = [
    { name: 'dialogue.kqml', text: dialogue },
    { name: 'store.kif', text: facts },
  ]
  const { scenario, timeline } = readScenario(files)
  if (!scenario) return
  const run = createRun(buildWorld(scenario, timeline, files))
  const { status } = run.advance({ maxEvents: 20_000 })
  const broken = run.entries.find(({ kind }) => kind === 'broke')
  if (broken) throw new Error(JSON.stringify(broken))
  if (status !== 'quiet' && status !== 'bound')
    throw new Error(`It is ${status} after 20,000 events`)
  outcomeOf(run.entries, status, scenario.agents)
  checkRun(scenario.checks, run.entries, scenario.agents)
})
