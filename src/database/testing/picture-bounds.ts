import { MAX_PHOTO_BYTES, MAX_PHOTO_SIDE, PHOTO_TYPES } from '#domain/catalogue/photo.ts'
import { between, type Bound, oneOf } from './bound.ts'

/** Of a stored picture: the photo of a sheet, the logo of a carte. */
export const pictureBounds: Bound[] = [
  { column: 'media_type', ...oneOf(PHOTO_TYPES) },
  { column: 'width', ...between(1, MAX_PHOTO_SIDE, 1) },
  { column: 'height', ...between(1, MAX_PHOTO_SIDE, 1) },
  {
    column: 'content',
    allowed: [Buffer.alloc(1), Buffer.alloc(MAX_PHOTO_BYTES)],
    refused: [Buffer.alloc(0), Buffer.alloc(MAX_PHOTO_BYTES + 1)],
  },
]
