import { instantiate } from './binding.ts'
import type { Run } from './run.ts'
import type { Search } from './search.ts'
import { before, type Call } from './steps.ts'
import { emptyTable, type Table } from './table.ts'
import { termKey } from './term-text.ts'
import { compound, type Term } from './term.ts'

/** The table for a call, worked out as far as it can be at this point. */
export function tableFor(search: Search, call: Call, depth: number): Table | null {
  const { run } = search
  const key = `${call.bridged ? '!' : ''}${call.predicate} ${termKey(compound(call.args))}`
  const known = run.tables.get(key)
  const table = known ?? emptyTable()
  if (!known) run.tables.set(key, table)
  if (table.complete) return table
  if (table.position >= 0 || table.round === run.round) return takeSoFar(run, table)
  workOut(search, table, call, depth)
  return table
}

/** An unfinished table: the caller hangs on whatever the table hangs on. */
function takeSoFar(run: Run, table: Table): Table | null {
  const lowest = table.position >= 0 ? table.position : table.lowest
  const leader = run.active[lowest]
  if (leader && run.negations > leader.negations) {
    run.doubts += 1
    run.note('loop-through-not', {})
    return null
  }
  table.called = true
  const caller = run.active.at(-1)
  if (caller) caller.lowest = Math.min(caller.lowest, lowest)
  return table
}

function workOut(search: Search, table: Table, call: Call, depth: number): void {
  const { run } = search
  table.position = run.active.length
  table.lowest = table.position
  table.negations = run.negations
  run.active.push(table)
  let answersBefore = -1
  while (run.answerCount !== answersBefore && !run.spent) {
    answersBefore = run.answerCount
    table.round = run.round
    collect(search, table, call, depth)
    const leads = table.lowest === table.position
    if (!leads || !table.called) break
    run.round += 1
  }
  run.active.pop()
  settle(run, table)
}

/** A table that hangs on no other is complete, and so are those that hung on it. */
function settle(run: Run, table: Table): void {
  const position = table.position
  table.position = -1
  if (table.lowest < position) {
    const caller = run.active.at(-1)
    if (caller) caller.lowest = Math.min(caller.lowest, table.lowest)
    run.provisional.push(table)
    return
  }
  table.complete = true
  run.provisional = run.provisional.filter((other) => {
    if (other.lowest < position) return true
    other.complete = true
    return false
  })
}

const answerDepthMax = 200

/** Runs the clauses of the call once and files what is new. */
function collect(caller: Search, table: Table, call: Call, depth: number): void {
  const { run } = caller
  const search = caller.inner(before({ ...call, kind: 'clauses' }, depth, null))
  while (search.next()) {
    const answer = instantiate(compound(call.args))
    if (answer.kind !== 'compound') continue
    const key = termKey(answer)
    if (table.keys.has(key)) continue
    if (isDeeper(answer, answerDepthMax)) {
      run.doubts += 1
      run.note('depth-limit', { limit: String(answerDepthMax) })
      continue
    }
    table.keys.add(key)
    table.answers.push(answer)
    run.answerCount += 1
  }
  search.close()
}

/** Whether a term has more levels than that; a rule such as `(=> (n ?x) (n (s ?x)))` never ends. */
function isDeeper(term: Term, levels: number): boolean {
  let layer: readonly Term[] = [term]
  for (let level = 0; level <= levels; level += 1) {
    layer = layer.flatMap((item) => (item.kind === 'compound' ? item.items : []))
    if (layer.length === 0) return false
  }
  return true
}
