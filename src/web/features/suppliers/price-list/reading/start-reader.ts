import type { Answer, Asked, Question, Told } from './reader-protocol.ts'

type Given<Name extends Question> = Extract<Asked, { question: Name }>['given']

export interface Reader {
  ask: <Name extends Question>(
    question: Name,
    given: Given<Name>,
    transfer?: Transferable[],
  ) => Promise<Answer<Name>>
  /** Ends whatever it is doing; what was asked is never answered. */
  stop: () => void
}

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (failure: Error) => void
}

/** The worker timed out, and was terminated. */
export class ReaderSilent extends Error {}

const TICK_MS = 5000
/** Ticks without a word; counted, as a computer that slept has missed none of them. */
const MOST_SILENT_TICKS = 6

/** A worker with a reader in it, so that the page stays usable however long the list is. */
export function startReader(onProgress: (share: number) => void): Reader {
  const worker = new Worker(new URL('reader.worker.ts', import.meta.url), { type: 'module' })
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
    ended = new ReaderSilent()
    stop()
    rejectAll(ended)
  }, TICK_MS)

  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    silentTicks = 0
    if (data.kind === 'progress') return onProgress(data.share)
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'answer') asked?.resolve(data.answer)
    else asked?.reject(new Error(data.message))
  })
  // Out of memory, or its file could not be fetched.
  worker.addEventListener('error', (event) => rejectAll(new Error(event.message)))

  return {
    ask: (question, given, transfer = []) =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(ended)
        last += 1
        // The answer to a question has its type: both sides share the protocol.
        waiting.set(last, { resolve: resolve as Waiting['resolve'], reject })
        worker.postMessage({ id: last, question, given }, transfer)
      }),
    stop,
  }
}
