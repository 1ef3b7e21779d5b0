import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { FACES, fontFile } from '#domain/typesetting/faces.ts'
import { LOOKS, type Look } from './looks.ts'

/** One font file of a look: a system font replaces missing letters, and the font until it is loaded. */
export type FontFile = { family: string; path: `/${string}`; content: Buffer }

/** Of names, and of the small print where that has another. */
type LookFonts = { names?: FontFile; small?: FontFile }

/** Where font files are read, their name saying what is in them. */
export const FONTS_PATH = '/c/faces/'

/** The fonts of each look. A server that was installed without them sets its cartes in the reader's own. */
export const LOOK_FONTS: Readonly<Record<Look, LookFonts>> = Object.fromEntries(
  Object.entries(LOOKS).map(([look, { face, small }]) => {
    const names = fontOf(look, face.family, face.file)
    if (!small) return [look, { ...(names && { names }) }]
    const { family } = FACES[small.face]
    const text = fontOf(`${look}-text`, `${family} Text`, fontFile(FACES[small.face], 'latin', 'woff2'))
    return [look, { ...(names && { names }), ...(text && { small: text }) }]
  }),
) as Record<Look, LookFonts>

function fontOf(name: string, family: string, file: string): FontFile | undefined {
  const content = readIfThere(file)
  if (!content) return undefined
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return { family, path: `${FONTS_PATH}${name}.${version}.woff2`, content }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(createRequire(import.meta.url).resolve(file))
  } catch {
    return undefined
  }
}
