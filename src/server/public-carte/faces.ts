import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CARTE_THEMES, type CarteTheme } from '#domain/cartes/carte-look.ts'

/** One font file of a theme: a system font replaces missing letters, and the font until it is loaded. */
export type Face = { family: string; path: string; content: Buffer }

/** Where faces are read, their name saying what is in them. */
export const FACES_PATH = '/c/faces/'

const FILES: Record<CarteTheme, { family: string; file: string }> = {
  classique: {
    family: 'Cormorant Garamond',
    file: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff2',
  },
  bistrot: {
    family: 'Playfair Display',
    file: '@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff2',
  },
  moderne: {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  },
  ardoise: { family: 'Fraunces', file: '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2' },
}

/** The faces there are. A server that was installed without them sets its cartes in the reader's own. */
export const FACES: ReadonlyMap<CarteTheme, Face> = new Map(
  CARTE_THEMES.flatMap((theme) => {
    const { family, file } = FILES[theme]
    const content = readIfThere(file)
    if (!content) return []
    const version = createHash('sha256').update(content).digest('hex').slice(0, 12)
    return [[theme, { family, path: `${FACES_PATH}${theme}.${version}.woff2`, content }]]
  }),
)

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(createRequire(import.meta.url).resolve(file))
  } catch {
    return undefined
  }
}
