import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from '@codemirror/language'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, Prec, type Extension, type Transaction } from '@codemirror/state'
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { Fix, Problem, Span } from '../notation/index.ts'
import type { Language, Words } from '../words/index.ts'
import { minimalChange } from './change.ts'
import { certainEdits, checking, editsNow, showProblems } from './problems.ts'
import { change, quickFix } from './quick-fix.ts'
import type { Service } from './service.ts'
import { serviceFor } from './services.ts'
import { speak, speech } from './speech.ts'
import { theme } from './theme.ts'

export interface EditorOptions {
  readonly parent: HTMLElement
  readonly language: Language
  readonly words: Readonly<Record<Language, Words>>
  /** A text changed; it is made only when it is asked for. */
  readonly onchange: (name: string, text: () => string) => void
  readonly onproblems: (name: string, problems: readonly Problem[]) => void
  /** `Ctrl Enter`. */
  readonly onrun: () => void
}

/** One editor that shows one file at a time and keeps cursor, folds and undo of each. */
export interface EditorHandle {
  readonly show: (name: string | null, text: string) => void
  /** Forgets all files: others of the same names come. */
  readonly forget: () => void
  readonly speak: (language: Language) => void
  /** Underlines what the run found in a file that is shown. */
  readonly addProblems: (name: string, problems: readonly Problem[]) => void
  readonly format: () => void
  readonly reveal: (span: Span) => void
  readonly apply: (fix: Fix) => void
  readonly fixAll: () => void
  readonly insert: (text: string) => void
  /** Line and column from 1; columns count code points. */
  readonly placeOf: (at: number) => { readonly line: number; readonly column: number }
  readonly destroy: () => void
}

export function createEditor(options: EditorOptions): EditorHandle {
  const states = new Map<string, EditorState>()
  const spoken = new Compartment()
  let shown: { name: string; service: Service } | null = null
  let language = options.language

  const voice = (): Extension => spoken.of(speak({ language, words: options.words[language] }))
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create(),
    dispatchTransactions: (transactions, target) => {
      target.update(transactions)
      if (shown && transactions.some(typed)) {
        const { state } = target
        options.onchange(shown.name, () => state.doc.toString())
      }
    },
  })
  const begin = (name: string, text: string, service: Service): EditorState =>
    EditorState.create({
      doc: text,
      extensions: [
        voice(),
        base,
        service.language ?? [],
        service.complete ? autocompletion({ override: [service.complete] }) : [],
        meaningHover(service),
        checking(service.check, (problems) => {
          options.onproblems(name, problems)
        }),
        quickFix,
        commands(service, options.onrun),
        EditorView.contentAttributes.of({ 'aria-label': name, autocapitalize: 'off' }),
      ],
    })

  return {
    show: (name, text) => {
      if (shown) states.set(shown.name, view.state)
      if (shown?.name === name) return
      if (name === null) {
        shown = null
        return
      }
      const known = states.get(name)
      const service = serviceFor(name)
      shown = { name, service }
      // A text that was changed elsewhere, by a rename or a fresh start, wins over what was kept.
      view.setState(known?.doc.toString() === text ? known : begin(name, text, service))
      view.dispatch({
        effects: spoken.reconfigure(speak({ language, words: options.words[language] })),
      })
    },
    forget: () => {
      states.clear()
      shown = null
    },
    speak: (to) => {
      language = to
      if (!shown) return
      view.dispatch({
        effects: spoken.reconfigure(speak({ language, words: options.words[language] })),
      })
    },
    addProblems: (name, problems) => {
      if (shown?.name === name) view.dispatch({ effects: showProblems('run', problems) })
    },
    format: () => {
      if (shown) format(view, shown.service)
    },
    reveal: ({ from, to }) => {
      const end = view.state.doc.length
      view.dispatch({
        selection: { anchor: Math.min(from, end), head: Math.min(to, end) },
        effects: EditorView.scrollIntoView(Math.min(from, end), { y: 'center' }),
      })
      view.focus()
    },
    apply: (fix) => {
      change(view, editsNow(view.state, fix))
    },
    fixAll: () => {
      change(view, certainEdits(view.state))
    },
    insert: (text) => {
      view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' })
      view.focus()
    },
    placeOf: (at) => {
      const line = view.state.doc.lineAt(Math.min(at, view.state.doc.length))
      const before = view.state.sliceDoc(line.from, Math.max(line.from, at))
      return { line: line.number, column: [...before].length + 1 }
    },
    destroy: () => {
      view.destroy()
    },
  }
}

const typed = (transaction: Transaction): boolean => transaction.docChanged

const base: Extension = [
  lineNumbers(),
  foldGutter({ openText: '⌄', closedText: '›' }),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    // Escape, then Tab, leaves the editor: the view itself sees to that.
    indentWithTab,
  ]),
  theme,
]

const commands = (service: Service, onrun: () => void): Extension =>
  Prec.highest(
    keymap.of([
      {
        key: 'Mod-Enter',
        run: () => {
          onrun()
          return true
        },
      },
      {
        key: 'Shift-Alt-f',
        run: (view) => {
          format(view, service)
          return true
        },
      },
    ]),
  )

function format(view: EditorView, service: Service): void {
  const text = view.state.doc.toString()
  const formatted = service.format?.(text) ?? null
  if (formatted === null || formatted === text) return
  view.dispatch({ changes: minimalChange(text, formatted), userEvent: 'input.format' })
}

const meaningHover = (service: Service): Extension =>
  hoverTooltip((view, at) => {
    const said = view.state.facet(speech)
    const meaning = said && service.meaningAt(view.state, at, said.language)
    if (!meaning) return null
    return {
      pos: meaning.from,
      end: meaning.to,
      create: () => {
        const dom = document.createElement('div')
        dom.className = 'cm-meaning'
        const term = document.createElement('code')
        term.textContent = meaning.term
        const text = document.createElement('p')
        text.append(term, ` ${meaning.meaning}`)
        const source = document.createElement('p')
        source.className = 'source'
        source.textContent = meaning.source
        dom.append(text, source)
        return { dom }
      },
    }
  })
