import type { Call, OnProgress, Told } from './protocol.ts'

/** The worker timed out, and was terminated. */
export class WorkerSilent extends Error {}

/** What a function of a worker is given, without the way it says how far it has come. */
type Given<Work> = Work extends (...given: infer All) => unknown
  ? All extends [...infer Before, OnProgress]
    ? Before
    : All
  : never
type Answer<Work> = Work extends (...given: never[]) => infer Result ? Awaited<Result> : never

export interface RunningWorker<Api> {
  /** Calls a function of the worker. Bytes that it is given are handed over, and are gone from the page. */
  ask: <Name extends keyof Api>(name: Name, ...given: Given<Api[Name]>) => Promise<Answer<Api[Name]>>
  /** Ends whatever it is doing; what was asked is never answered. */
  stop: () => void
}

interface Waiting {
  resolve: (answer: never) => void
  reject: (failure: Error) => void
}

const TICK_MS = 5000
/** Ticks without a word; counted, as a computer that slept has missed none of them. */
const MOST_SILENT_TICKS = 6

/** Lets the page call the functions of a worker, so that it stays usable however long they take. */
export function startWorker<Api>(worker: Worker, onProgress: OnProgress): RunningWorker<Api> {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let silentTicks = 0
  let ended: Error | null = null

  const rejectAll = (failure: Error) => {
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  const stop = () => {
    clearInterval(clock)
    worker.terminate()
  }
  const clock = setInterval(() => {
    silentTicks = waiting.size === 0 ? 0 : silentTicks + 1
    if (silentTicks < MOST_SILENT_TICKS) return
    ended = new WorkerSilent()
    stop()
    rejectAll(ended)
  }, TICK_MS)

  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    silentTicks = 0
    if (data.kind === 'progress') return onProgress(data.share)
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'answer') asked?.resolve(data.answer as never)
    else asked?.reject(new Error(data.message))
  })
  // Out of memory, or its file could not be fetched.
  worker.addEventListener('error', (event) => rejectAll(new Error(event.message)))

  return {
    ask: (name, ...given) =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(ended)
        last += 1
        waiting.set(last, { resolve, reject })
        const call: Call = { id: last, name, given }
        const bytes = given.flatMap((each) =>
          each instanceof Uint8Array ? [each.buffer as ArrayBuffer] : [],
        )
        worker.postMessage(call, bytes)
      }),
    stop,
  }
}
