import { type RunningWorker, startWorker } from '../worker/start-worker.ts'
import type { TableOpener } from './table.worker.ts'

/** A worker that opens files and pasted rows. */
export function startTableWorker(onProgress: (share: number) => void): RunningWorker<TableOpener> {
  return startWorker(new Worker(new URL('table.worker.ts', import.meta.url), { type: 'module' }), onProgress)
}
