import { undo, type Trail } from './binding.ts'
import type { Run } from './run.ts'
import { missingFor, type Goals } from './steps.ts'
import { termText } from './term-text.ts'
import type { Term } from './term.ts'

/** Which part of an `or` of the question was proved; a list from the latest back to the first. */
export interface Proof {
  readonly choice: Term
  readonly chosen: Term
  readonly before: Proof | null
}

/** What a choice still offers: another way to go and perhaps more, a last one, or none. */
export type Offer = 'more' | 'last' | 'none'

interface Choice {
  readonly trailLength: number
  readonly proof: Proof | null
  readonly retry: () => Offer
}

/** Takes one step for a search; false when it fails. */
export type Perform = (search: Search, goal: Goals) => boolean

/**
 * Depth-first search for proofs with an explicit stack of choices, one solution at a time.
 *
 * Its state between two solutions is the bindings of the variables; the caller reads them before it
 * asks for the next.
 */
export class Search {
  readonly run: Run
  readonly #perform: Perform
  readonly trail: Trail = []
  goals: Goals | null
  proof: Proof | null = null
  readonly #choices: Choice[] = []
  #started = false

  constructor(run: Run, perform: Perform, goals: Goals | null) {
    this.run = run
    this.#perform = perform
    this.goals = goals
  }

  /** A search of its own for what another step needs to know; close it when done. */
  inner(goals: Goals | null): Search {
    return new Search(this.run, this.#perform, goals)
  }

  /** Goes on to the next solution; false when there is none or the steps are used up. */
  next(): boolean {
    if (this.run.tooDeep(this.run.nesting)) return false
    this.run.nesting += 1
    const found = this.#next()
    this.run.nesting -= 1
    return found
  }

  #next(): boolean {
    if (this.#started && !this.#backtrack()) return false
    this.#started = true
    for (let goal = this.goals; goal; goal = this.goals) {
      if (this.run.spent) return false
      if (!this.#takeStep(goal) && !this.#backtrack()) return false
    }
    return true
  }

  #takeStep(goal: Goals): boolean {
    const [missing] = missingFor(goal.step)
    if (missing) return this.#delay(goal)
    this.goals = goal.next
    return this.#perform(this, goal)
  }

  /**
   * Moves a step that is not ready behind the next one that is. [KIF]
   *
   * When nothing ready is left, says which variable has no value, and fails. Marks that only drop
   * duplicates are given up on the way: behind another step they would drop its alternatives too.
   */
  #delay(goal: Goals): boolean {
    const passed: Goals[] = [goal]
    let ready = goal.next
    while (ready && (isMark(ready) || (ready.waiting && missingFor(ready.step).length > 0))) {
      passed.push(ready)
      ready = ready.next
    }
    if (!ready) {
      this.#reportMissing(passed)
      return false
    }
    let rest = ready.next
    for (const waiting of passed.reverse()) {
      if (!isMark(waiting) || waiting.step.kind === 'found') {
        rest = { ...waiting, waiting: true, next: rest }
      }
    }
    this.goals = { ...ready, waiting: false, next: rest }
    return true
  }

  #reportMissing(passed: readonly Goals[]): void {
    const missing = passed.flatMap(({ step }) => missingFor(step))
    const named = missing.find(({ text }) => text !== '') ?? missing[0]
    if (named) this.run.note('no-value', { x: termText(named) || '?' })
  }

  /** Offers several ways to go on; takes the first that works. */
  choose(retry: () => Offer): boolean {
    this.#choices.push({ trailLength: this.trail.length, proof: this.proof, retry })
    return this.#backtrack()
  }

  get choiceCount(): number {
    return this.#choices.length
  }

  /** Settles for the way taken since there were so many choices. */
  cut(choiceCount: number): void {
    this.#choices.length = Math.min(this.#choices.length, choiceCount)
  }

  #backtrack(): boolean {
    for (let choice = this.#choices.at(-1); choice; choice = this.#choices.at(-1)) {
      undo(this.trail, choice.trailLength)
      this.proof = choice.proof
      const offer = choice.retry()
      if (offer !== 'more') this.#choices.pop()
      if (offer !== 'none') return true
    }
    return false
  }

  /** Undoes all bindings; for a search that only asked whether. */
  close(): void {
    undo(this.trail, 0)
    this.#choices.length = 0
  }
}

const isMark = ({ step }: Goals): boolean =>
  step.kind === 'found' || step.kind === 'distinct' || step.kind === 'cut'
