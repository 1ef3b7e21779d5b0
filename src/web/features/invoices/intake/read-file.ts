import type { InvoiceFileRefusal } from '#domain/invoices/limits.ts'
import { MAX_FILE_BYTES } from '#domain/tables/limits.ts'
import { ModuleUnavailable } from '#web/lib/browser/import-module.ts'
import type { ChosenFile } from '#web/lib/sources/chosen-files.ts'
import { WorkerTimeout } from '#web/lib/worker/start-worker.ts'
import type { ReadFile } from '../reading/invoice-reader.ts'
import { startInvoiceReader } from '../reading/start-invoice-reader.ts'

/** `gone`: it is no longer where it was; `too-slow`, `unreadable`: it has ended its reader. */
export type FileRefusal = InvoiceFileRefusal | 'gone' | 'too-slow' | 'unreadable'

interface RefusedFile {
  known: false
  path: string
  reason: FileRefusal
}
export type Read = ReadFile | RefusedFile

/** A worker that reads file after file; one that ends it is refused, and the next has another. */
export function createFileReader() {
  let worker: ReturnType<typeof startInvoiceReader> | null = null
  const stop = () => {
    worker?.stop()
    worker = null
  }
  const read = async ({ name, bytes, open }: ChosenFile): Promise<Read[]> => {
    const refused = (reason: FileRefusal): Read[] => [{ known: false, path: name, reason }]
    if (bytes > MAX_FILE_BYTES) return refused('file-too-large')
    const content = await open().catch(() => null)
    if (content === null) return refused('gone')
    worker ??= startInvoiceReader()
    try {
      return await worker.call('open', name, content)
    } catch (failure) {
      stop()
      if (failure instanceof ModuleUnavailable) return refused('not-downloaded')
      return refused(failure instanceof WorkerTimeout ? 'too-slow' : 'unreadable')
    }
  }
  return { read, stop }
}
