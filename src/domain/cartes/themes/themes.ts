import type { CarteTheme } from '../carte-look.ts'
import { ardoise } from './ardoise.ts'
import { bistrot } from './bistrot.ts'
import { brasserie } from './brasserie.ts'
import { cave } from './cave.ts'
import { classique } from './classique.ts'
import { moderne } from './moderne.ts'
import type { PageTheme, Theme } from './theme.ts'

/** Every theme, for the carte's pages, guests' telephones and the choice among them. */
export const THEMES: Record<CarteTheme, Theme> = {
  classique,
  bistrot,
  brasserie,
  moderne,
  ardoise,
  cave,
}

export function pageTheme({
  theme,
  sparesInk = false,
}: {
  theme: CarteTheme
  sparesInk?: boolean
}): PageTheme {
  const { page, onWhite = page } = THEMES[theme]
  return sparesInk ? onWhite : page
}
