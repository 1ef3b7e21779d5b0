import { forPdf } from '#web/lib/pdf-text/for-pdf.ts'
import { FACES } from '../composition/faces.ts'
import type { FaceName } from '../composition/faces.ts'
import { cssFont } from './canvas-measure.ts'
import './fonts.css'

/** Any size: a font is the same file at each. */
const SIZE = 16

/** Fetches the parts of some faces that a text's letters need. Rejects when one cannot be fetched. */
export async function loadFaces(faces: readonly FaceName[], letters: string): Promise<true> {
  await Promise.all(faces.map((face) => document.fonts.load(cssFont(face, SIZE), letters)))
  // A browser that gave up on a font tries it again only when asked for it by itself.
  const failed = [...document.fonts].filter((font) => font.status === 'error' && isOf(font, faces))
  await Promise.all(failed.map((font) => font.load()))
  return true
}

function isOf({ family }: FontFace, faces: readonly FaceName[]): boolean {
  return faces.some((face) => family.replace(/["']/gu, '') === FACES[face].family)
}

/** Each letter that is anywhere in a document, once, in capitals too. */
export function lettersOf(value: unknown): string {
  const text = JSON.stringify(forPdf(value))
  return [...new Set(text + text.toLocaleUpperCase('fr'))].sort().join('')
}
