import { jpegSize } from './jpeg-size.ts'
import { MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE, type PhotoType, type PictureSize } from './photo.ts'
import { pngSize } from './png-size.ts'
import { startsWith } from './starts-with.ts'
import { webpSize } from './webp-size.ts'

export type PhotoFacts = PictureSize & { type: PhotoType }

/**
 * Why a file is no photo.
 * - `photo-type`: none of the three formats
 * - `photo-unreadable`: one of them, but cut short or broken, or with two sizes that differ
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

const SIZES: Record<PhotoType, (bytes: DataView) => PictureSize | undefined> = {
  'image/jpeg': withinBounds(jpegSize),
  'image/png': withinBounds(pngSize),
  'image/webp': withinBounds(webpSize),
}

/** A read past the end of the file means that it is broken. */
function withinBounds(read: (bytes: DataView) => PictureSize | undefined) {
  return (bytes: DataView): PictureSize | undefined => {
    try {
      return read(bytes)
    } catch (error) {
      if (error instanceof RangeError) return undefined
      throw error
    }
  }
}
