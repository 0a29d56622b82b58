/** What the acts of a contract net say, and what is understood of them. [FIPA SC00029] [FIPA SC00037] */
import { isForm, slItems, slText, slValue } from './sl.ts'

/** `(agent-identifier :name p)`, the term for an agent. */
export const agentTerm = (name: string): string => `(agent-identifier :name ${name})`

export const actionTerm = (name: string, task: string): string =>
  `(action ${agentTerm(name)} ${task})`

const priceIs = (price: number): string => `(= (price) ${price})`

/** An action, and any price at which it would be done. */
export const callContent = (action: string): string => `(${action} (any ?price (= (price) ?price)))`

/** An action and its price; also what accepting it says. */
export const proposalContent = (action: string, price: number): string =>
  `(${action} ${priceIs(price)})`

export const rejectionContent = (action: string, price: number, reason: string): string =>
  `(${action} ${priceIs(price)} ${reason})`

/** For refusals and failures: an action and why it will not be done, or was not. */
export const reasonContent = (action: string, reason: string): string => `(${action} ${reason})`

export const resultContent = (action: string, result: string): string =>
  `((result ${action} ${result}))`

export const doneContent = (action: string): string => `((done ${action}))`

/** The action that a content begins with, as text; null when there is none. */
export function actionIn(content: string | null): string | null {
  const first = slItems(content)?.[0]
  return first && isForm(first, 'action') && first.items.length === 3 ? slText(first) : null
}

/** The price of a proposal: the number in `(= (price) 27)`. */
export function priceIn(content: string | null): number | null {
  const condition = slItems(content)?.[1]
  if (!isForm(condition, '=') || !isForm(condition.items[1], 'price')) return null
  const price = condition.items[2] && slValue(condition.items[2])
  return typeof price === 'number' ? price : null
}

/** What came out: the value in `(result (action …) 125)`; null where nothing but `done` is said. */
export function resultIn(content: string | null): number | string | null {
  const first = slItems(content)?.[0]
  const value = isForm(first, 'result') ? first.items[2] : undefined
  return value ? slValue(value) : null
}

/** Why something will not be done, or was not: the last item of the content; empty when none is given. */
export function reasonIn(content: string | null): string {
  const items = slItems(content) ?? []
  const last = items.length > 1 ? items.at(-1) : undefined
  return last ? slText(last) : ''
}

/**
 * Which act was not understood, and why: from `((action … (query …)) (unsupported-act query))`. Null when
 * the content does not say.
 */
export function misunderstandingIn(
  content: string | null,
): { readonly act: string; readonly why: string } | null {
  const [event, reason] = slItems(content) ?? []
  const done = isForm(event, 'action') ? event.items[2] : undefined
  const act = done?.kind === 'list' ? done.items[0] : done
  const why = reason?.kind === 'list' ? reason.items[0] : reason
  return act && why ? { act: slText(act), why: slText(why) } : null
}
