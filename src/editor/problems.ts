import {
  StateEffect,
  StateField,
  type ChangeDesc,
  type EditorState,
  type Extension,
  type Range,
} from '@codemirror/state'
import {
  Decoration,
  EditorView,
  ViewPlugin,
  hoverTooltip,
  type DecorationSet,
  type Tooltip,
  type ViewUpdate,
} from '@codemirror/view'
import type { Edit, Fix, Problem, Span } from '../notation/index.ts'
import { problemSentence } from '../words/index.ts'
import { sentence, speech } from './speech.ts'

/** How long typing rests before the text is checked: so long, and longer where a check is dear. */
const restMs = 120
const restPerCost = 4

/** More underlines than this nobody reads; the list below the text says how many there are. */
const underlinesMax = 1_000

interface Found {
  readonly problems: readonly Problem[]
  readonly underlines: DecorationSet
  /** What was typed since the problems were found; null when nothing was. */
  readonly drift: ChangeDesc | null
}

type Source = 'reader' | 'run'
const setProblems = StateEffect.define<{ source: Source; problems: readonly Problem[] }>()

const marks = {
  error: Decoration.mark({ class: 'cm-problem-error' }),
  warning: Decoration.mark({ class: 'cm-problem-warning' }),
  info: Decoration.mark({ class: 'cm-problem-info' }),
}

/** One field per source, so that a check of the text does not forget what the run found. */
const fieldOf = (source: Source): StateField<Found> =>
  StateField.define<Found>({
    create: () => ({ problems: [], underlines: Decoration.none, drift: null }),
    update: (found, transaction) => {
      for (const effect of transaction.effects) {
        if (effect.is(setProblems) && effect.value.source === source) {
          const { problems } = effect.value
          return { problems, underlines: underline(transaction.state, problems), drift: null }
        }
      }
      if (!transaction.docChanged) return found
      const changes = transaction.changes.desc
      return {
        problems: found.problems,
        underlines: found.underlines.map(changes),
        drift: found.drift ? found.drift.composeDesc(changes) : changes,
      }
    },
    provide: (field) => EditorView.decorations.from(field, ({ underlines }) => underlines),
  })

const fields = { reader: fieldOf('reader'), run: fieldOf('run') }

function underline(state: EditorState, problems: readonly Problem[]): DecorationSet {
  const ranges: Range<Decoration>[] = []
  for (const problem of problems) {
    for (const place of problem.places ?? [problem]) {
      if (ranges.length >= underlinesMax) break
      const { from, to } = within(place, state.doc.length)
      if (to > from) ranges.push(marks[problem.severity].range(from, to))
    }
  }
  return Decoration.set(ranges, true)
}

/** At the end of the input a stretch is empty: its underline begins one letter earlier. */
function within({ from, to }: Span, length: number): Span {
  const end = Math.min(to, length)
  return end > from ? { from, to: end } : { from: Math.max(0, Math.min(from, length) - 1), to: end }
}

/** A problem where it stands now, whatever was typed since it was found. */
export interface Standing extends Span {
  readonly problem: Problem
  readonly fixes: readonly Fix[]
}

/** The problems whose stretch holds a position. */
export function problemsAt(state: EditorState, at: number): Standing[] {
  return Object.values(fields).flatMap((field) => {
    const { problems, drift } = state.field(field)
    return problems.flatMap((problem) => {
      const place = (problem.places ?? [problem])
        .map((span) => within(moved(span, drift), state.doc.length))
        .find(({ from, to }) => from <= at && at <= to)
      return place ? [{ ...place, problem, fixes: fixesOf(problem, drift) }] : []
    })
  })
}

const fixesOf = (problem: Problem, drift: ChangeDesc | null): Fix[] =>
  (problem.fixes ?? [])
    .filter(({ edits }) => edits.every(({ file }) => file === undefined))
    .map((fix) => ({
      ...fix,
      edits: fix.edits.map((edit) => ({ ...edit, ...moved(edit, drift) })),
    }))

const moved = (span: Span, drift: ChangeDesc | null): Span =>
  drift
    ? { from: drift.mapPos(span.from, 1), to: drift.mapPos(Math.max(span.from, span.to), -1) }
    : { from: span.from, to: span.to }

/** The edits of all fixes that are certain, as far as they do not touch one another. */
export function certainEdits(state: EditorState): Edit[] {
  const { problems, drift } = state.field(fields.reader)
  const chosen: Edit[] = []
  for (const problem of problems) {
    const fix = fixesOf(problem, drift).find(({ certain }) => certain)
    if (fix && !fix.edits.some((edit) => chosen.some((other) => touches(edit, other)))) {
      chosen.push(...fix.edits)
    }
  }
  return chosen
}

const touches = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to

/** Where the edits of a fix go now. */
export const editsNow = (state: EditorState, fix: Fix): Edit[] => {
  const { drift } = state.field(fields.reader)
  return fix.edits.map((edit) => ({ ...edit, ...moved(edit, drift) }))
}

export const showProblems = (source: Source, problems: readonly Problem[]): StateEffect<unknown> =>
  setProblems.of({ source, problems })

/** Checks the text when typing rests, and underlines what was found. */
export const checking = (
  check: (text: string) => readonly Problem[],
  onproblems: (problems: readonly Problem[]) => void,
): Extension => {
  const plugin = ViewPlugin.define((view) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let costMs = 0
    const run = (): void => {
      const startedAt = performance.now()
      const problems = check(view.state.doc.toString())
      costMs = performance.now() - startedAt
      view.dispatch({ effects: showProblems('reader', problems) })
      onproblems(problems)
    }
    timer = setTimeout(run)
    return {
      update: ({ docChanged }: ViewUpdate) => {
        if (!docChanged) return
        clearTimeout(timer)
        timer = setTimeout(run, Math.max(restMs, restPerCost * costMs))
      },
      destroy: () => {
        clearTimeout(timer)
      },
    }
  })
  return [fields.reader, fields.run, plugin, hover]
}

const hover = hoverTooltip((view, at): Tooltip | null => {
  const found = problemsAt(view.state, at)
  const said = view.state.facet(speech)
  const [first] = found
  if (!first || !said) return null
  return {
    pos: first.from,
    end: first.to,
    create: () => {
      const dom = document.createElement('div')
      dom.className = 'cm-meaning'
      for (const { problem } of found) {
        const line = document.createElement('p')
        const { template, details } = problemSentence(problem, said.file, said.words)
        line.append(...sentence(template, details))
        dom.append(line)
      }
      return { dom }
    },
  }
})
