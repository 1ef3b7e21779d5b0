/** Below that a difference is the way of an answer, and the second to which a server gives its time. */
const NEGLIGIBLE_MS = 60_000

/** The clock of the server, as its answers show it: that of a phone may be far from it. */
export class ServerClock {
  #aheadMs = 0

  /** Takes note of the time of an answer that the server has just given. */
  note(answer: Response, now = Date.now()): void {
    const at = Date.parse(answer.headers.get('date') ?? '')
    if (Number.isNaN(at)) return
    const ahead = now - at
    this.#aheadMs = Math.abs(ahead) < NEGLIGIBLE_MS ? 0 : ahead
  }

  /** An instant of this device by the clock of the server, in milliseconds since 1970; as it is until an answer came. */
  timeOf(instant: number): number {
    return instant - this.#aheadMs
  }
}

export const serverClock = new ServerClock()
