/** An answer of the server, by the clock of the device. */
export interface Exchange {
  /** Milliseconds since 1970 of its header `Date`, which has whole seconds. */
  serverDate: number
  sentAt: number
  receivedAt: number
}

/**
 * How far the clock of a device is behind that of the server: what is added to its time to have the server's. The server wrote its
 * second at some moment between the two of the device: each answer bounds the difference from both sides, and several narrow it.
 * @param exchanges newest last; of answers that agree with no earlier one, since a clock was set again, the last ones alone count
 * @returns milliseconds; 0 where nothing was answered. Of one answer the error is at most half a second and half of its way
 */
export function clockOffset(exchanges: readonly Exchange[]): number {
  let [low, high] = [-Infinity, Infinity]
  for (const { serverDate, sentAt, receivedAt } of exchanges.toReversed()) {
    const [from, until] = [serverDate - receivedAt, serverDate + 1000 - sentAt]
    if (from > high || until < low) break
    low = Math.max(low, from)
    high = Math.min(high, until)
  }
  return Number.isFinite(low) ? (low + high) / 2 : 0
}
