import type { ChildProcess } from 'node:child_process'
import { stop } from './postmaster.ts'

/** How often PostgreSQL is started again within the window, before it is given up. */
const MOST_RESTARTS = 3
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
 */
export function supervise(
  first: ChildProcess,
  restart: () => Promise<ChildProcess>,
  onGivenUp: () => void,
): Supervised {
  let child = first
  let asked = false
  let restarts: number[] = []
  let restarting: Promise<void> = Promise.resolve()

  const startAgain = async () => {
    const now = Date.now()
    restarts = restarts.filter((moment) => now - moment < WINDOW_MS)
    if (restarts.length >= MOST_RESTARTS) return onGivenUp()
    restarts.push(now)
    try {
      child = await restart()
      watch(child)
    } catch {
      if (!asked) onGivenUp()
    }
  }
  const watch = (watched: ChildProcess) => {
    watched.once('exit', () => {
      if (!asked) restarting = startAgain()
    })
    // It may have ended before anyone watched it.
    if ((watched.exitCode !== null || watched.signalCode !== null) && !asked) restarting = startAgain()
  }
  watch(child)
  return {
    get pid() {
      return child.pid ?? 0
    },
    stop: async (withinMs) => {
      asked = true
      await restarting
      await stop(child, withinMs)
    },
  }
}
