import { Gunzip } from 'fflate'
import { MAX_FILE_BYTES } from '#domain/tables/limits.ts'

const SLICE = 64 * 1024

/** What a gzip file holds; 'unpacked-too-large' where that is more than a file may be. */
export function gunzip(bytes: Uint8Array): Uint8Array<ArrayBuffer> | 'unpacked-too-large' | 'broken-file' {
  const pieces: Uint8Array[] = []
  const out = { bytes: 0, isWhole: false }
  try {
    const stream = new Gunzip((piece, isLast) => {
      out.bytes += piece.length
      if (out.bytes <= MAX_FILE_BYTES) pieces.push(piece)
      out.isWhole = isLast
    })
    for (let at = 0; at < bytes.length; at += SLICE) {
      stream.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length)
      if (out.bytes > MAX_FILE_BYTES) return 'unpacked-too-large'
    }
  } catch {
    return 'broken-file'
  }
  if (!out.isWhole || out.bytes === 0) return 'broken-file'
  const whole = new Uint8Array(out.bytes)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
