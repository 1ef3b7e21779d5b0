import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { stop } from './postmaster.ts'

/** How long is waited before each start again within the window, until it is given up: a short fault is outlived. */
const RESTARTS_AFTER_MS = [0, 3_000, 15_000]
const WINDOW_MS = 10 * 60_000

export type Supervised = {
  /** PostgreSQL's own process, the newest one. */
  readonly pid: number
  /** @param withinMs how long its end is waited for at most */
  readonly stop: (withinMs: number) => Promise<void>
}

/**
 * Keeps PostgreSQL running: one that ends without having been asked to is started again.
 * @param first the running process
 * @param restart starts it again at the same address
 * @param onGivenUp called once, when it ends for the fourth time in ten minutes or cannot be started again
 * @param restartsAfterMs the wait before each start again
 */
export function supervise(
  first: ChildProcess,
  restart: () => Promise<ChildProcess>,
  onGivenUp: () => void,
  restartsAfterMs: readonly number[] = RESTARTS_AFTER_MS,
): Supervised {
  let child = first
  const stopping = new AbortController()
  let restarts: number[] = []
  let restarting: Promise<void> = Promise.resolve()

  const startAgain = async () => {
    const now = Date.now()
    restarts = restarts.filter((moment) => now - moment < WINDOW_MS)
    const wait = restartsAfterMs[restarts.length]
    if (wait === undefined) return onGivenUp()
    restarts.push(now)
    try {
      if (wait > 0) await pause(wait, undefined, { signal: stopping.signal })
      child = await restart()
      watch(child)
    } catch {
      if (!stopping.signal.aborted) onGivenUp()
    }
  }
  const watch = (watched: ChildProcess) => {
    watched.once('exit', () => {
      if (!stopping.signal.aborted) restarting = startAgain()
    })
    // It may have ended before anyone watched it.
    if ((watched.exitCode !== null || watched.signalCode !== null) && !stopping.signal.aborted)
      restarting = startAgain()
  }
  watch(child)
  return {
    get pid() {
      return child.pid ?? 0
    },
    stop: async (withinMs) => {
      stopping.abort()
      await restarting
      await stop(child, withinMs)
    },
  }
}
