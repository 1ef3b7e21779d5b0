import { Unzip, UnzipInflate, unzipSync } from 'fflate'
import { MAX_UNPACKED_BYTES } from '#domain/price-lists/limits.ts'
import type { FileRefusal } from '#domain/price-lists/limits.ts'

/** Bytes of the archive that are unpacked between two looks at what has come out. */
const SLICE = 64 * 1024
/**
 * Unpacks a workbook once and keeps nothing, before it is unpacked for good: the sizes that an archive announces were
 * checked before, and what comes out of it may be anything.
 * @returns why it is not to be read; null when it may
 */
export function checkArchive(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
  atMost: number = MAX_UNPACKED_BYTES,
): FileRefusal | null {
  try {
    const announced = announcedSizes(bytes)
    const real = realSizes(bytes, onProgress, atMost)
    if (real === null) return 'unpacked-too-large'
    // What does not hold what it announces would be cut off where the announcement ends, and rows with it.
    const honest = [...announced].every(([name, size]) => real.get(name) === size)
    return honest ? null : 'broken-workbook'
  } catch {
    return 'broken-workbook'
  }
}

function announcedSizes(bytes: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>()
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      sizes.set(name, (sizes.get(name) ?? 0) + originalSize)
      return false
    },
  })
  return sizes
}

/** What really comes out of each file of the archive, in bytes; null as soon as it is more than allowed. */
function realSizes(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
  atMost: number,
): Map<string, number> | null {
  const sizes = new Map<string, number>()
  let sum = 0
  const archive = new Unzip((file) => {
    sizes.set(file.name, sizes.get(file.name) ?? 0)
    file.ondata = (error, piece) => {
      if (error !== null) throw error
      sum += piece.length
      sizes.set(file.name, (sizes.get(file.name) ?? 0) + piece.length)
    }
    file.start()
  })
  archive.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += SLICE) {
    archive.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length)
    if (sum > atMost) return null
    onProgress(Math.min(1, (at + SLICE) / bytes.length))
  }
  return sizes
}
