import { MARGINS_ON_WHITE, NIGHT } from './theme.ts'
import type { Theme } from './theme.ts'

const INK = '#231d1a'
const DIMMED = '#62574f'
const WINE = '#8e2436'
const LINE = '#b5a597'

/** A brasserie's: a fat face and its italic over a plain one, double rules, wine red. */
export const bistrot: Theme = {
  page: {
    ground: null,
    ink: INK,
    dimmed: DIMMED,
    accent: WINE,
    line: LINE,
    margins: MARGINS_ON_WHITE,
    align: 'center',
    styles: {
      title: { face: 'playfairStrong', size: 38, leading: 1.12, color: INK },
      heading: { face: 'playfairItalic', size: 14.5, leading: 1.3, color: WINE },
      gamme: { face: 'playfairItalic', size: 20, leading: 1.25, color: WINE },
      dish: { face: 'workSansStrong', size: 11.8, leading: 1.3, color: INK },
      price: { face: 'workSansStrong', size: 11.8, leading: 1.3, color: INK },
      mark: { face: 'workSans', size: 6.8, leading: 1.2, color: DIMMED },
      description: { face: 'workSans', size: 9.6, leading: 1.32, color: DIMMED },
      course: {
        face: 'workSansStrong',
        size: 8,
        leading: 1.6,
        color: WINE,
        spacing: 0.16,
        uppercase: true,
      },
      or: { face: 'playfairItalic', size: 9.6, leading: 1.25, color: DIMMED },
      footer: { face: 'workSans', size: 8.2, leading: 1.45, color: DIMMED },
    },
    second: { style: { face: 'playfairItalic', color: DIMMED }, size: 0.82 },
    gaps: { logo: 14, heading: 24, section: 26, gamme: 12, dish: 9.5, description: 1.5 },
    headingOrnament: 'doubleRule',
    gammeOrnament: 'sideRules',
    frame: 'double',
  },
  specimen: { fontFamily: "'Playfair Display', Georgia, serif", fontWeight: '700' },
  phone: {
    light: {
      paper: '#fffaf3',
      ink: INK,
      dimmed: DIMMED,
      accent: WINE,
      line: LINE,
      soft: '#f8e9e6',
    },
    dark: { ...NIGHT, accent: '#f0a3a9' },
    face: {
      family: 'Playfair Display',
      file: '@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff2',
    },
    small: { face: 'workSans', size: '1rem' },
    serif: true,
    capitals: false,
    align: 'center',
    size: '1.1rem',
  },
}
