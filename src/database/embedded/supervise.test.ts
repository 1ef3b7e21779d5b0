import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supervise } from './supervise.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

type Fake = ChildProcess & { end: () => void }

/** A process that ends when its `end` is called. */
function fakeProcess(): Fake {
  const child = Object.assign(new EventEmitter(), {
    pid: 1,
    exitCode: null as number | null,
    signalCode: null,
  })
  return Object.assign(child, {
    end: () => {
      child.exitCode = 1
      child.emit('exit', 1)
    },
  }) as unknown as Fake
}

function watched(restartsAfterMs: number[]) {
  const started = [fakeProcess()]
  const givenUp = vi.fn<() => void>()
  const restart = () => {
    const child = fakeProcess()
    started.push(child)
    return Promise.resolve(child)
  }
  const supervised = supervise(started[0] as Fake, restart, givenUp, restartsAfterMs)
  return { started, givenUp, supervised, end: () => started.at(-1)?.end() }
}

test('each start again waits for longer, until it is given up', async () => {
  const { started, givenUp, end } = watched([0, 20, 60])
  for (const [restarts, wait] of [0, 20, 60].entries()) {
    const before = performance.now()
    end()
    await vi.waitUntil(() => started.length === restarts + 2, { interval: 1 })
    expect(performance.now() - before).toBeGreaterThanOrEqual(wait - 2)
  }
  end()
  await vi.waitUntil(() => givenUp.mock.calls.length === 1)
  expect(started).toHaveLength(4)
})

test('ten minutes later it may end again', async () => {
  const { started, givenUp, end } = watched([0])
  for (let restarts = 1; restarts <= 3; restarts += 1) {
    end()
    await vi.waitUntil(() => started.length === restarts + 1)
    vi.setSystemTime(Date.now() + 11 * 60_000)
  }
  expect(givenUp).not.toHaveBeenCalled()
})

test('a stop ends the wait, and nothing is started or given up', async () => {
  const { started, givenUp, supervised, end } = watched([60_000])
  end()
  await supervised.stop(1_000)
  expect(started).toHaveLength(1)
  expect(givenUp).not.toHaveBeenCalled()
})
