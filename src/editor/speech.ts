import { EditorState, Facet, type Extension } from '@codemirror/state'
import { pieces, staysWhole, type Details, type Language, type Words } from '../words/index.ts'

/** The words of the language that is on. */
export interface Speech {
  readonly language: Language
  readonly words: Words
  /** The file that is shown: its kind decides whose words explain it. */
  readonly file: string
}

export const speech = Facet.define<Speech, Speech | null>({ combine: (all) => all[0] ?? null })

/** What the foreign editor itself says, where English is not on. */
const phrases = {
  Find: '查找',
  Replace: '替换',
  next: '下一个',
  previous: '上一个',
  all: '全部',
  'match case': '区分大小写',
  'by word': '整词',
  regexp: '正则表达式',
  replace: '替换',
  'replace all': '全部替换',
  close: '关闭',
  'current match': '当前匹配',
  'on line': '在第几行',
  'Unfold line': '展开此行',
  'Fold line': '折叠此行',
  'folded code': '已折叠的文本',
  unfold: '展开',
  to: '至',
  'Folded lines': '已折叠的行',
  'Unfolded lines': '已展开的行',
  Completions: '补全',
  'Control character': '控制字符',
  'Selection deleted': '已删除选中内容',
}

export const speak = (said: Speech): Extension => [
  speech.of(said),
  said.language === 'zh' ? EditorState.phrases.of(phrases) : [],
]

/** A sentence as elements: what stands between backquotes becomes code. No markup is read. */
export function sentence(template: string, details: Details): Node[] {
  return pieces(template, details).map(({ kind, text }) => {
    if (kind === 'text') return document.createTextNode(text)
    const code = document.createElement('code')
    code.textContent = text
    code.classList.toggle('whole', staysWhole(text))
    return code
  })
}
