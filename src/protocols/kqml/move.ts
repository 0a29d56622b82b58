import { moveSexp, moveSpan, type Places } from '../../notation/index.ts'
import type { KqmlParam } from './message.ts'
import type { Shell } from './shell.ts'

/** The performative and the parameters with their places in another text. */
export function moveShell(shell: Shell, places: Places): Shell {
  return {
    performative: shell.performative,
    ...moveSpan(shell, places),
    performativeAt: moveSpan(shell.performativeAt, places),
    params: shell.params.map((param) => moveParam(param, places)),
  }
}

function moveParam({ name, from, to, value }: KqmlParam, places: Places): KqmlParam {
  return {
    name,
    ...moveSpan({ from, to }, places),
    value: moveSexp(value, places),
  }
}
