/** What a person chose for this browser. Kept apart from their work, and lost without harm. */
export interface Settings {
  readonly language: 'en' | 'zh' | null
  readonly theme: 'light' | 'dark' | null
  /** The run before this start had to be killed: open without running anything. */
  readonly killed: boolean
}

const key = 'parley:settings'
const nothing: Settings = { language: null, theme: null, killed: false }

export function readSettings(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof found !== 'object' || found === null) return nothing
    const { language, theme, killed } = found as Record<string, unknown> // each is looked at below
    return {
      language: language === 'en' || language === 'zh' ? language : null,
      theme: theme === 'light' || theme === 'dark' ? theme : null,
      killed: killed === true,
    }
  } catch {
    // Storage is switched off, or holds something of another make: the defaults serve.
    return nothing
  }
}

/** Writes what changed; returns false where the browser keeps nothing. */
export function writeSettings(change: Partial<Settings>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readSettings(), ...change }))
    return true
  } catch {
    return false
  }
}
