/** When the kept answers of queries that are being asked were read, until the query has them. */
class CachedAt {
  readonly #times = new Map<string, number>()

  /** `readAt` is undefined for an answer of now. What comes in several answers is as old as the oldest. */
  note(queryHash: string, readAt: number | undefined): void {
    if (readAt !== undefined)
      this.#times.set(queryHash, Math.min(readAt, this.#times.get(queryHash) ?? readAt))
  }

  take(queryHash: string): number | undefined {
    const readAt = this.#times.get(queryHash)
    this.#times.delete(queryHash)
    return readAt
  }
}

export const cachedAt = new CachedAt()
