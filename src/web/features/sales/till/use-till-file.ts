import { useEffect, useRef, useState } from 'react'
import type { TableRefusal } from '#domain/tables/limits.ts'
import { MAX_FILE_BYTES, TABLE_REFUSALS } from '#domain/tables/limits.ts'
import type { OpenedTables, SourceTable } from '#web/lib/sources/open-tables.ts'
import { refusalOf } from '#web/lib/sources/refusal-of.ts'
import { startWorker } from '#web/lib/worker/start-worker.ts'
import type { RunningWorker } from '#web/lib/worker/start-worker.ts'
import type { Source } from '#web/ui/table-file/source-name.tsx'
import type { TillOpener } from './till.worker.ts'

interface TillFile {
  source: Source | null
  /** Null for pasted rows, and for no file at all. */
  fileName: string | null
  /** The progress of opening it, null while unknown; undefined when nothing is being opened. */
  share: number | null | undefined
  refusal: TableRefusal | 'unreadable' | null
  sheets: SourceTable[] | null
}

type TableWorker = RunningWorker<TillOpener>

const start = (onProgress: (share: number) => void): TableWorker =>
  startWorker(new Worker(new URL('till.worker.ts', import.meta.url), { type: 'module' }), onProgress)

const NO_FILE: TillFile = { source: null, fileName: null, share: undefined, refusal: null, sheets: null }

/** The till's file from its bytes to its tables; a worker opens it, one file at a time. */
export function useTillFile() {
  const [file, setFile] = useState(NO_FILE)
  const opening = useRef<TableWorker | null>(null)
  useEffect(() => () => opening.current?.stop(), [])

  const cancel = () => {
    opening.current?.stop()
    opening.current = null
    setFile(NO_FILE)
  }

  const begin = async (
    source: Source,
    fileName: string | null,
    open: (worker: TableWorker) => Promise<OpenedTables>,
  ) => {
    cancel()
    if (source.bytes > MAX_FILE_BYTES) return setFile({ ...NO_FILE, source, refusal: 'file-too-large' })
    setFile({ ...NO_FILE, source, fileName, share: null })
    const own = start((share) => setFile((before) => ({ ...before, share })))
    opening.current = own
    try {
      const opened = await open(own)
      // A later file has overtaken this one.
      if (opening.current !== own) return
      setFile({
        source,
        fileName,
        share: undefined,
        refusal: opened.known ? null : refusalOf(opened.reason, TABLE_REFUSALS),
        sheets: opened.known ? opened.tables : null,
      })
    } catch {
      if (opening.current === own) setFile({ ...NO_FILE, source, refusal: 'unreadable' })
    } finally {
      own.stop()
    }
  }

  return {
    file,
    cancel,
    openFile: (chosen: File) =>
      void begin({ name: chosen.name, bytes: chosen.size }, chosen.name, async (worker) => {
        const bytes = new Uint8Array(await chosen.arrayBuffer())
        return worker.call('open', bytes)
      }),
    paste: (text: string, name: string) =>
      void begin({ name, bytes: text.length }, null, (worker) => worker.call('paste', text)),
  }
}

export type TillFileControl = ReturnType<typeof useTillFile>
