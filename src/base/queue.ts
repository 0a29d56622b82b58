/** True when the first must leave before the second. It must order any two items strictly. */
export type Before<Item> = (first: Item, second: Item) => boolean

/** A priority queue, as a binary heap in an array: what is least by the given order leaves first. */
export class PriorityQueue<Item> {
  readonly #before: Before<Item>
  readonly #heap: Item[]

  private constructor(before: Before<Item>, heap: Item[]) {
    this.#before = before
    this.#heap = heap
  }

  static create<Item>(before: Before<Item>): PriorityQueue<Item> {
    return new PriorityQueue<Item>(before, [])
  }

  get size(): number {
    return this.#heap.length
  }

  /** The least item, which stays; undefined when the queue is empty. */
  peek(): Item | undefined {
    return this.#heap[0]
  }

  /** The items in no particular order. */
  items(): readonly Item[] {
    return this.#heap
  }

  /** A queue of the same items; what is done to one does not touch the other. */
  copy(): PriorityQueue<Item> {
    return new PriorityQueue(this.#before, this.#heap.slice())
  }

  push(item: Item): void {
    const heap = this.#heap
    let at = heap.length
    heap.push(item)
    while (at > 0) {
      const above = (at - 1) >> 1
      const parent = heap[above]
      if (parent === undefined || !this.#before(item, parent)) break
      heap[at] = parent
      at = above
    }
    heap[at] = item
  }

  pop(): Item | undefined {
    const heap = this.#heap
    const least = heap[0]
    const last = heap.pop()
    if (last !== undefined && heap.length > 0) this.#sink(last)
    return least
  }

  /** Puts an item in place of the root that left. */
  #sink(item: Item): void {
    const heap = this.#heap
    let at = 0
    for (;;) {
      const left = 2 * at + 1
      let child = heap[left]
      if (child === undefined) break
      const other = heap[left + 1]
      let below = left
      if (other !== undefined && this.#before(other, child)) {
        child = other
        below = left + 1
      }
      if (!this.#before(child, item)) break
      heap[at] = child
      at = below
    }
    heap[at] = item
  }
}
