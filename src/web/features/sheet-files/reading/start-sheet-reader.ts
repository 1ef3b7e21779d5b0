import { type RunningWorker, startWorker } from '#web/lib/worker/start-worker.ts'
import type { SheetReader } from './sheet-reader.ts'

export type RunningReader = RunningWorker<SheetReader>

/** A worker with a reader in it, which keeps the files between the questions. */
export function startSheetReader(onProgress: (share: number) => void): RunningReader {
  return startWorker(new Worker(new URL('reader.worker.ts', import.meta.url), { type: 'module' }), onProgress)
}
