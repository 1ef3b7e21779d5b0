import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyHour } from './every-hour.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the work is done a minute after the start and every hour, and no more once the server has closed', async () => {
  const app = Fastify()
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('disk full')).mockResolvedValue()
  everyHour(app, work)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  expect(work).toHaveBeenCalledTimes(3)
  await app.close()
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  expect(work).toHaveBeenCalledTimes(3)
})
