import type { PictureSize } from './photo.ts'
import { startsWith } from './starts-with.ts'

/** Where the name of IHDR is, and where its checksum is. */
const HEAD = 12
const HEAD_CHECKSUM = 29
/** The largest photo in chunks of 1 KB has half as many; encoders make chunks of 8 KB and more. */
const MOST_CHUNKS = 20_000

/**
 * PNG, 5.3 and 11.2: IHDR first, then chunk by chunk to IEND.
 * @returns undefined where the head has another checksum, a second one follows, pixels or the end are missing, or there are too many chunks
 */
export function pngSize(bytes: DataView): PictureSize | undefined {
  if (
    !startsWith(bytes, HEAD, 'IHDR') ||
    crc32(bytes, HEAD, HEAD_CHECKSUM) !== bytes.getUint32(HEAD_CHECKSUM)
  )
    return undefined
  let pixels = false
  let at = HEAD_CHECKSUM + 4
  let chunks = 0
  for (; !startsWith(bytes, at + 4, 'IEND'); at += 12 + bytes.getUint32(at)) {
    chunks += 1
    if (chunks > MOST_CHUNKS || startsWith(bytes, at + 4, 'IHDR')) return undefined
    pixels ||= startsWith(bytes, at + 4, 'IDAT')
  }
  const whole = at + 12 <= bytes.byteLength
  return pixels && whole ? { width: bytes.getUint32(16), height: bytes.getUint32(20) } : undefined
}

/** PNG, annex D: the checksum of a chunk. */
function crc32(bytes: DataView, from: number, to: number): number {
  let rest = 0xffffffff
  for (let at = from; at < to; at += 1) {
    rest ^= bytes.getUint8(at)
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}
