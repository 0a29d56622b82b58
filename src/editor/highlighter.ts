import { tagHighlighter, tags } from '@lezer/highlight'

/** The classes that the theme colours; the nodes of a tree carry the tags. */
export const highlighter = tagHighlighter([
  { tag: tags.keyword, class: 'tok-performative' },
  { tag: tags.propertyName, class: 'tok-parameter' },
  { tag: tags.string, class: 'tok-string' },
  { tag: tags.variableName, class: 'tok-variable' },
  { tag: tags.number, class: 'tok-number' },
  { tag: tags.comment, class: 'tok-comment' },
  { tag: tags.paren, class: 'tok-bracket' },
  { tag: tags.heading, class: 'tok-heading' },
])
