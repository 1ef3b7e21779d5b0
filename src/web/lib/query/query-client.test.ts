import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerUnavailableError } from '../failure/failure.ts'
import { createQueryClient } from './query-client.ts'
import { readsWait } from './use-reads-wait.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const away = new ServerUnavailableError(503, { carried: false, retryAfterSeconds: 5 })

/** A read of an unavailable server for the first times it is asked. */
function reading(timesAway: number) {
  const queryClient = createQueryClient(() => undefined)
  const queryFn = vi.fn(async () => {
    if (queryFn.mock.calls.length <= timesAway) throw away
    return 'the list'
  })
  const read = queryClient.fetchQuery({ queryKey: ['list'], queryFn })
  read.catch(() => undefined)
  return { queryClient, queryFn, read }
}

test('a read of an unavailable server is sent when it says, and the page knows that it waits', async () => {
  const { queryClient, queryFn, read } = reading(2)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(queryFn).toHaveBeenCalledTimes(1)
  expect(readsWait(queryClient)).toBe(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await read).toBe('the list')
  expect(queryFn).toHaveBeenCalledTimes(3)
  expect(readsWait(queryClient)).toBe(false)
})

test('a server that stays unavailable is asked four times, and the read then fails', async () => {
  const { queryClient, queryFn, read } = reading(Infinity)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(read).rejects.toBe(away)
  expect(queryFn).toHaveBeenCalledTimes(4)
  expect(readsWait(queryClient)).toBe(false)
})
