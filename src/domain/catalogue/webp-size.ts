import type { PictureSize } from './photo.ts'
import { startsWith } from './starts-with.ts'

/** Name and length before the content of a chunk, as of the whole file. */
const CHUNK_HEAD = 8
const FIRST_CHUNK = 12
/** Place, size and duration before the chunks of a picture that is one of several. */
const FRAME_HEAD = 16
/** Pictures of an animation and their parts among them; more are no photo. */
const MOST_CHUNKS = 2_000

type Chunk = { name: string; start: number; end: number }

/**
 * RFC 9649, 2.3 to 2.7: the file's length, then lossy, lossless or extended.
 * @returns undefined where there is no picture, or one that has another size than its canvas or its frame, or exceeds it
 * @throws RangeError when a chunk exceeds the file, or there are too many
 */
export function webpSize(bytes: DataView): PictureSize | undefined {
  const end = CHUNK_HEAD + bytes.getUint32(4, true)
  if (end > bytes.byteLength) return undefined
  const budget = { left: MOST_CHUNKS }
  const chunks = chunksOf(bytes, FIRST_CHUNK, end, budget)
  const pictures = picturesOf(bytes, chunks)
  const frames = chunks.filter(({ name }) => name === 'ANMF')
  const size = chunks[0]?.name === 'VP8X' ? sizeAt(bytes, chunks[0].start + 4) : pictures[0]
  if (!size || pictures.length + frames.length === 0) return undefined
  const agree =
    pictures.every((each) => isSame(each, size)) &&
    frames.every((frame) => isWithin(bytes, frame, size, budget))
  return agree ? size : undefined
}

/** @param budget how many chunks the file may still have */
function chunksOf(bytes: DataView, from: number, to: number, budget: { left: number }): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = from; at + CHUNK_HEAD <= to;) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((index) => bytes.getUint8(at + index)))
    const length = bytes.getUint32(at + 4, true)
    const start = at + CHUNK_HEAD
    budget.left -= 1
    if (start + length > to || budget.left < 0)
      throw new RangeError('A chunk exceeds the file, or there are too many')
    chunks.push({ name, start, end: start + length })
    at = start + length + (length % 2)
  }
  return chunks
}

/** The sizes of the pictures among chunks; undefined for one that is broken. */
function picturesOf(bytes: DataView, chunks: readonly Chunk[]): (PictureSize | undefined)[] {
  return chunks.flatMap(({ name, start }) => {
    if (name === 'VP8 ') return [lossySize(bytes, start)]
    return name === 'VP8L' ? [losslessSize(bytes, start)] : []
  })
}

function lossySize(bytes: DataView, at: number): PictureSize | undefined {
  if (!startsWith(bytes, at + 3, '\x9d\x01\x2a')) return undefined
  return { width: bytes.getUint16(at + 6, true) & 0x3fff, height: bytes.getUint16(at + 8, true) & 0x3fff }
}

function losslessSize(bytes: DataView, at: number): PictureSize | undefined {
  if (bytes.getUint8(at) !== 0x2f) return undefined
  const packed = bytes.getUint32(at + 1, true)
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) }
}

/** Whether a picture of several fills its frame, and the frame is within the canvas. Places are counted in twos. */
function isWithin(
  bytes: DataView,
  { start, end }: Chunk,
  canvas: PictureSize,
  budget: { left: number },
): boolean {
  const size = sizeAt(bytes, start + 6)
  const pictures = picturesOf(bytes, chunksOf(bytes, start + FRAME_HEAD, end, budget))
  const right = 2 * uint24(bytes, start) + size.width
  const bottom = 2 * uint24(bytes, start + 3) + size.height
  const filled = pictures.length > 0 && pictures.every((each) => isSame(each, size))
  return filled && right <= canvas.width && bottom <= canvas.height
}

function isSame(one: PictureSize | undefined, other: PictureSize): boolean {
  return one?.width === other.width && one.height === other.height
}

/** Two sides, each one pixel longer than it is written. */
function sizeAt(bytes: DataView, at: number): PictureSize {
  return { width: 1 + uint24(bytes, at), height: 1 + uint24(bytes, at + 3) }
}

function uint24(bytes: DataView, at: number): number {
  return bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x10000
}
