import type { Desk } from './state/desk.svelte.ts'

/** Elements in which a key already means something. */
const takesKeys =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="menuitem"], dialog'
/** Elements that a blank presses. */
const takesSpace = 'button, a, summary, [role="tab"], [role="option"]'

/** The keys of the whole screen. They are dead in a text field and while an input method composes. */
export function handleKey(event: KeyboardEvent, desk: Desk): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    desk.runNow()
    return
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest(takesKeys)) return
  if (event.key === ' ' && target.closest(takesSpace)) return
  const act = actions[event.key]
  if (!act) return
  event.preventDefault()
  act(desk)
}

const actions: Readonly<Record<string, (desk: Desk) => void>> = {
  ' ': (desk) => desk.playOrPause(),
  ',': (desk) => desk.run.back(),
  '.': (desk) => desk.step(),
  Home: (desk) => desk.run.seek(0),
  End: (desk) => desk.toEnd(),
}
