import { clockOffset, type Exchange } from '#domain/kitchen/clock-offset.ts'

/** Each narrows what the others say. */
const EXCHANGES = 12

/** The clock of the server, as its answers show it: that of a device may be far from it. */
export class ServerClock {
  #exchanges: readonly Exchange[] = []
  #offsetMs = 0

  /**
   * Takes note of the time of an answer that the server has just given.
   * @param sentAt when it was requested, in milliseconds since 1970 by the clock of this device, as `receivedAt`
   */
  note(answer: Response, sentAt: number, receivedAt = Date.now()): void {
    const serverDate = Date.parse(answer.headers.get('date') ?? '')
    if (Number.isNaN(serverDate)) return
    this.#exchanges = [...this.#exchanges, { serverDate, sentAt, receivedAt }].slice(-EXCHANGES)
    this.#offsetMs = clockOffset(this.#exchanges)
  }

  /** An instant of this device by the clock of the server, in milliseconds since 1970; as it is until an answer came. */
  timeOf(instant: number): number {
    return instant + this.#offsetMs
  }
}

export const serverClock = new ServerClock()
