/** The part of Cache Storage that the account cache uses, in memory. */
class FakeCache {
  readonly #entries = new Map<string, Response>()

  match(url: string): Promise<Response | undefined> {
    return Promise.resolve(this.#entries.get(url)?.clone())
  }

  put(url: string, answer: Response): Promise<void> {
    this.#entries.delete(url)
    this.#entries.set(url, answer)
    return Promise.resolve()
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#entries.keys()])
  }

  delete(url: string): Promise<boolean> {
    return Promise.resolve(this.#entries.delete(url))
  }
}

export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>()

  open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache()
    this.#caches.set(name, cache)
    return Promise.resolve(cache)
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.has(name))
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()])
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name))
  }

  /** How many entries there are in all. */
  async size(): Promise<number> {
    const sizes = await Promise.all(
      [...this.#caches.values()].map(async (cache) => (await cache.keys()).length),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}
