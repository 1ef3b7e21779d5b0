/** A picture of 1200 × 630 px has about 100 kB. */
const MOST_KEPT = 40

/** The pictures that were drawn last, by their version. One is drawn at a time: each takes 30 ms of a processor. */
export class DrawnPictures {
  readonly #kept = new Map<string, Promise<Buffer>>()
  #last: Promise<unknown> = Promise.resolve()

  has(version: string): boolean {
    return this.#kept.has(version)
  }

  /** The picture of this version, drawn where it is not kept. A drawing that fails is tried again the next time. */
  get(version: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(version)
    const picture = kept ?? this.#last.then(draw)
    this.#last = picture.catch(() => {})
    // What was asked for last goes last.
    this.#kept.delete(version)
    this.#kept.set(version, picture)
    picture.catch(() => this.#kept.delete(version))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return picture
  }
}
