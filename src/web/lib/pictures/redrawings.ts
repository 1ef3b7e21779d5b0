import type { PhotoType } from '#domain/catalogue/photo.ts'
import type { Redrawing } from './redraw.ts'

/** Enough for a page of paper; a dish fills the screen of a telephone. */
export function asPhoto(): Redrawing {
  return { longest: 1600, type: 'image/jpeg' }
}

/** Sharp at the head of an A3; what is transparent in it stays so. */
export function asLogo(type: PhotoType): Redrawing {
  return { longest: 1000, type: type === 'image/jpeg' ? type : 'image/png' }
}
