import type { PhotoUnknownReason } from '#domain/catalogue/read-photo.ts'

/** Why a file is no picture that is taken, found before anything is sent. */
export class PictureRefused extends Error {
  readonly reason: PhotoUnknownReason | 'photo-too-large' | 'photo-type-differs'

  constructor(reason: PictureRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}
