import type { TableRefusal } from './limits.ts'
import { zipEntries } from './zip-entries.ts'

const LONGEST_NAME = 100

/**
 * Checks from its central directory alone whether a ZIP file may be opened as a workbook; nothing is unpacked. The
 * unpacker must still stop at the size that each entry declares.
 * @returns the reason why not; null when it may
 */
export function checkWorkbook(bytes: Uint8Array): TableRefusal | null {
  const contents = zipEntries(bytes)
  if (!contents.known) return contents.reason
  const isWorkbook = contents.entries.some(({ name }) => {
    const start = String.fromCharCode(...name.subarray(0, LONGEST_NAME))
    // Of Excel, and of OpenDocument.
    return start.startsWith('xl/') || start === 'content.xml'
  })
  return isWorkbook ? null : 'not-a-table'
}
