import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CARTE_THEMES, type CarteTheme } from '#domain/cartes/carte-look.ts'
import { THEMES } from '#domain/cartes/themes/themes.ts'

/** One font file of a theme: a system font replaces missing letters, and the font until it is loaded. */
export type Face = { family: string; path: `/${string}`; content: Buffer }

/** Where faces are read, their name saying what is in them. */
export const FACES_PATH = '/c/faces/'

/** The faces there are. A server that was installed without them sets its cartes in the reader's own. */
export const FACES: ReadonlyMap<CarteTheme, Face> = new Map(
  CARTE_THEMES.flatMap((theme) => {
    const { family, file } = THEMES[theme].phone.face
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
