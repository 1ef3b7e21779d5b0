import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OnProgress, Told } from './protocol.ts'
import { startWorker, WorkerSilent } from './start-worker.ts'

interface Reader {
  read: (text: string, onProgress: OnProgress) => Promise<string>
}

/** A worker that says what a test makes it say. */
class QuietWorker extends EventTarget {
  terminate = vi.fn<() => void>()
  postMessage = vi.fn<(call: unknown, bytes: ArrayBuffer[]) => void>()

  tell(told: Told): void {
    this.dispatchEvent(new MessageEvent('message', { data: told }))
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function started() {
  const worker = new QuietWorker()
  const told: number[] = []
  const running = startWorker<Reader>(worker as unknown as Worker, (share) => void told.push(share))
  return { ...running, worker, told }
}

test('a worker that is silent for too long is given up, and ended', async () => {
  const { ask, worker } = started()
  const answer = ask('read', 'Ail;2')
  const refused = expect(answer).rejects.toBeInstanceOf(WorkerSilent)
  vi.advanceTimersByTime(29_000)
  expect(worker.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  await refused
  expect(worker.terminate).toHaveBeenCalledOnce()
  await expect(ask('read', 'Ail'), 'nothing waits for it again').rejects.toBeInstanceOf(WorkerSilent)
})

test('what takes long is waited for while it goes on, and so is the user', async () => {
  const { ask, worker, told } = started()
  const answer = ask('read', 'Ail;2')
  expect(worker.postMessage).toHaveBeenCalledWith({ id: 1, name: 'read', given: ['Ail;2'] }, [])
  for (let share = 0; share < 5; share += 1) {
    vi.advanceTimersByTime(20_000)
    worker.tell({ id: 1, kind: 'progress', share: share / 5 })
  }
  worker.tell({ id: 1, kind: 'answer', answer: 'rows' })
  expect(await answer).toBe('rows')
  expect(told).toEqual([0, 0.2, 0.4, 0.6, 0.8])
  vi.advanceTimersByTime(600_000)
  expect(worker.terminate).not.toHaveBeenCalled()
})

test('a failed call rejects, and a broken worker rejects all calls', async () => {
  const { ask, worker } = started()
  const answers = [ask('read', 'one'), ask('read', 'two'), ask('read', 'three')]
  const refused = Promise.all(
    answers.map((answer) => expect(answer).rejects.toThrow(/no text|out of memory/)),
  )
  worker.tell({ id: 2, kind: 'failure', message: 'no text' })
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }))
  await refused
})
