import { StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state'
import { keymap, showTooltip, type EditorView, type Tooltip } from '@codemirror/view'
import type { Edit, Fix } from '../notation/index.ts'
import { fixSentence, problemSentence } from '../words/index.ts'
import { problemsAt, type Standing } from './problems.ts'
import { sentence, speech } from './speech.ts'

const open = StateEffect.define<Standing | null>()

/** The quick fix that lies open over the text, if any. It closes with the first change of text or cursor. */
const field = StateField.define<Tooltip | null>({
  create: () => null,
  update: (tooltip, transaction) => {
    for (const effect of transaction.effects) {
      if (effect.is(open)) return effect.value ? tooltipOf(effect.value) : null
    }
    return transaction.docChanged || transaction.selection ? null : tooltip
  },
  provide: (source) => showTooltip.from(source),
})

const tooltipOf = (standing: Standing): Tooltip => ({
  pos: standing.from,
  above: false,
  create: (view) => {
    const dom = dialogOf(view, standing)
    return { dom, mount: () => dom.querySelector('ul')?.focus() }
  },
})

function dialogOf(view: EditorView, { problem, fixes }: Standing): HTMLElement {
  const said = view.state.facet(speech)
  const dom = element('div', { class: 'cm-fix', role: 'dialog' })
  const why = element('p', { class: 'why' })
  const list = element('ul', { role: 'listbox', tabindex: '0' })
  if (said) {
    const { file, words } = said
    const { template, details } = problemSentence(problem, file, words)
    why.append(...sentence(template, details))
    dom.setAttribute('aria-label', words.screen.edit.fixHint)
    list.setAttribute('aria-label', words.screen.edit.fixHint)
    fixes.forEach((fix, at) => {
      const item = element('li', { role: 'option', id: `fix-${at}` })
      const does = fixSentence(fix, problem, file, words)
      item.append(...sentence(does.template, does.details))
      item.onclick = () => {
        apply(view, fix)
      }
      list.append(item)
    })
  }
  let chosen = 0
  const choose = (to: number): void => {
    chosen = (to + fixes.length) % fixes.length
    for (const [at, item] of [...list.children].entries()) {
      item.setAttribute('aria-selected', String(at === chosen))
    }
    list.setAttribute('aria-activedescendant', `fix-${chosen}`)
  }
  choose(0)
  list.onkeydown = (event) => {
    const fix = fixes[chosen]
    if (event.key === 'ArrowDown') choose(chosen + 1)
    else if (event.key === 'ArrowUp') choose(chosen - 1)
    else if (event.key === 'Enter' && fix) apply(view, fix)
    else if (event.key === 'Escape' || event.key === 'Tab') close(view)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  list.onblur = () => {
    // The dialog goes when the focus does; not in the middle of the update that took it away.
    setTimeout(() => {
      if (view.state.field(field, false)) view.dispatch({ effects: open.of(null) })
    })
  }
  dom.append(why, list)
  return dom
}

function apply(view: EditorView, fix: Fix): void {
  change(view, fix.edits)
  view.focus()
}

function close(view: EditorView): void {
  view.dispatch({ effects: open.of(null) })
  view.focus()
}

/** Carries out the edits of a fix as one step of undo. */
export function change(view: EditorView, edits: readonly Edit[]): void {
  if (edits.length === 0) return
  view.dispatch({
    changes: edits.map(({ from, to, insert }) => ({ from, to, insert })),
    userEvent: 'input.fix',
    effects: open.of(null),
    scrollIntoView: true,
  })
}

/** The problem at the cursor that can be repaired, else the first one of its line. */
function fixable(state: EditorState): Standing | undefined {
  const { head } = state.selection.main
  const line = state.doc.lineAt(head)
  const canBe = ({ fixes }: Standing): boolean => fixes.length > 0
  return (
    problemsAt(state, head).find(canBe) ??
    Array.from({ length: Math.min(line.length, 400) }, (_, n) => line.from + n)
      .flatMap((at) => problemsAt(state, at))
      .find(canBe)
  )
}

function element(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

/** `Ctrl .` opens the ways to repair what stands at the cursor. */
export const quickFix: Extension = [
  field,
  keymap.of([
    {
      key: 'Mod-.',
      run: (view) => {
        const standing = fixable(view.state)
        if (!standing) return false
        view.dispatch({ effects: open.of(standing) })
        return true
      },
    },
  ]),
]
