import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inSteps } from './in-steps.ts'

test.each([
  [0, 1],
  [20, 1],
  [130, 2],
])('work of %d ms is answered after step %d', async (ms, step) => {
  const started = performance.now()
  expect(await inSteps(() => delay(ms, 'done'), 100)).toBe('done')
  // Timers may fire a few milliseconds early.
  expect(performance.now() - started).toBeGreaterThan(step * 100 - 5)
})

test('work that fails is answered at once', async () => {
  const failure = new Error('failed')
  await expect(inSteps(() => Promise.reject(failure), 60_000)).rejects.toBe(failure)
})
