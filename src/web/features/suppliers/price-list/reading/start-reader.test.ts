import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Told } from './reader-protocol.ts'
import { ReaderSilent, startReader } from './start-reader.ts'

/** A worker that says what a test makes it say. */
class QuietWorker extends EventTarget {
  static last: QuietWorker | null = null
  terminate = vi.fn<() => void>()
  postMessage = vi.fn<() => void>()

  constructor() {
    super()
    QuietWorker.last = this
  }

  tell(told: Told): void {
    this.dispatchEvent(new MessageEvent('message', { data: told }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', QuietWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function started() {
  const reader = startReader(() => undefined)
  const worker = QuietWorker.last
  if (worker === null) throw new Error('no worker was started')
  return { reader, worker }
}

test('a file that is read in silence for too long is given up, and the worker ended', async () => {
  const { reader, worker } = started()
  const answer = reader.ask('paste', 'Ail;2')
  const refused = expect(answer).rejects.toBeInstanceOf(ReaderSilent)
  vi.advanceTimersByTime(29_000)
  expect(worker.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  await refused
  expect(worker.terminate).toHaveBeenCalledOnce()
  await expect(reader.ask('show', 'first'), 'nothing waits for it again').rejects.toBeInstanceOf(ReaderSilent)
})

test('a file that is long to read is waited for while it goes on, and so is the user', async () => {
  const { reader, worker } = started()
  const answer = reader.ask('paste', 'Ail;2')
  for (let told = 0; told < 5; told += 1) {
    vi.advanceTimersByTime(20_000)
    worker.tell({ id: 1, kind: 'progress', share: told / 5 })
  }
  worker.tell({ id: 1, kind: 'answer', answer: 'rows' })
  expect(await answer).toBe('rows')
  vi.advanceTimersByTime(600_000)
  expect(worker.terminate).not.toHaveBeenCalled()
})
