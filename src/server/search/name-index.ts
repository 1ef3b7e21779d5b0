/** Of something that has a name: what searches match, and lists by name are ordered by. */
export type Named = { id: string; searchText: string }

const ID_LENGTH = 36
/** Stored in no text of PostgreSQL's. */
const SEPARATOR = '\0'

/** The searched texts of an account's products, or of another kind, in the order of lists by name: one text that is searched in memory. */
export class NameIndex {
  readonly #count: number
  readonly #ids: string
  /** All texts, each followed by a separator. */
  readonly #texts: string
  /** Where each text begins, and where one more would. */
  readonly #starts: Uint32Array

  /**
   * @param ids ordered by searched text, then by id
   * @param texts of the same
   */
  constructor(ids: readonly string[], texts: readonly string[]) {
    this.#count = ids.length
    this.#ids = ids.join('')
    this.#texts = texts.map((text) => text + SEPARATOR).join('')
    this.#starts = new Uint32Array(texts.length + 1)
    for (const [place, text] of texts.entries())
      this.#starts[place + 1] = this.#start(place) + text.length + 1
  }

  /** At most so many bytes of memory. */
  get bytes(): number {
    return this.#ids.length + 2 * this.#texts.length + this.#starts.byteLength
  }

  /** @returns the places, ascending, of those whose text holds every word */
  find(words: readonly string[]): number[] {
    const [longest = '', ...others] = words.toSorted((one, other) => other.length - one.length)
    const found: number[] = []
    if (longest.includes(SEPARATOR)) return found
    let place = 0
    let at = this.#texts.indexOf(longest)
    while (at !== -1 && place < this.#count) {
      while (this.#start(place + 1) <= at) place += 1
      const text = this.searchText(place)
      if (others.every((word) => text.includes(word))) found.push(place)
      place += 1
      at = this.#texts.indexOf(longest, this.#start(place))
    }
    return found
  }

  at(place: number): Named {
    return {
      id: this.#ids.slice(place * ID_LENGTH, (place + 1) * ID_LENGTH),
      searchText: this.searchText(place),
    }
  }

  searchText(place: number): string {
    return this.#texts.slice(this.#start(place), this.#start(place + 1) - 1)
  }

  /** @returns where the one is that has this id and text; undefined where it is not there, or has another text by now */
  placeOf({ id, searchText }: Named): number | undefined {
    const place = this.#ids.indexOf(id) / ID_LENGTH
    return Number.isInteger(place) && place >= 0 && this.searchText(place) === searchText ? place : undefined
  }

  #start(place: number): number {
    return this.#starts[place] ?? 0
  }
}
