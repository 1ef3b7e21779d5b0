import type { OpenedFile } from './opened-file.ts'
import type { TableSource, TableTold } from './table.worker.ts'

/** A worker that says nothing for so long has been given too much. */
const MOST_SILENT_MS = 60_000

export interface Opening {
  opened: Promise<OpenedFile>
  /** Ends it; what was asked is never answered. */
  stop: () => void
}

/** Opens a file, or pasted rows, in a worker: the page stays responsive however large it is. */
export function openInWorker(source: TableSource, onProgress: (share: number) => void): Opening {
  const worker = new Worker(new URL('table.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    worker.terminate()
  }
  const opened = new Promise<OpenedFile>((resolve, reject) => {
    const fail = (message: string) => {
      stop()
      reject(new Error(message))
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => fail('The worker said nothing for too long'), MOST_SILENT_MS)
    }
    wait()
    worker.addEventListener('message', ({ data }: MessageEvent<TableTold>) => {
      wait()
      if (data.kind === 'progress') return onProgress(data.share)
      if (data.kind === 'failure') return fail(data.message)
      stop()
      resolve(data.file)
    })
    // Out of memory, or its file could not be fetched.
    worker.addEventListener('error', (event) => fail(event.message))
  })
  worker.postMessage(source, 'bytes' in source ? [source.bytes.buffer] : [])
  return { opened, stop }
}
