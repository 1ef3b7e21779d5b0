/** Of a product: what searches match, and lists by name are ordered by. */
export type NamedProduct = { id: string; searchText: string }

const ID_LENGTH = 36
/** Stored in no text of PostgreSQL's. */
const SEPARATOR = '\0'

/** The searched texts of an account's products in the order of lists by name, as one text that is searched in memory. */
export class NameIndex {
  readonly count: number
  readonly #ids: string
  /** All texts, each followed by a separator. */
  readonly #texts: string
  /** Where each text begins, and where one more would. */
  readonly #starts: Uint32Array

  /** @param products ordered by searched text, then by id */
  constructor(products: readonly NamedProduct[]) {
    this.count = products.length
    this.#ids = products.map(({ id }) => id).join('')
    this.#texts = products.map(({ searchText }) => searchText + SEPARATOR).join('')
    this.#starts = new Uint32Array(products.length + 1)
    for (const [place, { searchText }] of products.entries())
      this.#starts[place + 1] = this.#start(place) + searchText.length + 1
  }

  /** At most so many bytes of memory. */
  get bytes(): number {
    return this.#ids.length + 2 * this.#texts.length + this.#starts.byteLength
  }

  /** @returns the places, ascending, of the products whose text holds every word */
  find(words: readonly string[]): number[] {
    const [longest = '', ...others] = words.toSorted((one, other) => other.length - one.length)
    const found: number[] = []
    if (longest.includes(SEPARATOR)) return found
    let place = 0
    let at = this.#texts.indexOf(longest)
    while (at !== -1 && place < this.count) {
      while (this.#start(place + 1) <= at) place += 1
      const text = this.searchText(place)
      if (others.every((word) => text.includes(word))) found.push(place)
      place += 1
      at = this.#texts.indexOf(longest, this.#start(place))
    }
    return found
  }

  id(place: number): string {
    return this.#ids.slice(place * ID_LENGTH, (place + 1) * ID_LENGTH)
  }

  searchText(place: number): string {
    return this.#texts.slice(this.#start(place), this.#start(place + 1) - 1)
  }

  /** @returns where a product is that has this text; undefined for one that is not there, or has another text by now */
  placeOf({ id, searchText }: NamedProduct): number | undefined {
    const place = this.#ids.indexOf(id) / ID_LENGTH
    return Number.isInteger(place) && place >= 0 && this.searchText(place) === searchText ? place : undefined
  }

  #start(place: number): number {
    return this.#starts[place] ?? 0
  }
}
