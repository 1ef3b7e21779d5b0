import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import { readPhoto } from '#domain/catalogue/read-photo.ts'
import type { SourcePicture } from './source.ts'

/** Of the pictures of one file, together. */
export const MAX_PICTURES_BYTES = 64 * 1024 * 1024
export const PICTURE_NAME = /\.(?:jpe?g|png|webp)$/iu
/** A smaller side is that of an icon. */
const SMALLEST_SIDE = 64

/** A picture that a sheet can take, at a cell of a tab; null for one of another kind, broken or too large. */
export function sourcePicture(
  bytes: Uint8Array<ArrayBuffer>,
  place: Pick<SourcePicture, 'tab' | 'row' | 'column'>,
): SourcePicture | null {
  if (bytes.length > MAX_PHOTO_BYTES) return null
  const photo = readPhoto(bytes)
  if (!photo.known || Math.min(photo.width, photo.height) < SMALLEST_SIDE) return null
  return { ...place, type: photo.type, width: photo.width, height: photo.height, bytes }
}

/** The bytes of a picture written as base64; null for any other text. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const [, data = text] = /^data:[^,]{0,100},([\s\S]*)$/u.exec(text) ?? []
  if (data.length > MAX_PHOTO_BYTES * 1.4) return null
  try {
    return Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
}
