import { createContext } from 'svelte'
import type { Words } from '../../words/index.ts'
import type { Desk } from './desk.svelte.ts'

const [desk, setDesk] = createContext<Desk>()

export { setDesk }

/** The state that all parts of the screen share. */
export const useDesk = desk

/** The words of the language that is on; call it where the words are shown. */
export function useWords(): () => Words {
  const { settings, words } = desk()
  return () => words[settings.language]
}
