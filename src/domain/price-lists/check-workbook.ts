import { MAX_UNPACKED_BYTES } from './limits.ts'
import type { TableRefusal } from './limits.ts'

/** Signatures and offsets of the ZIP format (PKWARE APPNOTE 4.3.12 and 4.3.16). */
const END = 0x06054b50
const END_SIZE = 22
const LONGEST_COMMENT = 0xffff
const ENTRY = 0x02014b50
const ENTRY_SIZE = 46
const ENCRYPTED = 1
const MOST_ENTRIES = 10_000

/**
 * Checks from its central directory alone whether a ZIP file may be opened as a workbook; nothing is unpacked. The
 * unpacker must still stop at the size that each entry declares.
 * @returns the reason why not; null when it may
 */
export function checkWorkbook(bytes: Uint8Array): TableRefusal | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfContents(view)
  if (end === null) return 'broken-workbook'
  const entries = view.getUint16(end + 10, true)
  if (entries > MOST_ENTRIES) return 'unpacked-too-large'
  let at = view.getUint32(end + 16, true)
  let unpacked = 0
  let isWorkbook = false
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_SIZE > view.byteLength || view.getUint32(at, true) !== ENTRY) return 'broken-workbook'
    if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) return 'locked-workbook'
    unpacked += view.getUint32(at + 24, true)
    if (unpacked > MAX_UNPACKED_BYTES) return 'unpacked-too-large'
    const nameLength = view.getUint16(at + 28, true)
    const name = String.fromCharCode(
      ...bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + Math.min(nameLength, 100)),
    )
    // Of Excel, and of OpenDocument.
    isWorkbook ||= name.startsWith('xl/') || name === 'content.xml'
    at += ENTRY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return isWorkbook ? null : 'not-a-table'
}

/** The position of the end of the central directory: last in the file, except for a comment. */
function endOfContents(view: DataView): number | null {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  return null
}
