export interface Kept {
  /** What was typed and is not stored yet, by dish; null takes a figure back. */
  typed: ReadonlyMap<string, number | null>
  saving: boolean
  failure: unknown
  savedAt: Date | null
}

export type SendQuantities = (
  quantities: { gammeRecetteId: string; quantity: number | null }[],
) => Promise<unknown>

const NOTHING: Kept = { typed: new Map(), saving: false, failure: null, savedAt: null }

/**
 * Stores quantities as they are typed: a moment after the last key, all that is not stored yet at once, one request at
 * a time. What could not be stored stays, and goes along with what is typed next.
 */
export class QuantityKeeper {
  #kept = NOTHING
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()
  readonly #send: SendQuantities | null
  readonly #delay: number

  /** `send` is null in the demo, where figures stay on the screen. */
  constructor(send: SendQuantities | null, delay = 600) {
    this.#send = send
    this.#delay = delay
  }

  readonly snapshot = (): Kept => this.#kept

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  type(dish: string, quantity: number | null): void {
    this.#change({ typed: new Map(this.#kept.typed).set(dish, quantity) })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), this.#delay)
  }

  /** Stores at once what is not stored yet. */
  readonly flush = async (): Promise<void> => {
    clearTimeout(this.#timer)
    const { typed, saving } = this.#kept
    if (this.#send === null || saving || typed.size === 0) return
    this.#change({ saving: true, failure: null })
    try {
      await this.#send([...typed].map(([gammeRecetteId, quantity]) => ({ gammeRecetteId, quantity })))
    } catch (failure) {
      this.#change({ saving: false, failure })
      return
    }
    const left = [...this.#kept.typed].filter(
      ([dish, quantity]) => !typed.has(dish) || typed.get(dish) !== quantity,
    )
    this.#change({ typed: new Map(left), saving: false, savedAt: new Date() })
    if (left.length > 0) await this.flush()
  }

  #change(part: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...part }
    for (const listener of this.#listeners) listener()
  }
}
