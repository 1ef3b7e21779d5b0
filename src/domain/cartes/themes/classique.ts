import { MARGINS_ON_WHITE, NIGHT } from './theme.ts'
import type { Theme } from './theme.ts'

const INK = '#211c16'
const DIMMED = '#655c50'
const BOTTLE = '#1e4d3b'
const LINE = '#a89c8a'

/** A book's page: one old face, its italic, much white. */
export const classique: Theme = {
  page: {
    ground: null,
    ink: INK,
    dimmed: DIMMED,
    accent: BOTTLE,
    line: LINE,
    margins: MARGINS_ON_WHITE,
    align: 'center',
    styles: {
      title: { face: 'cormorant', size: 40, leading: 1.08, color: INK, spacing: 0.01 },
      heading: { face: 'cormorantItalic', size: 16, leading: 1.25, color: DIMMED },
      gamme: {
        face: 'cormorantStrong',
        size: 12.5,
        leading: 1.3,
        color: BOTTLE,
        spacing: 0.24,
        uppercase: true,
      },
      dish: { face: 'cormorant', size: 15.5, leading: 1.2, color: INK },
      price: { face: 'cormorant', size: 15.5, leading: 1.2, color: INK },
      mark: { face: 'cormorantStrong', size: 8.6, leading: 1.2, color: DIMMED },
      description: { face: 'cormorantItalic', size: 12.8, leading: 1.2, color: DIMMED },
      course: {
        face: 'cormorantStrong',
        size: 10,
        leading: 1.5,
        color: DIMMED,
        spacing: 0.18,
        uppercase: true,
      },
      or: { face: 'cormorantItalic', size: 11.5, leading: 1.15, color: DIMMED },
      footer: { face: 'cormorantItalic', size: 11, leading: 1.35, color: DIMMED },
    },
    second: { style: { face: 'cormorantItalic', color: DIMMED }, size: 0.86 },
    gaps: { logo: 14, heading: 30, section: 30, gamme: 13, dish: 9.5, description: 1 },
    headingOrnament: 'diamond',
    gammeOrnament: 'none',
    frame: 'none',
  },
  specimen: { fontFamily: "'Cormorant Garamond', Garamond, serif", fontStyle: 'italic' },
  phone: {
    light: {
      paper: '#fffdf9',
      ink: INK,
      dimmed: DIMMED,
      accent: BOTTLE,
      line: LINE,
      soft: '#edf3ee',
    },
    dark: { ...NIGHT, accent: '#8ccbae' },
    face: {
      family: 'Cormorant Garamond',
      file: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff2',
    },
    small: { face: 'cormorant', size: '1.2rem' },
    serif: true,
    capitals: true,
    align: 'center',
    size: '1.35rem',
  },
}
