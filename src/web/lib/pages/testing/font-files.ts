import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { readFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Face,
  FACES,
  type FaceName,
  fontFile,
  type FontPart,
  SIGNS,
  UNJOINED,
} from '#domain/typesetting/faces.ts'
import type { Measure } from '../measure.ts'
import type { LoadFont } from '#web/lib/pdf/pdf-faces.ts'
import { unpackedFont } from '#web/lib/pdf/unpacked-font.ts'

const pathOf = (face: Face, part: FontPart) =>
  fileURLToPath(import.meta.resolve(fontFile(face, part, 'woff')))

const opened = new Map<FaceName, Font>()

/** The latin part of a face, as its file has it. */
export function fontOf(face: FaceName): Font {
  const known = opened.get(face)
  if (known) return known
  const file = new Uint8Array(readFileSync(pathOf(FACES[face], 'latin')))
  const font = create(unpackedFont(file.buffer) as Buffer) as Font
  opened.set(face, font)
  return font
}

/** Widths from the fonts themselves, as a browser finds them. */
export const fontMeasure: Measure = (text, face) => {
  const font = fontOf(face)
  return font.layout(text, FACES[face].capitals ? UNJOINED : undefined).advanceWidth / font.unitsPerEm
}

/** What the browser fetches, from the disk. */
export const readFont: LoadFont = async (font) => {
  const path = font === 'signs' ? pathOf(SIGNS, 'latin') : pathOf(FACES[font.face], font.part)
  return new Uint8Array(await readFile(path)).buffer
}
