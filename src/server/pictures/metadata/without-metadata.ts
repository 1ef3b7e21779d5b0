import type { PhotoType } from '#domain/catalogue/photo.ts'
import { jpegWithoutMetadata } from './jpeg.ts'
import { pngWithoutMetadata } from './png.ts'
import { webpWithoutMetadata } from './webp.ts'

const FORMATS: Record<PhotoType, (file: Buffer) => Buffer> = {
  'image/jpeg': jpegWithoutMetadata,
  'image/png': pngWithoutMetadata,
  'image/webp': webpWithoutMetadata,
}

/**
 * A picture that looks the same and holds no metadata: no place, camera, date, author, text, thumbnail, and nothing
 * after its end. Its pixels are not encoded again; its colour profile and its orientation stay.
 * @param file one that readPhoto recognised as `type`
 * @returns undefined when its parts do not follow each other to the end
 */
export function withoutMetadata(file: Buffer, type: PhotoType): Buffer | undefined {
  try {
    return FORMATS[type](file)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
