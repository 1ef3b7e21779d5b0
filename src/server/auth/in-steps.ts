import { setTimeout as delay } from 'node:timers/promises'

/** Longer than the work of these routes takes on a server that is not busy. */
const STEP_MS = 300

/**
 * Does some work and resolves after a multiple of 300 ms, so that the time of an answer does not show what there was to do,
 * also while the server is busy and the work takes longer than one step.
 * @throws what the work throws, at once
 */
export async function inSteps<Result>(work: () => Promise<Result>, stepMs = STEP_MS): Promise<Result> {
  const started = performance.now()
  const result = await work()
  const taken = performance.now() - started
  // Timers may fire a millisecond early.
  await delay(Math.ceil(taken / stepMs) * stepMs - taken + 1)
  return result
}
