/**
 * A list with one value per agent that a run and its checkpoints share until one of them changes it: the
 * first change after sharing copies the list. What rarely changes is so rarely copied.
 */
export class Column<Value> {
  #values: Value[]
  #shared: boolean

  constructor(values: Value[] = [], shared = false) {
    this.#values = values
    this.#shared = shared
  }

  get length(): number {
    return this.#values.length
  }

  /** The value of an agent. Throws where there is no such agent: that is our own mistake. */
  at(number: number): Value {
    const value = this.#values[number]
    if (value === undefined) throw new Error(`No agent has the number ${number}`)
    return value
  }

  set(number: number, value: Value): void {
    this.#own()
    this.#values[number] = value
  }

  push(value: Value): void {
    this.#own()
    this.#values.push(value)
  }

  /** A column with the same values; what is done to one does not touch the other. */
  share(): Column<Value> {
    this.#shared = true
    return new Column(this.#values, true)
  }

  map<Other>(use: (value: Value, number: number) => Other): Other[] {
    return this.#values.map(use)
  }

  #own(): void {
    if (!this.#shared) return
    this.#values = this.#values.slice()
    this.#shared = false
  }
}
