import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSessionAlive } from './session-keep-alive.ts'

class Unavailable extends Error {}

const NOW = Date.parse('2026-11-20T06:00:00Z')
let page: EventTarget & { visibilityState: 'visible' | 'hidden' }
let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  vi.stubGlobal('document', page)
})

afterEach(() => {
  stop?.()
  stop = undefined
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watch(secondsLeft: number | null, renew: () => Promise<void>) {
  const expiresAt = secondsLeft === null ? null : NOW + secondsLeft * 1000
  stop = keepSessionAlive({
    expiresAt: () => expiresAt,
    renew,
    isRetryable: (failure) => failure instanceof Unavailable,
  })
}

function look(state: 'visible' | 'hidden') {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

test('a session far from its end is left alone', async () => {
  const renew = vi.fn(() => Promise.resolve())
  watch(3600, renew)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(renew).not.toHaveBeenCalled()
})

test('a session is renewed at the first check within 90 s of its end', async () => {
  const renew = vi.fn(() => Promise.resolve())
  watch(130, renew)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(renew).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(renew).toHaveBeenCalledOnce()
})

test('nothing is renewed without a session', async () => {
  const renew = vi.fn(() => Promise.resolve())
  watch(null, renew)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(renew).not.toHaveBeenCalled()
})

test('a hidden page renews nothing, and renews as soon as it is seen again', async () => {
  const renew = vi.fn(() => Promise.resolve())
  page.visibilityState = 'hidden'
  watch(60, renew)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(renew).not.toHaveBeenCalled()
  look('visible')
  expect(renew).toHaveBeenCalledOnce()
})

test('a renewal that fails is tried again from 200 ms, doubling, for 30 s', async () => {
  const attempts: number[] = []
  watch(60, () => {
    attempts.push(Date.now() - NOW)
    return Promise.reject(new Unavailable())
  })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(attempts).toEqual([0, 200, 600, 1400, 3000, 6200, 12_600, 25_400])
})

test('after 30 s of failures the next check begins again', async () => {
  let attempts = 0
  watch(60, () => {
    attempts += 1
    return Promise.reject(new Unavailable())
  })
  await vi.advanceTimersByTimeAsync(29_999)
  const before = attempts
  await vi.advanceTimersByTimeAsync(1)
  expect(attempts).toBe(before + 1)
})

test('a renewal that succeeds after a failure is not repeated', async () => {
  const renew = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Unavailable())
  watch(60, renew)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(renew).toHaveBeenCalledTimes(2)
})

test('a refusal is not tried again before the next check', async () => {
  const renew = vi.fn(() => Promise.reject(new Error('refused')))
  watch(60, renew)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(renew).toHaveBeenCalledOnce()
})

test('two looks at the page during one renewal make one renewal', async () => {
  const renew = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 5000)))
  watch(60, renew)
  look('hidden')
  look('visible')
  look('visible')
  await vi.advanceTimersByTimeAsync(4000)
  expect(renew).toHaveBeenCalledOnce()
})

test('stopped, it renews nothing more', async () => {
  const renew = vi.fn(() => Promise.reject(new Unavailable()))
  watch(60, renew)
  await vi.advanceTimersByTimeAsync(100)
  stop?.()
  look('visible')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(renew).toHaveBeenCalledOnce()
})
