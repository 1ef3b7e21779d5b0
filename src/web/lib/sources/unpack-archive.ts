import { Unzip, UnzipInflate, unzipSync } from 'fflate'
import type { TableRefusal } from '#domain/tables/limits.ts'

/** Bytes of the archive that are unpacked between two looks at what has come out. */
const SLICE = 64 * 1024

/** Looks at the next piece of a part; why the archive is not to be read, as soon as that is known. */
type PartChecker = (piece: Uint8Array) => TableRefusal | null

export interface Unpacking {
  /** Which parts are read, by their names; all others are skipped. */
  isRead: (name: string) => boolean
  checkerOf?: (name: string) => PartChecker
  onProgress: (share: number) => void
  /** Bytes of all parts that are read. */
  atMost: number
}

export type UnpackedArchive =
  | { known: true; parts: Map<string, Uint8Array<ArrayBuffer>> }
  | { known: false; reason: TableRefusal }

/**
 * The parts of a ZIP archive that are read. They are weighed while they come out: the sizes that an archive announces
 * were checked before, and what comes out of it may be anything.
 */
export function unpackArchive(bytes: Uint8Array, unpacking: Unpacking): UnpackedArchive {
  try {
    const pieces = piecesOf(bytes, unpacking)
    if (typeof pieces === 'string') return { known: false, reason: pieces }
    const parts = new Map(Array.from(pieces, ([name, ofPart]) => [name, joined(ofPart)]))
    // What does not hold what it announces was cut off, or written to deceive.
    const announced = announcedSizes(bytes, unpacking)
    const honest = [...announced].every(([name, size]) => parts.get(name)?.length === size)
    return honest ? { known: true, parts } : { known: false, reason: 'broken-workbook' }
  } catch {
    return { known: false, reason: 'broken-workbook' }
  }
}

function announcedSizes(bytes: Uint8Array, { isRead }: Unpacking): Map<string, number> {
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
  { isRead, checkerOf, onProgress, atMost }: Unpacking,
): Map<string, Uint8Array[]> | TableRefusal {
  const parts = new Map<string, Uint8Array[]>()
  let sum = 0
  let refusal: TableRefusal | null = null
  const archive = new Unzip((file) => {
    if (!isRead(file.name)) return
    const pieces = parts.get(file.name) ?? []
    parts.set(file.name, pieces)
    const check = checkerOf?.(file.name)
    file.ondata = (error, piece) => {
      if (error !== null) throw error
      if (refusal !== null) return
      sum += piece.length
      refusal = sum > atMost ? 'unpacked-too-large' : (check?.(piece) ?? null)
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

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
