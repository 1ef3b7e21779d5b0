import { EventEmitter } from 'node:events'
import { beforeEach, expect, test } from 'vitest'
import { ConnectionLine } from './connection-line.ts'

let now: number
let pool: EventEmitter & { waitingCount: number }
let line: ConnectionLine

beforeEach(() => {
  now = 1_000
  pool = Object.assign(new EventEmitter(), { waitingCount: 0 })
  line = new ConnectionLine(pool, () => now)
})

/** The first of those who wait gets a connection, so many milliseconds later. */
function handOut(afterMs: number): void {
  now += afterMs
  pool.waitingCount -= 1
  pool.emit('acquire')
}

test('the wait is 0 while no request waits', () => {
  now += 60_000
  expect(line.expectedMs()).toBe(0)
})

test('the wait is that of all who wait, at the pace at which they were served', () => {
  pool.waitingCount = 2_001
  for (let served = 0; served < 1_001; served += 1) handOut(4)
  expect(line.expectedMs()).toBeCloseTo(1_000 * 4, 0)
  pool.waitingCount = 100
  expect(line.expectedMs()).toBeCloseTo(100 * 4, 0)
})

test('a line that does not move is as long as it has not moved, counted from when none waited', () => {
  now += 60_000
  expect(line.expectedMs()).toBe(0)
  pool.waitingCount = 1
  now += 1_500
  expect(line.expectedMs()).toBe(1_500)
  handOut(0)
  pool.waitingCount = 1
  now += 200
  expect(line.expectedMs()).toBe(200)
})

test('the time without requests is no time between two connections', () => {
  pool.waitingCount = 2
  handOut(0)
  // The other one has given up.
  pool.waitingCount = 0
  now += 600_000
  expect(line.expectedMs()).toBe(0)
  pool.waitingCount = 3
  handOut(1)
  handOut(1)
  expect(line.expectedMs()).toBeLessThan(1)
})
