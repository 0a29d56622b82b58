export { default as Screen } from './Screen.svelte'
export { Desk } from './state/desk.svelte.ts'
export { Settings } from './state/settings.svelte.ts'
