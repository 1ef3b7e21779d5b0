/** 'doubtful' when a question went unanswered: it may have been that one alone. */
export type ConnectionState = 'online' | 'doubtful' | 'offline'

/** Whether the server can be reached, as far as the page knows. */
export class Connection {
  readonly #listeners = new Set<() => void>()
  #state: ConnectionState = 'online'
  #returnedAt = -Infinity

  readonly state = (): ConnectionState => this.#state

  /** When there last was a network again after there had been none, in milliseconds since 1970; -Infinity for never. */
  readonly returnedAt = (): number => this.#returnedAt

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The server has answered. */
  found(): void {
    this.#set('online')
  }

  /** The browser says so, or what came was only an answer that had been kept. */
  lost(): void {
    this.#set('offline')
  }

  doubt(): void {
    if (this.#state === 'online') this.#set('doubtful')
  }

  #set(state: ConnectionState): void {
    if (this.#state === state) return
    if (this.#state === 'offline') this.#returnedAt = Date.now()
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

export const connection = new Connection()
