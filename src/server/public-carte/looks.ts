import { CARTE_THEMES, type CarteTheme } from '#domain/cartes/carte-look.ts'
import { NIGHT, type PhoneTheme } from '#domain/cartes/themes/theme.ts'
import { THEMES } from '#domain/cartes/themes/themes.ts'

/** What a page for guests looks like: as the theme of its carte, or as the house where there is no carte to show. */
export type Look = CarteTheme | 'house'

/** The colours and faces of the application. */
const house: PhoneTheme = {
  light: {
    paper: '#fbf8f2',
    ink: '#211c16',
    dimmed: '#655c50',
    accent: '#1e4d3b',
    line: '#e7e0d3',
    soft: '#f4ecdf',
  },
  dark: { ...NIGHT, paper: '#171410', soft: '#352f27', accent: '#8ccbae' },
  face: { family: 'Fraunces', file: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2' },
  small: { face: 'instrument', size: '1rem' },
  serif: true,
  capitals: false,
  align: 'center',
  size: '1.15rem',
}

export const LOOKS = {
  ...Object.fromEntries(CARTE_THEMES.map((theme) => [theme, THEMES[theme].phone])),
  house,
} as Readonly<Record<Look, PhoneTheme>>
