import { type RunningWorker, startWorker } from '#web/lib/worker/start-worker.ts'
import type { ListReader } from './list-reader.ts'

export type Reader = RunningWorker<ListReader>

/** A worker with a reader in it, which keeps the list between the questions. */
export function startReader(onProgress: (share: number) => void): Reader {
  return startWorker(new Worker(new URL('reader.worker.ts', import.meta.url), { type: 'module' }), onProgress)
}
