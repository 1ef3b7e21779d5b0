import { ModuleUnavailable } from '../browser/import-module.ts'
import type { Call, OnProgress, WorkerMessage } from './protocol.ts'

/** The worker timed out, and was terminated. */
export class WorkerTimeout extends Error {}

/** The parameters of a function of a worker, without the `onProgress` that may come last. */
type Arguments<Work> = Work extends (...args: infer All) => unknown
  ? All extends [...infer Before, OnProgress]
    ? Before
    : All
  : never
type Result<Work> = Work extends (...args: never[]) => infer Returned ? Awaited<Returned> : never

export interface RunningWorker<Api> {
  /** Calls a function of the worker. Bytes among its arguments are transferred: the page has them no longer. */
  call: <Name extends keyof Api>(name: Name, ...args: Arguments<Api[Name]>) => Promise<Result<Api[Name]>>
  /** Terminates the worker; its pending calls never settle. */
  stop: () => void
}

interface PendingCall {
  resolve: (result: never) => void
  reject: (failure: Error) => void
}

const TICK_MS = 5000
/** Ticks without a message. Ticks are counted, since a clock would also count the time that the computer slept. */
const MAX_SILENT_TICKS = 6

/** Lets the page call the functions of a worker, so that it stays usable however long they take. */
export function startWorker<Api>(worker: Worker, onProgress: OnProgress): RunningWorker<Api> {
  const pending = new Map<number, PendingCall>()
  let lastId = 0
  let silentTicks = 0
  let ended: Error | null = null

  const rejectAll = (failure: Error) => {
    for (const { reject } of pending.values()) reject(failure)
    pending.clear()
  }
  const stop = () => {
    clearInterval(clock)
    worker.terminate()
  }
  const clock = setInterval(() => {
    silentTicks = pending.size === 0 ? 0 : silentTicks + 1
    if (silentTicks < MAX_SILENT_TICKS) return
    ended = new WorkerTimeout()
    stop()
    rejectAll(ended)
  }, TICK_MS)

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    silentTicks = 0
    if (data.kind === 'progress') return onProgress(data.share)
    const call = pending.get(data.id)
    pending.delete(data.id)
    if (data.kind === 'result') call?.resolve(data.result as never)
    else call?.reject(new Error(data.message))
  })
  // Out of memory; or its file could not be fetched, of which the event has no message.
  worker.addEventListener('error', ({ message }: { message?: string }) =>
    rejectAll(message === undefined ? new ModuleUnavailable() : new Error(message)),
  )

  return {
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(ended)
        lastId += 1
        pending.set(lastId, { resolve, reject })
        const call: Call = { id: lastId, name, args }
        const bytes = args.flatMap((each) => (each instanceof Uint8Array ? [each.buffer as ArrayBuffer] : []))
        worker.postMessage(call, bytes)
      }),
    stop,
  }
}
