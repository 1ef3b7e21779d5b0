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
const LONGEST_NAME = 1000

/** A file of an archive: its name by bytes that may be of any encoding, and the bytes that it announces to unpack to. */
interface ZipEntry {
  name: Uint8Array
  size: number
}

type ZipEntries = { known: true; entries: ZipEntry[] } | { known: false; reason: TableRefusal }

const refused = (reason: TableRefusal): ZipEntries => ({ known: false, reason })

/**
 * The files of a ZIP archive by its central directory alone; nothing is unpacked. The unpacker must still stop at the
 * size that each entry declares.
 */
export function zipEntries(bytes: Uint8Array): ZipEntries {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfContents(view)
  if (end === null) return refused('broken-workbook')
  const count = view.getUint16(end + 10, true)
  if (count > MOST_ENTRIES) return refused('unpacked-too-large')
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  let unpacked = 0
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_SIZE > view.byteLength || view.getUint32(at, true) !== ENTRY)
      return refused('broken-workbook')
    if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) return refused('locked-workbook')
    const size = view.getUint32(at + 24, true)
    unpacked += size
    if (unpacked > MAX_UNPACKED_BYTES) return refused('unpacked-too-large')
    const length = view.getUint16(at + 28, true)
    const from = at + ENTRY_SIZE
    entries.push({ name: bytes.subarray(from, from + Math.min(length, LONGEST_NAME)), size })
    at = from + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return { known: true, entries }
}

/** The position of the end of the central directory: last in the file, except for a comment. */
function endOfContents(view: DataView): number | null {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  return null
}
