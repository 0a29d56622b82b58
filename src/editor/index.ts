export { createEditor, type EditorHandle, type EditorOptions } from './editor.ts'
