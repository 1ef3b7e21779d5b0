import type { Pool } from 'pg'

const PAUSE_MS = 1_000
/** Counters that wait for their reduction; those of a longer outage keep what was counted. */
const MOST_OWED = 10_000

/** What counters of attempts are to be reduced by, while the database cannot be reached: it is done once it is back. */
export class OwedReductions {
  readonly #pool: Pool
  readonly #owed = new Map<string, number>()
  #waiting = false

  constructor(pool: Pool) {
    this.#pool = pool
  }

  owe(key: string, by: number): void {
    if (this.#owed.size >= MOST_OWED && !this.#owed.has(key)) return
    this.#owed.set(key, (this.#owed.get(key) ?? 0) + by)
    this.#reduceLater()
  }

  #reduceLater(): void {
    if (this.#waiting || this.#pool.ending) return
    this.#waiting = true
    setTimeout(() => void this.#reduce(), PAUSE_MS).unref()
  }

  async #reduce(): Promise<void> {
    const owed = [...this.#owed]
    this.#owed.clear()
    try {
      await this.#pool.query(
        `update auth.rate_limits set count = greatest(count - owed.by, 0)
         from unnest($1::text[], $2::int[]) as owed (key, by) where rate_limits.key = owed.key`,
        [owed.map(([key]) => key), owed.map(([, by]) => Math.min(by, 1_000_000_000))],
      )
      this.#waiting = false
    } catch {
      this.#waiting = false
      for (const [key, by] of owed) this.owe(key, by)
    }
  }
}
