import type { Invoice } from '#domain/invoices/invoice.ts'
import type { InvoiceFileRefusal } from '#domain/invoices/limits.ts'
import { sha256 } from '#web/lib/browser/sha256.ts'
import { openInvoices } from './open-invoices.ts'

/** An invoice as its file has it. */
export interface FoundInvoice {
  /** The name of its file, behind those of its folders and its archive. */
  path: string
  bytes: Uint8Array<ArrayBuffer>
  /** Of the file, in hexadecimal. */
  sha256: string
  invoice: Invoice
}

export type ReadFile =
  | ({ known: true } & FoundInvoice)
  | { known: false; path: string; reason: InvoiceFileRefusal }

/** What is done with a file, off the page. */
export const invoiceReader = {
  open: async (path: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile[]> => {
    const opened = await openInvoices({ path, bytes })
    return opened.map((file) =>
      file.known
        ? { ...file, sha256: sha256(file.bytes) }
        : { known: false, path: file.path, reason: file.reason },
    )
  },
}
