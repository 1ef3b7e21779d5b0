import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection } from './connection.ts'
import { watchConnection } from './watch-connection.ts'

let connection: Connection
let page: EventTarget & { visibilityState: 'visible' | 'hidden' }
let answers: boolean
let stop: () => void
const ping = vi.fn(() => (answers ? Promise.resolve() : Promise.reject(new TypeError('no network'))))
const onReturn = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const browser = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser))
  ping.mockClear()
  onReturn.mockClear()
  answers = true
  connection = new Connection()
  stop = watchConnection({ connection, ping, onReturn })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one question without an answer is no lost network while the server answers others', async () => {
  connection.doubt()
  await vi.advanceTimersByTimeAsync(0)
  expect(ping).toHaveBeenCalledOnce()
  expect(connection.state.get()).toBe('online')
  expect(connection.returnedAt()).toBe(-Infinity)
  expect(onReturn).not.toHaveBeenCalled()
})

test('a server that gives no sign of life is lost, and looked for until it does', async () => {
  answers = false
  connection.doubt()
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.state.get()).toBe('offline')
  await vi.advanceTimersByTimeAsync(25_000)
  expect(connection.state.get()).toBe('offline')
  answers = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(connection.state.get()).toBe('online')
  expect(connection.returnedAt()).toBeGreaterThan(Date.now() - 10_000)
  expect(onReturn).toHaveBeenCalledOnce()
})

test('what the browser says is believed when the network goes, and looked into when it returns', async () => {
  answers = false
  dispatchEvent(new Event('offline'))
  expect(connection.state.get()).toBe('offline')
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.state.get()).toBe('offline')
  answers = true
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.state.get()).toBe('online')
})

test('a hidden page does not probe for a network', async () => {
  connection.lost()
  page.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ping).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.state.get()).toBe('online')
})
