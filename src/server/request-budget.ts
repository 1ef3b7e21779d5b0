import { LRUCache } from 'lru-cache'
import { tooManyRequests } from './auth/too-many-requests.ts'

const MINUTE_MS = 60_000
/** Keys kept at most; the one that has not asked for the longest time is dropped first. */
const CAPACITY = 10_000

type Spent = { left: number; at: number }

/**
 * How many requests each account, or each address of visitors, may send: so many at once, and as many a minute after
 * that. In the memory of one server: of two servers each grants the whole budget.
 */
export class RequestBudget {
  readonly #perMinute: number
  readonly #now: () => number
  readonly #spent = new LRUCache<string, Spent>({ max: CAPACITY })

  /** @param now milliseconds of a clock that never goes back */
  constructor(perMinute: number, now = () => performance.now()) {
    this.#perMinute = perMinute
    this.#now = now
  }

  /**
   * Counts one request. One that is refused costs nothing.
   * @throws TOO_MANY_REQUESTS with the seconds until the next one is allowed
   */
  spend(key: string): void {
    const at = this.#now()
    const before = this.#spent.get(key)
    const left = before
      ? Math.min(this.#perMinute, before.left + this.#earned(at - before.at))
      : this.#perMinute
    if (left < 1) throw tooManyRequests(((1 - left) * MINUTE_MS) / this.#perMinute)
    this.#spent.set(key, { left: left - 1, at })
  }

  #earned(elapsedMs: number): number {
    return (elapsedMs * this.#perMinute) / MINUTE_MS
  }
}
