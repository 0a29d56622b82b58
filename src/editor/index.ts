export { Editor, type EditorOptions } from './editor.ts'
