import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState, type TransactionSpec } from '@codemirror/state'
import { checking, showProblems } from '../../editor/problems.ts'
import { serviceFor } from '../../editor/services.ts'
import type { Figure } from './figure.ts'
import { makeMessagePairs } from './messages.ts'
import { timeWorks } from './stopwatch.ts'

const documentLength = 1_000_000
const gateMs = 50

/** From a key press in a long document to its new tree, problems and underlines, wherever the key falls. */
export function measureKeyPress(): Figure {
  const places = [0.01, 0.5, 0.99].map((share) => Math.floor(documentLength * share))
  const times = timeWorks(3, ...places.map((place) => pressAt(place)))
  return {
    name: 'one key press in 1 MB: reader, tree, problems, underlines',
    measured: Math.max(...times),
    gate: gateMs,
    sense: 'at most',
    unit: 'ms',
  }
}

/** A document in which one key is pressed again and again, as the editor treats it. */
function pressAt(place: number): () => EditorState {
  const service = serviceFor('dialogue.kqml')
  const underlining = checking(service.check, () => undefined)
  let state = EditorState.create({
    doc: longDocument(),
    extensions: [service.language ?? [], underlining],
  })
  const update = (spec: TransactionSpec): void => {
    state = state.update(spec).state
  }
  return () => {
    update({ changes: { from: place, insert: 'x' } })
    const tree = ensureSyntaxTree(state, state.doc.length, 60_000)
    if (tree?.length !== state.doc.length) throw new Error('The tree does not reach the end')
    const problems = service.check(state.doc.toString())
    if (problems.length === 0) throw new Error('The document has its mistakes, and none was found')
    update({ effects: showProblems('reader', problems) })
    return state
  }
}

/** 1 MB of messages, every fiftieth of which has a performative that nobody knows. */
function longDocument(): string {
  const texts: string[] = []
  let length = 0
  for (const [n, { kqml }] of makeMessagePairs(4_000).entries()) {
    const text = n % 50 === 0 ? kqml.replace('(', '(mis-') : kqml
    length += text.length + 2
    if (length > documentLength) break
    texts.push(text)
  }
  return texts.join('\n\n')
}
