import { syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { highlighter } from './highlighter.ts'

/** Everything by the properties of the page, so the editor has no theme of its own to change. */
const look = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--panel)', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--face-code)',
    fontSize: 'var(--size-body)',
    lineHeight: '22px',
    fontVariantLigatures: 'none',
    letterSpacing: '-0.02em',
  },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 12px 0 4px' },
  '.cm-gutters': {
    backgroundColor: 'var(--panel)',
    color: 'var(--ink-3)',
    border: '0',
    fontSize: 'var(--size-label)',
    letterSpacing: '0',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '36px', padding: '0 0 0 8px' },
  '.cm-foldGutter .cm-gutterElement': { width: '12px', color: 'var(--ink-3)', cursor: 'default' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--hover) 45%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { backgroundColor: 'var(--selection)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--selection)',
    color: 'var(--ink)',
    outline: '1px solid var(--accent)',
    borderRadius: '2px',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'var(--error-fill)',
    color: 'var(--error)',
  },
  '.cm-foldPlaceholder': {
    padding: '0 6px',
    margin: '0 2px',
    border: '1px solid var(--hairline)',
    backgroundColor: 'var(--sunken)',
    color: 'var(--ink-2)',
  },
})

const floating = EditorView.theme({
  '.cm-tooltip': {
    maxWidth: 'min(420px, calc(100vw - 24px))',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--edge)',
    borderRadius: '8px',
    boxShadow: 'var(--shadow-float)',
    fontFamily: 'var(--face-text)',
    fontSize: 'var(--size-label)',
    lineHeight: '18px',
    letterSpacing: '0',
    overflow: 'hidden',
  },
  '.cm-tooltip code': { fontFamily: 'var(--face-code)' },
  '.cm-tooltip code.whole': { whiteSpace: 'nowrap' },
  '.cm-meaning': { padding: '8px 12px' },
  '.cm-meaning p': { margin: '0' },
  '.cm-meaning .source': { color: 'var(--ink-3)' },
  // The meaning of the chosen word hangs beside the list, outside of it.
  '.cm-tooltip.cm-tooltip-autocomplete': { overflow: 'visible' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--face-code)',
    maxHeight: '240px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 10px', lineHeight: '18px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--ink)',
  },
  '.cm-completionDetail': { color: 'var(--ink-3)', fontStyle: 'normal', marginLeft: '10px' },
  '.cm-completionInfo': { padding: '8px 12px', maxWidth: '320px' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-panels': {
    backgroundColor: 'var(--sunken)',
    color: 'var(--ink)',
    borderColor: 'var(--hairline)',
  },
  '.cm-panel.cm-search': { fontFamily: 'var(--face-text)', padding: '8px 12px' },
  '.cm-textfield': {
    border: '1px solid var(--control)',
    borderRadius: '4px',
    backgroundColor: 'var(--panel)',
    color: 'var(--ink)',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--panel)',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    color: 'var(--ink)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-fill)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--selection)' },
})

const under = (colour: string) => ({
  textDecoration: `underline wavy var(--${colour}) 1.5px`,
  textUnderlineOffset: '4px',
  textDecorationSkipInk: 'none',
  backgroundImage: 'none',
})

const underlines = EditorView.theme({
  '.cm-problem-error': under('error'),
  '.cm-problem-warning': under('warning'),
  '.cm-problem-info': { ...under('hint'), textDecorationStyle: 'dotted' },
  '.cm-fix': { width: '404px', maxWidth: 'calc(100vw - 24px)' },
  '.cm-fix .why': {
    margin: '0',
    padding: '10px 12px',
    fontSize: 'var(--size-body)',
    lineHeight: '20px',
  },
  '.cm-fix ul': {
    margin: '0',
    padding: '4px',
    listStyle: 'none',
    borderTop: '1px solid var(--hairline)',
  },
  '.cm-fix ul:focus-visible': { outline: 'none' },
  '.cm-fix li': {
    minHeight: '28px',
    padding: '5px 8px',
    borderRadius: '4px',
    color: 'var(--ink-2)',
    cursor: 'default',
  },
  '.cm-fix li[aria-selected="true"]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--ink)',
  },
})

export const theme: Extension = [look, floating, underlines, syntaxHighlighting(highlighter)]
