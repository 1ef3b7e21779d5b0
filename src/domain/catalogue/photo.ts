/** Media types that are accepted. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024

/** Pixels, the longer side. */
export const MAX_PHOTO_SIDE = 10_000

/** Pixels in all: a phone's camera has up to 50 million, and a browser needs four bytes to show each. */
export const MAX_PHOTO_PIXELS = 64_000_000

/** In pixels. */
export type PictureSize = { width: number; height: number }
