import { MARGINS_ON_WHITE, NIGHT } from './theme.ts'
import type { Theme } from './theme.ts'

const INK = '#1c1d22'
const DIMMED = '#5d5a55'
const GOLD = '#85610f'
const LINE = '#b79a55'

/** A great brasserie's: small capitals between rules, gold and black, closed by rules above and below. */
export const brasserie: Theme = {
  page: {
    ground: null,
    ink: INK,
    dimmed: DIMMED,
    accent: GOLD,
    line: LINE,
    margins: MARGINS_ON_WHITE,
    align: 'center',
    styles: {
      title: { face: 'playfairCapitalsStrong', size: 37, leading: 1.14, color: INK, spacing: 0.02 },
      heading: { face: 'playfairItalic', size: 13.5, leading: 1.3, color: GOLD },
      gamme: { face: 'playfairCapitals', size: 16.5, leading: 1.25, color: GOLD, spacing: 0.12 },
      dish: { face: 'playfairCapitals', size: 12.2, leading: 1.3, color: INK, spacing: 0.02 },
      price: { face: 'workSans', size: 11.4, leading: 1.3, color: INK },
      mark: { face: 'workSans', size: 6.8, leading: 1.2, color: DIMMED },
      description: { face: 'playfairItalic', size: 10.4, leading: 1.32, color: DIMMED },
      course: { face: 'playfairCapitals', size: 10, leading: 1.6, color: GOLD, spacing: 0.12 },
      or: { face: 'playfairItalic', size: 9.6, leading: 1.25, color: DIMMED },
      footer: { face: 'workSans', size: 8.2, leading: 1.45, color: DIMMED },
    },
    second: { style: { face: 'playfairItalic', color: DIMMED }, size: 0.88 },
    gaps: { logo: 14, heading: 26, section: 27, gamme: 13, dish: 9.5, description: 1 },
    headingOrnament: 'diamondRule',
    gammeOrnament: 'betweenRules',
    frame: 'ends',
  },
  specimen: { fontFamily: "'Playfair Display SC', 'Playfair Display', Georgia, serif", fontWeight: '400' },
  phone: {
    light: {
      paper: '#fffdf8',
      ink: INK,
      dimmed: DIMMED,
      accent: GOLD,
      line: LINE,
      soft: '#f7efdc',
    },
    dark: { ...NIGHT, accent: '#e0bd6b' },
    face: {
      family: 'Playfair Display SC',
      file: '@fontsource/playfair-display-sc/files/playfair-display-sc-latin-400-normal.woff2',
    },
    small: { face: 'workSans', size: '1rem' },
    serif: true,
    capitals: false,
    align: 'center',
    size: '1.1rem',
  },
}
