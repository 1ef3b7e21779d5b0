import type { InvoiceFileRefusal } from '#domain/invoices/limits.ts'
import { MAX_FILE_BYTES, MAX_UNPACKED_BYTES } from '#domain/tables/limits.ts'
import type { TableRefusal } from '#domain/tables/limits.ts'
import { zipEntries } from '#domain/tables/zip-entries.ts'
import { memberName, rereadName, shownPath } from '#web/lib/sources/member-name.ts'
import { NOBODYS } from '#web/lib/sources/open-archive.ts'
import type { SourceFile } from '#web/lib/sources/source.ts'
import { unpackArchive } from '#web/lib/sources/unpack-archive.ts'

const REASONS: Partial<Record<TableRefusal, InvoiceFileRefusal>> = {
  'locked-workbook': 'locked-archive',
  'unpacked-too-large': 'unpacked-too-large',
}
const reasonOf = (reason: TableRefusal): InvoiceFileRefusal => REASONS[reason] ?? 'broken-file'

/** The files of an archive; or why it is not read. */
export function invoiceFiles(bytes: Uint8Array): SourceFile[] | InvoiceFileRefusal {
  const contents = zipEntries(bytes)
  if (!contents.known) return reasonOf(contents.reason)
  const sizes = new Map(contents.entries.map(({ name, size }) => [shownPath(memberName(name)), size]))
  if ([...sizes.values()].some((size) => size > MAX_FILE_BYTES)) return 'unpacked-too-large'
  const unpacked = unpackArchive(bytes, {
    isRead: (name) => {
      const path = shownPath(rereadName(name))
      return !name.endsWith('/') && !NOBODYS.test(path) && sizes.has(path)
    },
    onProgress: () => undefined,
    atMost: MAX_UNPACKED_BYTES,
  })
  if (!unpacked.known) return reasonOf(unpacked.reason)
  return Array.from(unpacked.parts, ([name, part]) => ({ path: shownPath(rereadName(name)), bytes: part }))
}
