import { liesAboutType } from '#domain/catalogue/lies-about-type.ts'
import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import { readPhoto } from '#domain/catalogue/read-photo.ts'
import type { PhotoRefusal } from '#domain/catalogue/read-photo.ts'
import { toJpeg } from './to-jpeg.ts'

/** Enough for a page of paper; a dish fills the screen of a telephone. */
const LONGEST_SIDE = 1600

/** Why a file is no photo of a dish, found before anything is sent. */
export class PhotoRefused extends Error {
  readonly reason: PhotoRefusal['refused'] | 'photo-too-large' | 'photo-type-differs'

  constructor(reason: PhotoRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

/**
 * What is sent of a file that was chosen: read by its own bytes as the server does, then set again, smaller.
 * @throws PhotoRefused
 */
export async function preparePhoto(file: File): Promise<File> {
  if (file.size > MAX_PHOTO_BYTES) throw new PhotoRefused('photo-too-large')
  const facts = readPhoto(new Uint8Array(await file.arrayBuffer()))
  if ('refused' in facts) throw new PhotoRefused(facts.refused)
  // Set again, it would be what it is, and nobody behind this page could tell any more.
  if (liesAboutType(file, facts.type)) throw new PhotoRefused('photo-type-differs')
  try {
    return await toJpeg(file, LONGEST_SIDE)
  } catch {
    throw new PhotoRefused('photo-unreadable')
  }
}
