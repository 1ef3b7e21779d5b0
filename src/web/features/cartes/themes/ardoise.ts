import { MARGINS_ON_WHITE } from './theme.ts'
import type { Theme } from './theme.ts'

interface Chalks {
  ground: string | null
  ink: string
  dimmed: string
  accent: string
  line: string
  margins: Theme['margins']
}

/** The board by the door: chalk on slate, a soft face, one yellow. */
export const ardoise = onBoard({
  ground: '#24292b',
  ink: '#f6f1e4',
  dimmed: '#c6c2b5',
  accent: '#f0c27b',
  line: '#7d8484',
  margins: { high: '#86d3ae', medium: '#efbe77', low: '#f3a3ae' },
})

/** The same without the slate, which takes a printer's ink. */
export const ardoiseOnWhite = onBoard({
  ground: null,
  ink: '#24292b',
  dimmed: '#565d5e',
  accent: '#8f5608',
  line: '#9aa1a1',
  margins: MARGINS_ON_WHITE,
})

function onBoard(chalks: Chalks): Theme {
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
    gaps: { logo: 14, heading: 26, section: 27, gamme: 11, dish: 9.5, description: 1.5 },
    headingOrnament: 'rule',
    gammeOrnament: 'none',
    frame: 'double',
  }
}
