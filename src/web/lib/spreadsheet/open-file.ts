import { decodeText } from '#domain/tables/decode-text.ts'
import { kindOfFile } from '#domain/tables/file-kind.ts'
import { MAX_FILE_BYTES } from '#domain/tables/limits.ts'
import { readTable } from '#domain/price-lists/read-table.ts'
import { importModule } from '../browser/import-module.ts'
import type { OpenedFile } from './opened-file.ts'

/** The tables of a file, whatever it is called. */
export async function openFile(
  bytes: Uint8Array<ArrayBuffer>,
  onProgress: (share: number) => void,
): Promise<OpenedFile> {
  const kind = kindOfFile(bytes)
  if (kind === 'workbook') {
    // Fetched when the first workbook comes: a text needs none of it.
    const { openWorkbook } = await importModule(() => import('./open-workbook.ts'))
    return openWorkbook(bytes, onProgress)
  }
  if (kind !== 'text') return { known: false, reason: kind }
  const decoded = decodeText(bytes)
  return decoded === null ? { known: false, reason: 'not-a-table' } : openText(decoded.text)
}

/** The table in a text, from a file or pasted. */
export function openText(text: string): OpenedFile {
  if (text.length > MAX_FILE_BYTES) return { known: false, reason: 'file-too-large' }
  const table = readTable(text)
  if (!table.known) return { known: false, reason: table.reason }
  // Without a separator there is one column, and never both a name and a price.
  if (table.separator === null) return { known: false, reason: 'not-a-table' }
  return { known: true, sheets: [{ name: '', rows: table.rows }] }
}
