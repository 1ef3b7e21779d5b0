import { createAtom } from '@tanstack/store'

/** 'doubtful' when a question went unanswered: it may have been that one alone. */
export type ConnectionState = 'online' | 'doubtful' | 'offline'

/** Whether the server can be reached, as far as the page knows. */
export class Connection {
  readonly state = createAtom<ConnectionState>('online')
  #returnedAt = -Infinity

  /** When there last was a network again after there had been none, in milliseconds since 1970; -Infinity for never. */
  readonly returnedAt = (): number => this.#returnedAt

  /** The server has answered. */
  found(): void {
    this.#set('online')
  }

  /** The browser says so, or what came was only an answer that had been kept. */
  lost(): void {
    this.#set('offline')
  }

  doubt(): void {
    if (this.state.get() === 'online') this.#set('doubtful')
  }

  #set(state: ConnectionState): void {
    if (state !== 'offline' && this.state.get() === 'offline') this.#returnedAt = Date.now()
    this.state.set(state)
  }
}

export const connection = new Connection()
