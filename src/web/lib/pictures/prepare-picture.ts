import { hasTypeMismatch } from '#domain/catalogue/photo-type-mismatch.ts'
import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import type { PhotoType } from '#domain/catalogue/photo.ts'
import { readPhoto } from '#domain/catalogue/read-photo.ts'
import { PictureRefused } from './picture-refused.ts'
import { redraw } from './redraw.ts'
import type { Redrawing } from './redraw.ts'

/**
 * What is sent of a file that was chosen: read by its own bytes as the server does, then set again, smaller.
 * @throws PictureRefused
 */
export async function preparePicture(file: File, as: (type: PhotoType) => Redrawing): Promise<File> {
  if (file.size > MAX_PHOTO_BYTES) throw new PictureRefused('photo-too-large')
  const facts = readPhoto(new Uint8Array(await file.arrayBuffer()))
  if (!facts.known) throw new PictureRefused(facts.reason)
  // Redrawing would hide that the file's content differs from its type, which the server checks.
  if (hasTypeMismatch(file, facts.type)) throw new PictureRefused('photo-type-differs')
  try {
    return await redraw(file, as(facts.type))
  } catch {
    throw new PictureRefused('photo-unreadable')
  }
}
