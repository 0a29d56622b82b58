import { readSettings, writeSettings } from '../../storage/index.ts'
import type { Language } from '../../words/index.ts'

export type Theme = 'light' | 'dark'

/** Language and theme: what the address says, else what was chosen before, else what the system prefers. */
export class Settings {
  #language = $state<Language>('en')
  #chosen = $state<Theme | null>(null)
  #system = $state<Theme>('light')

  constructor(address: { readonly language: Language | null; readonly theme: Theme | null }) {
    const kept = readSettings()
    this.#language = address.language ?? kept.language ?? languageOfSystem()
    this.#chosen = address.theme ?? kept.theme
    const dark = matchMedia('(prefers-color-scheme: dark)')
    this.#system = dark.matches ? 'dark' : 'light'
    dark.addEventListener('change', ({ matches }) => {
      this.#system = matches ? 'dark' : 'light'
    })
  }

  get language(): Language {
    return this.#language
  }
  /** What the person chose; null follows the system. */
  get chosenTheme(): Theme | null {
    return this.#chosen
  }
  get theme(): Theme {
    return this.#chosen ?? this.#system
  }

  toggleLanguage(): void {
    this.#language = this.#language === 'en' ? 'zh' : 'en'
    writeSettings({ language: this.#language })
  }

  toggleTheme(): void {
    this.#chosen = this.theme === 'dark' ? 'light' : 'dark'
    writeSettings({ theme: this.#chosen })
  }
}

const languageOfSystem = (): Language =>
  navigator.languages[0]?.toLowerCase().startsWith('zh') === true ? 'zh' : 'en'
