export { accept, refuse, unreachable, type Result } from './result.ts'
export type { Brand } from './brand.ts'
export type { Json } from './json.ts'
