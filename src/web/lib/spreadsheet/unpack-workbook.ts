import { Unzip, UnzipInflate, unzipSync } from 'fflate'
import { MAX_UNPACKED_BYTES } from '#domain/price-lists/limits.ts'
import type { TableRefusal } from '#domain/price-lists/limits.ts'
import { type PartKind, createPartChecker, type WorkbookWeight } from './workbook-limits.ts'

/** Bytes of the archive that are unpacked between two looks at what has come out. */
const SLICE = 64 * 1024
export const SHEET = /^xl\/worksheets\/[^/]+\.xml$/u
const STRINGS = /^xl\/sharedStrings\.xml$/iu
/** The parts of a workbook that are not cells, such as pictures, pivot tables and comments: they are skipped. */
const UNREAD =
  /^(?:docProps|customXml|Configurations2|META-INF|Object)|^(?:styles|meta|settings)\.xml$|^xl\/(?:pivot|drawings\/(?!_rels)|charts|media|theme|external|calcChain|comment|threaded)/iu

export type UnpackedWorkbook =
  | { known: true; parts: Record<string, Uint8Array> }
  | { known: false; reason: TableRefusal }

/**
 * The parts of a workbook that are read. They are weighed while they come out: the sizes that an archive announces
 * were checked before, and what comes out of it may be anything.
 */
export function unpackWorkbook(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
  atMost: number = MAX_UNPACKED_BYTES,
): UnpackedWorkbook {
  try {
    const pieces = piecesOf(bytes, onProgress, atMost)
    if (typeof pieces === 'string') return { known: false, reason: pieces }
    const parts: Record<string, Uint8Array> = {}
    for (const [name, ofPart] of pieces) parts[name] = joined(ofPart)
    // What does not hold what it announces was cut off, or written to deceive.
    const honest = [...announcedSizes(bytes)].every(([name, size]) => parts[name]?.length === size)
    return honest ? { known: true, parts } : { known: false, reason: 'broken-workbook' }
  } catch {
    return { known: false, reason: 'broken-workbook' }
  }
}

function isRead(name: string): boolean {
  return /\.(?:xml|rels)$/u.test(name) && !UNREAD.test(name)
}

function announcedSizes(bytes: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>()
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (isRead(name)) sizes.set(name, (sizes.get(name) ?? 0) + originalSize)
      return false
    },
  })
  return sizes
}

/** What comes out of each part, until it is more than is read. */
function piecesOf(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
  atMost: number,
): Map<string, Uint8Array[]> | TableRefusal {
  const parts = new Map<string, Uint8Array[]>()
  const workbook: WorkbookWeight = { cells: 0, filled: 0, tags: 0 }
  let sum = 0
  let refusal: TableRefusal | null = null
  const archive = new Unzip((file) => {
    if (!isRead(file.name)) return
    const pieces = parts.get(file.name) ?? []
    parts.set(file.name, pieces)
    const weigh = createPartChecker(kindOf(file.name), workbook)
    file.ondata = (error, piece) => {
      if (error !== null) throw error
      if (refusal !== null) return
      sum += piece.length
      refusal = sum > atMost ? 'unpacked-too-large' : weigh(piece)
      pieces.push(piece)
    }
    file.start()
  })
  archive.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += SLICE) {
    archive.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length)
    if (refusal !== null) return refusal
    onProgress(Math.min(1, (at + SLICE) / bytes.length))
  }
  return parts
}

function kindOf(name: string): PartKind {
  if (SHEET.test(name)) return 'sheet'
  if (name === 'content.xml') return 'document'
  return STRINGS.test(name) ? 'strings' : 'other'
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
