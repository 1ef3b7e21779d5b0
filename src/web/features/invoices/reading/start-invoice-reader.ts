import { type RunningWorker, startWorker } from '#web/lib/worker/start-worker.ts'
import type { invoiceReader } from './invoice-reader.ts'

/** A worker that reads invoices. */
export function startInvoiceReader(): RunningWorker<typeof invoiceReader> {
  return startWorker(
    new Worker(new URL('reader.worker.ts', import.meta.url), { type: 'module' }),
    () => undefined,
  )
}
