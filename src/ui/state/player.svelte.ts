/** Rows a second at speed 1; the eye follows an arrow in about this time. */
const beatMs = 900

export const speeds = [0.5, 1, 2, 4, 10, 30] as const
export type Speed = (typeof speeds)[number]

/** Beats time while a run plays. It knows nothing of what moves. */
export class Player {
  #playing = $state(false)
  #speed = $state<Speed>(1)
  #timer: ReturnType<typeof setInterval> | undefined
  #beat: () => void

  constructor(beat: () => void) {
    this.#beat = beat
  }

  get playing(): boolean {
    return this.#playing
  }
  get speed(): Speed {
    return this.#speed
  }

  play(): void {
    if (this.#playing) return
    this.#playing = true
    this.#start()
  }

  pause(): void {
    this.#playing = false
    clearInterval(this.#timer)
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed
    if (!this.#playing) return
    clearInterval(this.#timer)
    this.#start()
  }

  #start(): void {
    this.#timer = setInterval(this.#beat, beatMs / this.#speed)
  }
}
