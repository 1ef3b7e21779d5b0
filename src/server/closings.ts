import { setTimeout as delay } from 'node:timers/promises'
import { complain } from './log/complain.ts'

type Close = (withinMs: number) => Promise<void>

/** All that is closed when the server stops, the last that was begun first. None holds up the end for longer than it may. */
export class Closings {
  readonly #all: { byMs: number; close: Close }[] = []

  /**
   * @param byMs how long after the stop has begun it is waited for at most
   * @param close is given what is left of that time, in milliseconds
   */
  add(byMs: number, close: Close): void {
    this.#all.push({ byMs, close })
  }

  /** Resolves once all is closed, or has used up its time; what fails to close does not keep the others open. */
  async closeAll(): Promise<void> {
    const began = performance.now()
    for (const { byMs, close } of this.#all.splice(0).reverse())
      await within(byMs - (performance.now() - began), close)
  }
}

async function within(leftMs: number, close: Close): Promise<void> {
  const withinMs = Math.max(0, leftMs)
  const inTime = new AbortController()
  const closing = close(withinMs)
    .catch((error: unknown) => complain("Tout n'a pas pu être fermé", error))
    .finally(() => inTime.abort())
  await Promise.race([closing, delay(withinMs, undefined, { signal: inTime.signal }).catch(() => undefined)])
}
