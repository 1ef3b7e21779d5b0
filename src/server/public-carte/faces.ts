import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CARTE_THEMES, type CarteTheme } from '#domain/cartes/carte-look.ts'
import { FACES, fontFile } from '#domain/cartes/faces.ts'
import { THEMES } from '#domain/cartes/themes/themes.ts'

/** One font file of a theme: a system font replaces missing letters, and the font until it is loaded. */
export type FontFile = { family: string; path: `/${string}`; content: Buffer }

/** Of names, and of the small print where that has another. */
type ThemeFonts = { names?: FontFile; small?: FontFile }

/** Where font files are read, their name saying what is in them. */
export const FONTS_PATH = '/c/faces/'

/** The fonts of each theme. A server that was installed without them sets its cartes in the reader's own. */
export const THEME_FONTS: Readonly<Record<CarteTheme, ThemeFonts>> = Object.fromEntries(
  CARTE_THEMES.map((theme) => {
    const { face, small } = THEMES[theme].phone
    const names = fontOf(theme, face.family, face.file)
    if (!small) return [theme, { ...(names && { names }) }]
    const { family } = FACES[small.face]
    const text = fontOf(`${theme}-text`, `${family} Text`, fontFile(FACES[small.face], 'latin', 'woff2'))
    return [theme, { ...(names && { names }), ...(text && { small: text }) }]
  }),
) as Record<CarteTheme, ThemeFonts>

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
