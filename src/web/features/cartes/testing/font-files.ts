import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { readFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FACES } from '../composition/faces.ts'
import type { FaceName } from '../composition/faces.ts'
import type { Measure } from '../composition/measure.ts'
import type { LoadFont } from '../pdf/pdf-faces.ts'
import { unpackedFont } from '../pdf/unpacked-font.ts'

const pathOf = (file: string) => fileURLToPath(import.meta.resolve(`@fontsource/${file}`))

function fileOf(face: FaceName, subset: 'latin' | 'latin-ext'): string {
  const { family, weight, italic } = FACES[face]
  const name = family.toLowerCase().replaceAll(' ', '-')
  return pathOf(`${name}/files/${name}-${subset}-${String(weight)}-${italic ? 'italic' : 'normal'}.woff`)
}

const opened = new Map<FaceName, Font>()

/** The latin part of a face, as its file has it. */
export function fontOf(face: FaceName): Font {
  const known = opened.get(face)
  if (known) return known
  const file = new Uint8Array(readFileSync(fileOf(face, 'latin')))
  const font = create(unpackedFont(file.buffer) as Buffer) as Font
  opened.set(face, font)
  return font
}

/** Widths from the fonts themselves, as a browser finds them. */
export const fontMeasure: Measure = (text, face) => {
  const font = fontOf(face)
  return font.layout(text).advanceWidth / font.unitsPerEm
}

/** What the browser fetches, from the disk. */
export const readFont: LoadFont = async (font) => {
  const path =
    font === 'signs'
      ? pathOf('dejavu-sans/files/dejavu-sans-latin-400-normal.woff')
      : fileOf(font.face, font.part === 'latin' ? 'latin' : 'latin-ext')
  return new Uint8Array(await readFile(path)).buffer
}
