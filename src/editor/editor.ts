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
import { Compartment, EditorState, Prec, type Extension } from '@codemirror/state'
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view'
import type { Fix, Problem, Span } from '../notation/index.ts'
import type { Language, Words } from '../words/index.ts'
import { minimalChange } from './change.ts'
import { certainEdits, checking, editsNow, showProblems } from './problems.ts'
import { change, quickFix } from './quick-fix.ts'
import type { Service } from './service.ts'
import { serviceFor } from './services.ts'
import { sentence, speak, speech } from './speech.ts'
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
export class Editor {
  readonly #options: EditorOptions
  readonly #states = new Map<string, EditorState>()
  readonly #spoken = new Compartment()
  readonly #view: EditorView
  #shown: { readonly name: string; readonly service: Service } | null = null
  #language: Language

  constructor(options: EditorOptions) {
    this.#options = options
    this.#language = options.language
    this.#view = new EditorView({
      parent: options.parent,
      state: EditorState.create(),
      dispatchTransactions: (transactions, view) => {
        view.update(transactions)
        if (!this.#shown || !transactions.some(({ docChanged }) => docChanged)) return
        const { doc } = view.state
        options.onchange(this.#shown.name, () => doc.toString())
      },
    })
  }

  /** Shows a file, as it was left when its text is still the same. */
  show(name: string | null, text: string): void {
    const view = this.#view
    if (this.#shown) this.#states.set(this.#shown.name, view.state)
    if (name === null) {
      this.#shown = null
      return
    }
    if (this.#shown?.name === name && view.state.doc.toString() === text) return
    const known = this.#states.get(name)
    const service = serviceFor(name)
    this.#shown = { name, service }
    const same = known?.doc.toString() === text
    view.setState(same ? known : this.#begin(name, text, service))
    this.#adjust()
  }

  /** Forgets all files: others of the same names come. */
  forget(): void {
    this.#states.clear()
    this.#shown = null
  }

  speak(language: Language): void {
    this.#language = language
    this.#adjust()
  }

  /** Underlines what the run found in a file, when it is the one that is shown. */
  addProblems(name: string, problems: readonly Problem[]): void {
    if (this.#shown?.name !== name) return
    this.#view.dispatch({ effects: showProblems('run', problems) })
  }

  format(): void {
    if (this.#shown) format(this.#view, this.#shown.service)
  }

  reveal({ from, to }: Span): void {
    const end = this.#view.state.doc.length
    const anchor = Math.min(from, end)
    this.#view.dispatch({
      selection: { anchor, head: Math.min(to, end) },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    })
    this.#view.focus()
  }

  apply(fix: Fix): void {
    change(this.#view, editsNow(this.#view.state, fix))
  }

  fixAll(): void {
    change(this.#view, certainEdits(this.#view.state))
  }

  insert(text: string): void {
    this.#view.dispatch(this.#view.state.replaceSelection(text), { userEvent: 'input.type' })
    this.#view.focus()
  }

  /** Line and column from 1; columns count code points. */
  placeOf(at: number): { readonly line: number; readonly column: number } {
    const { doc } = this.#view.state
    const line = doc.lineAt(Math.min(at, doc.length))
    const before = doc.sliceString(line.from, Math.max(line.from, at))
    return { line: line.number, column: [...before].length + 1 }
  }

  destroy(): void {
    this.#view.destroy()
  }

  /** A file that comes back may have been left in another language. */
  #adjust(): void {
    if (this.#shown) this.#view.dispatch({ effects: this.#spoken.reconfigure(this.#voice()) })
  }

  #voice(): Extension {
    const language = this.#language
    const file = this.#shown?.name ?? ''
    const words = this.#options.words[language]
    return [
      speak({ language, words, file }),
      placeholder(words.screen.edit.placeholder),
      EditorView.contentAttributes.of({ 'aria-description': words.screen.edit.leave }),
    ]
  }

  #begin(name: string, text: string, service: Service): EditorState {
    return EditorState.create({
      doc: text,
      extensions: [
        this.#spoken.of(this.#voice()),
        base,
        service.language ?? [],
        service.complete ? autocompletion({ override: [service.complete], icons: false }) : [],
        meaningHover(service),
        checking(service.check, (problems) => {
          this.#options.onproblems(name, problems)
        }),
        quickFix,
        commands(service, this.#options.onrun),
        // Named by its file; `tabindex` says to tools what `contenteditable` says to browsers.
        EditorView.contentAttributes.of({
          'aria-label': name,
          tabindex: '0',
          autocapitalize: 'off',
        }),
      ],
    })
  }
}

const base: Extension = [
  lineNumbers(),
  foldGutter({ openText: '⌄', closedText: '›' }),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  EditorView.lineWrapping,
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
        text.append(term, ' ', ...sentence(meaning.meaning, {}))
        const source = document.createElement('p')
        source.className = 'source'
        source.textContent = meaning.source
        dom.append(text, source)
        return { dom }
      },
    }
  })
