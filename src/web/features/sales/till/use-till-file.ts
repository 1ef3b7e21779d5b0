import { TABLE_REFUSALS } from '#domain/tables/limits.ts'
import type { TableRefusal } from '#domain/tables/limits.ts'
import { NO_SOURCE, useReaderFile } from '#web/entities/import-flow/source/use-reader-file.ts'
import type { SourceState } from '#web/entities/import-flow/source/use-reader-file.ts'
import type { OpenedTables, SourceTable } from '#web/lib/sources/open-tables.ts'
import { refusalOf } from '#web/lib/sources/refusal-of.ts'
import { startWorker } from '#web/lib/worker/start-worker.ts'
import type { RunningWorker } from '#web/lib/worker/start-worker.ts'
import type { TillOpener } from './till.worker.ts'

interface TillFile extends SourceState {
  refusal: TableRefusal | 'unreadable' | 'tooSlow' | null
  sheets: SourceTable[] | null
}

const NO_FILE: TillFile = { ...NO_SOURCE, refusal: null, sheets: null }

type TillWorker = RunningWorker<TillOpener>

const start = (onProgress: (share: number) => void): TillWorker =>
  startWorker(new Worker(new URL('till.worker.ts', import.meta.url), { type: 'module' }), onProgress)

const opening =
  (open: (worker: TillWorker) => Promise<OpenedTables>) =>
  async (worker: TillWorker): Promise<Partial<TillFile>> => {
    const opened = await open(worker)
    // The page reads the tables itself.
    worker.stop()
    return opened.known ? { sheets: opened.tables } : { refusal: refusalOf(opened.reason, TABLE_REFUSALS) }
  }

/** The till's file from its bytes to its tables; a worker opens it, one file at a time. */
export function useTillFile() {
  const { file, cancel, begin } = useReaderFile(NO_FILE, start)
  return {
    file,
    cancel,
    openFile: (chosen: File) =>
      begin(
        { name: chosen.name, bytes: chosen.size },
        chosen.name,
        opening(async (worker) => worker.call('open', new Uint8Array(await chosen.arrayBuffer()))),
      ),
    paste: (text: string, name: string) =>
      begin(
        { name, bytes: text.length },
        null,
        opening((worker) => worker.call('paste', text)),
      ),
  }
}
