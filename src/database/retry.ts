import { setTimeout as delay } from 'node:timers/promises'
import { isPassing } from './passing-failure.ts'

/** Between the attempts of a start: a PostgreSQL that restarts is back within 2 to 5 s. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000]

type Retrying = {
  pausesMs?: readonly number[] | undefined
  /** Which failures are worth another attempt. */
  when?: (error: unknown) => boolean
}

/**
 * Does something again, after a pause, where it fails by what may be over soon.
 * @throws the last failure, once there is no pause left
 */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  { pausesMs = PAUSES_MS, when = isPassing }: Retrying = {},
): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await attempt()
    } catch (error) {
      if (!when(error)) throw error
    }
    await delay(pauseMs)
  }
  return attempt()
}
