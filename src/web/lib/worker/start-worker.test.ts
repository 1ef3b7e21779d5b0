import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OnProgress, WorkerMessage } from './protocol.ts'
import { startWorker, WorkerTimeout } from './start-worker.ts'

interface Reader {
  read: (text: string, onProgress: OnProgress) => Promise<string>
}

/** A worker that sends only what a test makes it send. */
class FakeWorker extends EventTarget {
  terminate = vi.fn<() => void>()
  postMessage = vi.fn<(call: unknown, bytes: ArrayBuffer[]) => void>()

  send(message: WorkerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function started() {
  const worker = new FakeWorker()
  const shares: number[] = []
  const running = startWorker<Reader>(worker as unknown as Worker, (share) => void shares.push(share))
  return { ...running, worker, shares }
}

test('a worker that is silent for too long is given up, and ended', async () => {
  const { call, worker } = started()
  const result = call('read', 'Ail;2')
  const refused = expect(result).rejects.toBeInstanceOf(WorkerTimeout)
  vi.advanceTimersByTime(29_000)
  expect(worker.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  await refused
  expect(worker.terminate).toHaveBeenCalledOnce()
  await expect(call('read', 'Ail'), 'nothing waits for it again').rejects.toBeInstanceOf(WorkerTimeout)
})

test('what takes long is waited for while it goes on, and so is the user', async () => {
  const { call, worker, shares } = started()
  const result = call('read', 'Ail;2')
  expect(worker.postMessage).toHaveBeenCalledWith({ id: 1, name: 'read', args: ['Ail;2'] }, [])
  for (let share = 0; share < 5; share += 1) {
    vi.advanceTimersByTime(20_000)
    worker.send({ id: 1, kind: 'progress', share: share / 5 })
  }
  worker.send({ id: 1, kind: 'result', result: 'rows' })
  expect(await result).toBe('rows')
  expect(shares).toEqual([0, 0.2, 0.4, 0.6, 0.8])
  vi.advanceTimersByTime(600_000)
  expect(worker.terminate).not.toHaveBeenCalled()
})

test('a failed call rejects, and a broken worker rejects all calls', async () => {
  const { call, worker } = started()
  const results = [call('read', 'one'), call('read', 'two'), call('read', 'three')]
  const refused = Promise.all(
    results.map((result) => expect(result).rejects.toThrow(/no text|out of memory/)),
  )
  worker.send({ id: 2, kind: 'failure', message: 'no text' })
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }))
  await refused
})
