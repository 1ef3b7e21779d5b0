/** After this many milliseconds without an answer the cached answer or the offline page is used, if there is one. */
export const SILENCE_MS = 5000
/** A page asks several things one after the other: a network that has just been silent is not waited for each time. */
const AFTER_SILENCE_MS = 1000
/** A network that is slow rather than silent gets its full time again. */
const REMEMBERED_FOR_MS = 30_000

/** How long the network is waited for, by how it answered last. */
export class NetworkTimeout {
  #silentUntil = 0

  /** For the next request. */
  ms(): number {
    return Date.now() < this.#silentUntil ? AFTER_SILENCE_MS : SILENCE_MS
  }

  elapsed(waitedMs: number): void {
    if (waitedMs === SILENCE_MS) this.#silentUntil = Date.now() + REMEMBERED_FOR_MS
  }

  answered(): void {
    this.#silentUntil = 0
  }
}

/** Comes to nothing, after a while. */
export function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}
