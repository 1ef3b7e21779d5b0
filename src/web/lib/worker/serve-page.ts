import type { Call, OnProgress, WorkerMessage } from './protocol.ts'

type Callable = Record<PropertyKey, (...args: unknown[]) => unknown>

const send = (message: WorkerMessage) => self.postMessage(message, { transfer: [] })

/** Lets the page call the functions of `api`, in a worker. */
export function servePage(api: object): void {
  const run = async ({ id, name, args }: Call) => {
    const onProgress: OnProgress = (share) => send({ id, kind: 'progress', share })
    try {
      // The page's side is typed by the same functions.
      send({ id, kind: 'result', result: await (api as Callable)[name]?.(...args, onProgress) })
    } catch (failure) {
      send({ id, kind: 'failure', message: String(failure) })
    }
  }
  self.addEventListener('message', ({ data }: MessageEvent<Call>) => void run(data))
}
