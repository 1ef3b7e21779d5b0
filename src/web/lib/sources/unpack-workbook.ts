import { MAX_UNPACKED_BYTES } from '#domain/tables/limits.ts'
import type { TableRefusal } from '#domain/tables/limits.ts'
import { unpackArchive } from './unpack-archive.ts'
import { type PartKind, createPartChecker, type WorkbookWeight } from './workbook-limits.ts'

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/u
const STRINGS = /^xl\/sharedStrings\.xml$/iu
/** The parts of a workbook that are not cells, such as pictures, pivot tables and comments: they are skipped. */
const UNREAD =
  /^(?:docProps|customXml|Configurations2|META-INF|Object)|^(?:styles|meta|settings)\.xml$|^xl\/(?:pivot|drawings\/(?!_rels)|charts|media|theme|external|calcChain|comment|threaded)/iu

export type UnpackedWorkbook =
  | { known: true; parts: Record<string, Uint8Array> }
  | { known: false; reason: TableRefusal }

/** The parts of a workbook that are read, weighed while they come out. */
export function unpackWorkbook(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
  atMost: number = MAX_UNPACKED_BYTES,
): UnpackedWorkbook {
  const workbook: WorkbookWeight = { cells: 0, filled: 0, tags: 0 }
  const unpacked = unpackArchive(bytes, {
    isRead: (name) => /\.(?:xml|rels)$/u.test(name) && !UNREAD.test(name),
    checkerOf: (name) => createPartChecker(kindOf(name), workbook),
    onProgress,
    atMost,
  })
  return unpacked.known ? { known: true, parts: Object.fromEntries(unpacked.parts) } : unpacked
}

function kindOf(name: string): PartKind {
  if (SHEET.test(name)) return 'sheet'
  if (name === 'content.xml') return 'document'
  return STRINGS.test(name) ? 'strings' : 'other'
}
