import { clockOffset, type Exchange } from '#domain/kitchen/clock-offset.ts'

/** Each narrows what the others say. */
const EXCHANGES = 12

export const CLOCK_KEY = 'gramme-clock'

/**
 * The clock of the server, as its answers show it: that of a device may be far from it. What a page of the kitchen knows of it is kept in
 * the browser, for one that is loaded without a network.
 */
export class ServerClock {
  #exchanges: readonly Exchange[] = []
  #offsetMs = keptOffset()
  #isKept = false

  /**
   * Takes note of the time of an answer that the server has just given.
   * @param sentAt when it was requested, in milliseconds since 1970 by the clock of this device, as `receivedAt`
   */
  note(answer: Response, sentAt: number, receivedAt = Date.now()): void {
    const serverDate = Date.parse(answer.headers.get('date') ?? '')
    if (Number.isNaN(serverDate)) return
    this.#exchanges = [...this.#exchanges, { serverDate, sentAt, receivedAt }].slice(-EXCHANGES)
    this.#offsetMs = clockOffset(this.#exchanges)
    if (this.#isKept) keepOffset(this.#offsetMs)
  }

  /** Keeps what is known in the browser, from now on for as long as the page is shown. */
  keep(): void {
    this.#isKept = true
    keepOffset(this.#offsetMs)
  }

  /** Now by the clock of the server, in milliseconds since 1970. */
  now(): number {
    return this.timeOf(Date.now())
  }

  /** An instant of this device by the clock of the server, in milliseconds since 1970; as it is until a first answer came. */
  timeOf(instant: number): number {
    return instant + this.#offsetMs
  }
}

/** 0 also where the browser lets nothing be read. */
function keptOffset(): number {
  try {
    return Number(localStorage.getItem(CLOCK_KEY)) || 0
  } catch {
    return 0
  }
}

function keepOffset(offsetMs: number): void {
  try {
    localStorage.setItem(CLOCK_KEY, String(offsetMs))
  } catch {
    // Known as long as the page is shown.
  }
}

export const serverClock = new ServerClock()
