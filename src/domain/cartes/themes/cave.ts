import { MARGINS_ON_WHITE, NIGHT } from './theme.ts'
import type { Theme } from './theme.ts'

const INK = '#241a1c'
const DIMMED = '#635658'
const BURGUNDY = '#6d1f33'
const LINE = '#c3b0a8'

/** A list of wines: each region in small capitals over a rule, its wines close below each other. */
export const cave: Theme = {
  page: {
    ground: null,
    ink: INK,
    dimmed: DIMMED,
    accent: BURGUNDY,
    line: LINE,
    margins: MARGINS_ON_WHITE,
    align: 'left',
    styles: {
      title: { face: 'cormorantCapitals', size: 36, leading: 1.1, color: BURGUNDY, spacing: 0.03 },
      heading: { face: 'cormorantItalic', size: 15, leading: 1.25, color: DIMMED },
      gamme: { face: 'cormorantCapitals', size: 15.5, leading: 1.2, color: BURGUNDY, spacing: 0.08 },
      dish: { face: 'cormorant', size: 13.6, leading: 1.18, color: INK },
      price: { face: 'cormorantStrong', size: 13.6, leading: 1.18, color: INK },
      mark: { face: 'cormorantStrong', size: 8.4, leading: 1.2, color: DIMMED },
      description: { face: 'cormorantItalic', size: 11.8, leading: 1.18, color: DIMMED },
      course: { face: 'cormorantCapitals', size: 11, leading: 1.5, color: BURGUNDY, spacing: 0.08 },
      or: { face: 'cormorantItalic', size: 11, leading: 1.15, color: DIMMED },
      footer: { face: 'cormorantItalic', size: 10.4, leading: 1.35, color: DIMMED },
    },
    second: { style: { face: 'cormorantItalic', color: DIMMED }, size: 0.88 },
    gaps: { logo: 12, heading: 24, section: 22, gamme: 9, dish: 5.5, description: 0.5 },
    headingOrnament: 'bar',
    gammeOrnament: 'underRule',
    frame: 'none',
  },
  specimen: { fontFamily: "'Cormorant SC', 'Cormorant Garamond', Garamond, serif", fontWeight: '600' },
  phone: {
    light: {
      paper: '#fffcf8',
      ink: INK,
      dimmed: DIMMED,
      accent: BURGUNDY,
      line: LINE,
      soft: '#f6e9e9',
    },
    dark: { ...NIGHT, accent: '#e8a3b0' },
    face: {
      family: 'Cormorant SC',
      file: '@fontsource/cormorant-sc/files/cormorant-sc-latin-600-normal.woff2',
    },
    small: { face: 'cormorant', size: '1.2rem' },
    serif: true,
    capitals: false,
    align: 'left',
    size: '1.25rem',
  },
}
