/** Where a person is: the part of the address behind `#`. It never reaches a server. [Parley shapes §8] */
export interface Address {
  /** A shipped scenario, `<area>/<id>`; null for the first one of the catalogue. */
  readonly scenario: string | null
  readonly seed: number | null
  readonly language: 'en' | 'zh' | null
  readonly theme: 'light' | 'dark' | null
}

/** Reads an address; what it does not know it leaves out. */
export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?')
  const scenario = /^\/x\/([a-z0-9-]+\/[a-z0-9-]+)$/.exec(path)?.[1] ?? null
  const options = new URLSearchParams(query)
  const seed = options.get('seed')
  const language = options.get('lang')
  const theme = options.get('theme')
  return {
    scenario,
    seed: seed !== null && /^-?\d{1,15}$/.test(seed) ? Number(seed) : null,
    language: language === 'en' || language === 'zh' ? language : null,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  }
}

export const scenarioAddress = (id: string): string => `#/x/${id}`
