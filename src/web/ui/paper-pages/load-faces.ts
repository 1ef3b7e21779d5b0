import { faceFiles, signs } from 'virtual:face-files/woff2'
import { forPdf } from '#web/lib/pdf/for-pdf.ts'
import { FACES, SIGNS } from '#domain/typesetting/faces.ts'
import type { FaceName } from '#domain/typesetting/faces.ts'
import { LETTERS, SIGN_LETTERS } from './letter-ranges.ts'
import { cssFont } from './canvas-measure.ts'

/** Any size: a font is the same file at each. */
const SIZE = 16

const declared = new Map<string, FontFace>()

/** Fetches the parts of some faces that a text's letters need. Rejects when one cannot be fetched. */
export async function loadFaces(faces: readonly FaceName[], letters: string): Promise<void> {
  for (const face of faces) declareFace(face)
  declare(SIGNS.family, signs, { unicodeRange: SIGN_LETTERS })
  await Promise.all(faces.map((face) => document.fonts.load(cssFont(face, SIZE), letters)))
}

function declareFace(name: FaceName): void {
  const { family, weight, italic } = FACES[name]
  const cut = { weight: String(weight), style: italic ? 'italic' : 'normal' }
  for (const part of ['latinExtended', 'latin'] as const)
    declare(family, faceFiles[name][part], { ...cut, unicodeRange: LETTERS[part] })
}

/** A font that failed to load is declared again: a browser does not retry by itself. */
function declare(family: string, file: string, descriptors: FontFaceDescriptors): void {
  const known = declared.get(file)
  if (known && known.status !== 'error') return
  if (known) document.fonts.delete(known)
  const font = new FontFace(family, `url('${file}') format('woff2')`, { ...descriptors, display: 'block' })
  document.fonts.add(font)
  declared.set(file, font)
}

/** Each letter that is anywhere in a document, once, in capitals too. */
export function lettersOf(value: unknown): string {
  const text = JSON.stringify(forPdf(value))
  return [...new Set(text + text.toLocaleUpperCase('fr'))].sort().join('')
}
