/** Moves between the tabs of a list as its role promises: arrows, Home and End; moving selects. */
export function moveInTabs(event: KeyboardEvent): void {
  const list = event.currentTarget
  if (!(list instanceof HTMLElement)) return
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const to: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at + tabs.length - 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }
  const target = tabs[to[event.key] ?? -1]
  if (!target || at < 0) return
  event.preventDefault()
  event.stopPropagation()
  target.click()
  target.focus()
}
