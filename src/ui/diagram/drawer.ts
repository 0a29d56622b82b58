import type { Mermaid, MermaidConfig } from 'mermaid'
import { sanitiseSvg } from './sanitise.ts'

export interface DrawRequest {
  readonly text: string
  readonly playing: boolean
}

export type DrawResult<Request> = Readonly<
  { request: Request } & ({ ok: true; svg: SVGSVGElement } | { ok: false })
>

/** While playing, the next drawing comes no sooner than this many times the last one's cost. */
const rest = 4

/**
 * Draws one text at a time and only ever the newest: what was asked for in between is dropped, and so is
 * a result that comes after its request was replaced. Mermaid itself is fetched on first use.
 */
export class Drawer<Request extends DrawRequest> {
  #ondrawn: (result: DrawResult<Request>) => void
  #next: Request | null = null
  #busy = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #endedAt = 0
  #costMs = 0
  #number = 0

  constructor(ondrawn: (result: DrawResult<Request>) => void) {
    this.#ondrawn = ondrawn
  }

  request(request: Request): void {
    this.#next = request
    if (!this.#busy) this.#schedule()
  }

  dispose(): void {
    clearTimeout(this.#timer)
    this.#next = null
    this.#ondrawn = () => undefined
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    const due = this.#next?.playing === true ? this.#endedAt + rest * this.#costMs : 0
    this.#timer = setTimeout(() => void this.#draw(), Math.max(0, due - performance.now()))
  }

  async #draw(): Promise<void> {
    const request = this.#next
    if (!request) return
    this.#next = null
    this.#busy = true
    const result = await this.#render(request)
    this.#busy = false
    const overtaken = this.#isAsked()
    if (overtaken) this.#schedule()
    // A newer request of a run that stands still makes this result a thing of the past.
    if (!overtaken || request.playing) this.#ondrawn(result)
  }

  #isAsked(): boolean {
    return this.#next !== null
  }

  async #render(request: Request): Promise<DrawResult<Request>> {
    this.#number += 1
    const id = `drawing-${this.#number}`
    try {
      const mermaid = await load()
      const startedAt = performance.now()
      const { svg } = await mermaid.render(id, withoutWrapping(request.text))
      this.#endedAt = performance.now()
      this.#costMs = this.#endedAt - startedAt
      // What follows is work enough for a task of its own: the page answers in between.
      await pause()
      const clean = sanitiseSvg(svg)
      await pause()
      return clean ? { request, ok: true, svg: clean } : { request, ok: false }
    } catch {
      // Whatever Mermaid refuses, the table has the same facts; its own error picture is taken away.
      document.getElementById(`d${id}`)?.remove()
      return { request, ok: false }
    }
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

let loading: Promise<Mermaid> | null = null

async function load(): Promise<Mermaid> {
  loading ??= import('mermaid').then(({ default: mermaid }) => {
    mermaid.initialize(configuration())
    return mermaid
  })
  try {
    return await loading
  } catch (error) {
    // Off line, perhaps: the next drawing tries anew.
    loading = null
    throw error
  }
}

/**
 * Says of every label that it is not to be wrapped. Of a label that does not say so Mermaid asks its
 * configuration, and copies all of it to do that: a quarter of the cost of a drawing.
 */
const withoutWrapping = (text: string): string =>
  text.replace(
    /^(participant p\d+ as |Note over [p\d,]+: ?|p\d+-{1,2}(?:>>|x)p\d+: )/gm,
    '$1nowrap:',
  )

/**
 * Mermaid decides what stands above what; the distance of the life lines and all colours are set
 * afterwards, by the page's own properties, so a change of theme or of width needs no new drawing.
 */
function configuration(): MermaidConfig {
  const face = getComputedStyle(document.body).fontFamily
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    htmlLabels: false,
    theme: 'base',
    look: 'classic',
    suppressErrorRendering: true,
    maxTextSize: 50_000,
    fontFamily: face,
    sequence: {
      mirrorActors: false,
      useMaxWidth: false,
      wrap: false,
      diagramMarginX: 16,
      diagramMarginY: 8,
      width: 120,
      height: 30,
      actorMargin: 24,
      messageMargin: 0,
      boxMargin: 0,
      noteMargin: 6,
      actorFontFamily: face,
      actorFontSize: 12,
      messageFontFamily: face,
      messageFontSize: 12,
      noteFontFamily: face,
      noteFontSize: 12,
    },
  }
}
