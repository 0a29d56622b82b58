import { StreamLanguage, type StreamParser } from '@codemirror/language'

interface State {
  /** Whether the key of this line has been passed. */
  value: boolean
}

/** Colour for `scenario.yaml`, a token at a time. Its problems come from the reader of the scenario. */
const parser: StreamParser<State> = {
  name: 'yaml',
  startState: () => ({ value: false }),
  token: (stream, state) => {
    if (stream.sol()) state.value = false
    if (stream.eatSpace()) return null
    if (stream.match(/^#.*/)) return 'comment'
    if (stream.match(/^[-?](?=\s|$)/)) return 'paren'
    if (stream.match(/^[[\]{},]/)) {
      state.value = false
      return 'paren'
    }
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/) || stream.match(/^'(?:[^']|'')*'?/)) return 'string'
    if (!state.value && stream.match(/^[A-Za-z_][\w-]*(?=\s*:(\s|$))/)) return 'propertyName'
    if (stream.match(/^:(?=\s|$)/)) {
      state.value = true
      return 'paren'
    }
    if (stream.match(/^[+-]?(?:\d[\d_]*)(?:\.\d+)?(?=\s*(?:$|[,\]}#]))/)) return 'number'
    if (stream.match(/^(?:true|false|null)(?=\s*(?:$|[,\]}#]))/)) return 'number'
    if (!stream.match(/^[^\s,[\]{}:#]+/)) stream.next()
    return null
  },
  languageData: { commentTokens: { line: '#' } },
}

export const yaml = StreamLanguage.define(parser)

/** Headings and code fences of prose; the rest of Markdown stays text. */
export const prose = StreamLanguage.define<{ fenced: boolean }>({
  name: 'prose',
  startState: () => ({ fenced: false }),
  token: (stream, state) => {
    if (stream.sol() && stream.match(/^\s*(```|~~~)/)) {
      state.fenced = !state.fenced
      stream.skipToEnd()
      return 'comment'
    }
    if (state.fenced) {
      stream.skipToEnd()
      return 'string'
    }
    if (stream.sol() && stream.match(/^#{1,6}\s/)) {
      stream.skipToEnd()
      return 'heading'
    }
    if (stream.match(/^`[^`]*`/)) return 'string'
    if (!stream.match(/^[^`]+/)) stream.next()
    return null
  },
})
