export { colourText, type ColouredText } from './colour.ts'
export { Editor, type EditorOptions } from './editor.ts'
export { serviceFor } from './services.ts'
export type { Service } from './service.ts'
