import { hasTypeMismatch } from '#domain/catalogue/photo-type-mismatch.ts'
import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import type { PhotoType } from '#domain/catalogue/photo.ts'
import { readPhoto } from '#domain/catalogue/read-photo.ts'
import type { PhotoUnknownReason } from '#domain/catalogue/read-photo.ts'
import { redraw } from './redraw.ts'
import type { Redrawing } from './redraw.ts'

/** Why a file is no picture that is taken, found before anything is sent. */
export class PictureRefused extends Error {
  readonly reason: PhotoUnknownReason | 'photo-too-large' | 'photo-type-differs'

  constructor(reason: PictureRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Enough for a page of paper; a dish fills the screen of a telephone. */
export function asPhoto(): Redrawing {
  return { longest: 1600, type: 'image/jpeg' }
}

/** Sharp at the head of an A3; what is transparent in it stays so. */
export function asLogo(type: PhotoType): Redrawing {
  return { longest: 1000, type: type === 'image/jpeg' ? type : 'image/png' }
}

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
