import { MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE, type PhotoType } from './photo.ts'

export type PhotoFacts = { type: PhotoType; width: number; height: number }

/**
 * Why a file is no photo.
 * - `photo-type`: none of the three formats
 * - `photo-unreadable`: one of them, but cut short or broken
 * - `photo-too-wide`: more than MAX_PHOTO_SIDE pixels a side
 * - `photo-too-many-pixels`: more than MAX_PHOTO_PIXELS pixels in all
 */
export type PhotoUnknownReason =
  | 'photo-type'
  | 'photo-unreadable'
  | 'photo-too-wide'
  | 'photo-too-many-pixels'

export type PhotoReading = ({ known: true } & PhotoFacts) | { known: false; reason: PhotoUnknownReason }

/** Bytes needed to recognise the three formats. */
const LONGEST_SIGNATURE = 12

type Size = { width: number; height: number }

/**
 * What a file is by its own bytes, regardless of its name: its format by its signature, its size in pixels, and
 * whether it is complete. Pixels are not decoded.
 */
export function readPhoto(file: Uint8Array): PhotoReading {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const type = bytes.byteLength < LONGEST_SIGNATURE ? undefined : typeOf(bytes)
  if (type === undefined) return { known: false, reason: 'photo-type' }
  const size = SIZES[type](bytes)
  if (size === undefined || size.width < 1 || size.height < 1)
    return { known: false, reason: 'photo-unreadable' }
  if (Math.max(size.width, size.height) > MAX_PHOTO_SIDE) return { known: false, reason: 'photo-too-wide' }
  if (size.width * size.height > MAX_PHOTO_PIXELS) return { known: false, reason: 'photo-too-many-pixels' }
  return { known: true, type, ...size }
}

function typeOf(bytes: DataView): PhotoType | undefined {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'image/webp'
  return undefined
}

const SIZES: Record<PhotoType, (bytes: DataView) => Size | undefined> = {
  'image/jpeg': withinBounds(jpegSize),
  'image/png': withinBounds(pngSize),
  'image/webp': withinBounds(webpSize),
}

/** A read past the end of the file means that it is broken. */
function withinBounds(read: (bytes: DataView) => Size | undefined) {
  return (bytes: DataView): Size | undefined => {
    try {
      return read(bytes)
    } catch (error) {
      if (error instanceof RangeError) return undefined
      throw error
    }
  }
}

const START_OF_SCAN = 0xda
/** Of the markers C0 to CF these do not begin a frame. */
const NO_FRAME: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc])

/** ITU T.81, B.1 and B.2: segments up to the scan, one of them the frame; the end marker after it. */
function jpegSize(bytes: DataView): Size | undefined {
  let size: Size | undefined
  let at = 2
  while (bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === START_OF_SCAN) return endsAfter(bytes, at) ? size : undefined
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker))
      size = { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) }
    at += 2 + bytes.getUint16(at + 2)
  }
  return undefined
}

/** Cameras write notes after the end marker, so it is searched from the end of the file. */
function endsAfter(bytes: DataView, scan: number): boolean {
  for (let at = bytes.byteLength - 2; at > scan; at--) if (bytes.getUint16(at) === 0xffd9) return true
  return false
}

/** PNG, 5.3 and 11.2: IHDR first, then chunk by chunk to IEND. */
function pngSize(bytes: DataView): Size | undefined {
  if (!startsWith(bytes, 12, 'IHDR')) return undefined
  const size = { width: bytes.getUint32(16), height: bytes.getUint32(20) }
  let pixels = false
  let at = 8
  for (; !startsWith(bytes, at + 4, 'IEND'); at += 12 + bytes.getUint32(at))
    pixels ||= startsWith(bytes, at + 4, 'IDAT')
  const whole = at + 12 <= bytes.byteLength
  return pixels && whole ? size : undefined
}

/** RFC 9649, 2.3 to 2.7: the file's length, then lossy, lossless or extended. */
function webpSize(bytes: DataView): Size | undefined {
  if (bytes.getUint32(4, true) + 8 > bytes.byteLength) return undefined
  if (startsWith(bytes, 12, 'VP8X')) return { width: 1 + uint24(bytes, 24), height: 1 + uint24(bytes, 27) }
  if (startsWith(bytes, 12, 'VP8L') && bytes.getUint8(20) === 0x2f) {
    const packed = bytes.getUint32(21, true)
    return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) }
  }
  if (startsWith(bytes, 12, 'VP8 ') && startsWith(bytes, 23, '\x9d\x01\x2a'))
    return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff }
  return undefined
}

function uint24(bytes: DataView, at: number): number {
  return bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x10000
}

/** @throws RangeError when the file ends within the expected text */
function startsWith(bytes: DataView, at: number, text: string): boolean {
  return Array.from(text).every((letter, index) => bytes.getUint8(at + index) === letter.charCodeAt(0))
}
