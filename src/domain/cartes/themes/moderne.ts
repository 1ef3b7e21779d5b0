import { MARGINS_ON_WHITE } from './theme.ts'
import type { Theme } from './theme.ts'

const INK = '#17191a'
const DIMMED = '#5b6062'
const BOTTLE = '#1e4d3b'
const LINE = '#b4b9ba'

/** Ranged left, one sans, hierarchy by weight and by rules. */
export const moderne: Theme = {
  page: {
    ground: null,
    ink: INK,
    dimmed: DIMMED,
    accent: BOTTLE,
    line: LINE,
    margins: MARGINS_ON_WHITE,
    align: 'left',
    styles: {
      title: { face: 'instrumentStrong', size: 37, leading: 1.06, color: INK, spacing: -0.025 },
      heading: { face: 'instrument', size: 13.5, leading: 1.3, color: DIMMED },
      gamme: {
        face: 'instrumentStrong',
        size: 9.4,
        leading: 1.4,
        color: BOTTLE,
        spacing: 0.14,
        uppercase: true,
      },
      dish: { face: 'instrumentStrong', size: 12, leading: 1.28, color: INK },
      price: { face: 'instrument', size: 12, leading: 1.28, color: INK },
      mark: { face: 'instrument', size: 6.9, leading: 1.2, color: DIMMED },
      description: { face: 'instrument', size: 10, leading: 1.34, color: DIMMED },
      course: { face: 'instrument', size: 9, leading: 1.5, color: DIMMED },
      or: { face: 'instrument', size: 8.6, leading: 1.3, color: DIMMED },
      footer: { face: 'instrument', size: 8.2, leading: 1.45, color: DIMMED },
    },
    second: { style: { face: 'instrument', color: DIMMED }, size: 0.86 },
    gaps: { logo: 16, heading: 34, section: 27, gamme: 11, dish: 10.5, description: 1.5 },
    headingOrnament: 'bar',
    gammeOrnament: 'overRule',
    frame: 'none',
  },
  specimen: {},
  phone: {
    light: {
      paper: '#ffffff',
      ink: INK,
      dimmed: DIMMED,
      accent: BOTTLE,
      line: LINE,
      soft: '#e9f1ed',
    },
    dark: {
      paper: '#141617',
      ink: '#f1f3f3',
      dimmed: '#b0b7b8',
      accent: '#8ccbae',
      line: '#4c5354',
      soft: '#232829',
    },
    face: {
      family: 'Instrument Sans',
      file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    },
    serif: false,
    capitals: true,
    align: 'left',
    size: '1.1rem',
  },
}
