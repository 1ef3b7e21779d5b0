import type { Call, OnProgress, Told } from './protocol.ts'

type Callable = Record<PropertyKey, (...given: unknown[]) => unknown>

const tell = (told: Told) => self.postMessage(told, { transfer: [] })

/** Lets the page call the functions of `api`, in a worker. */
export function servePage(api: object): void {
  const answer = async ({ id, name, given }: Call) => {
    const onProgress: OnProgress = (share) => tell({ id, kind: 'progress', share })
    try {
      // The page's side is typed by the same functions.
      tell({ id, kind: 'answer', answer: await (api as Callable)[name]?.(...given, onProgress) })
    } catch (failure) {
      tell({ id, kind: 'failure', message: String(failure) })
    }
  }
  self.addEventListener('message', ({ data }: MessageEvent<Call>) => void answer(data))
}
