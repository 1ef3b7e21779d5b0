import { MARGINS_ON_WHITE } from './theme.ts'
import type { PageTheme, Theme } from './theme.ts'

interface Chalks {
  ground: string | null
  ink: string
  dimmed: string
  accent: string
  line: string
  margins: PageTheme['margins']
}

const SLATE = { ink: '#f6f1e4', dimmed: '#c6c2b5', accent: '#f0c27b', line: '#7d8484' }
const GROUND = '#24292b'
const BOARD = { ...SLATE, paper: GROUND, soft: '#343b3e' }

/** The board by the door: chalk on slate, a soft face, one yellow. */
export const ardoise: Theme = {
  page: onBoard({
    ...SLATE,
    ground: GROUND,
    margins: { high: '#86d3ae', medium: '#efbe77', low: '#f3a3ae' },
  }),
  onWhite: onBoard({
    ground: null,
    ink: '#24292b',
    dimmed: '#565d5e',
    accent: '#8f5608',
    line: '#9aa1a1',
    margins: MARGINS_ON_WHITE,
  }),
  specimen: { fontFamily: "'Fraunces Variable', Georgia, serif", background: '#2b3033', color: '#ffffff' },
  phone: {
    light: BOARD,
    dark: BOARD,
    face: { family: 'Fraunces', file: '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2' },
    small: { face: 'instrument', size: '1rem' },
    serif: true,
    capitals: false,
    align: 'center',
    size: '1.15rem',
  },
}

function onBoard(chalks: Chalks): PageTheme {
  const { ink, dimmed, accent } = chalks
  return {
    ...chalks,
    align: 'center',
    styles: {
      title: { face: 'frauncesStrong', size: 38, leading: 1.1, color: ink },
      heading: { face: 'frauncesItalic', size: 15, leading: 1.3, color: dimmed },
      gamme: { face: 'frauncesItalic', size: 21, leading: 1.25, color: accent },
      dish: { face: 'fraunces', size: 13.4, leading: 1.26, color: ink },
      price: { face: 'instrument', size: 13, leading: 1.3, color: ink },
      mark: { face: 'instrument', size: 7, leading: 1.2, color: dimmed },
      description: { face: 'instrument', size: 9.8, leading: 1.34, color: dimmed },
      course: {
        face: 'instrumentStrong',
        size: 8,
        leading: 1.6,
        color: accent,
        spacing: 0.16,
        uppercase: true,
      },
      or: { face: 'frauncesItalic', size: 10, leading: 1.25, color: dimmed },
      footer: { face: 'instrument', size: 8.4, leading: 1.45, color: dimmed },
    },
    second: { style: { face: 'frauncesItalic', color: dimmed }, size: 0.8 },
    gaps: { logo: 14, heading: 26, section: 27, gamme: 11, dish: 9.5, description: 1.5 },
    headingOrnament: 'rule',
    gammeOrnament: 'none',
    frame: 'double',
  }
}
