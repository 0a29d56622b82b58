import { readKqml, type Mode } from '../../protocols/kqml/index.ts'
import type { Figure } from './figure.ts'
import { makeMessagePairs } from './messages.ts'
import { timeWorks } from './stopwatch.ts'

const messageCount = 10_000
const gate = 0.3

/** The KQML reader on many messages, beside the engine's own JSON reader on the same content. */
export function measureKqmlReading(): readonly Figure[] {
  const pairs = makeMessagePairs(messageCount)
  const kqml = pairs.map((pair) => pair.kqml).join('\n\n')
  const json = `[${pairs.map((pair) => pair.json).join(',\n')}]`
  const [strictMs, readerMs, jsonMs] = timeWorks(
    5,
    () => readAll(kqml, 'strict'),
    () => readAll(kqml, 'reader'),
    () => JSON.parse(json) as unknown, // Nobody looks at it.
  )
  return [figure('strict', jsonMs / strictMs), figure('reader', jsonMs / readerMs)]
}

function readAll(text: string, mode: Mode): number {
  const { messages } = readKqml(text, { mode })
  if (messages.length !== messageCount) throw new Error(`${messages.length} messages were read`)
  return messages.length
}

const figure = (mode: Mode, measured: number): Figure => ({
  name: `KQML reader, ${mode} mode / JSON.parse`,
  measured,
  gate,
  sense: 'at least',
  unit: 'of',
})
