/** Numbers that follow from a seed: mulberry32, in which every seed gives a sequence of its length 2³². */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** At least 0 and below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number, at least 0 and below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** @throws RangeError for an empty list */
  oneOf<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('There is nothing to choose from')
    return items[this.below(items.length)] as Item
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const left = [...items]
    return items.map(() => left.splice(this.below(left.length), 1)[0] as Item)
  }

  /** Another generator, whose numbers follow from this one's next. */
  fork(): Random {
    return new Random(this.below(2 ** 32))
  }
}
