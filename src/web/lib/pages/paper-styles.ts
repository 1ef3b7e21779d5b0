import type { FaceName } from '#domain/typesetting/faces.ts'
import { palette } from '#web/theme/palette.ts'
import type { LineStyle } from './page.ts'

const INK = palette.paper[9]
const DIMMED = palette.paper[6]
const SAFFRON = palette.saffron[7]
const BOTTLE = palette.bottle[7]

/** Points. */
const TEXT = 9.25
const SMALL = 8

const plain = { face: 'instrument', size: TEXT, color: INK, spacing: 0, uppercase: false } as const
const strong = { ...plain, face: 'instrumentStrong' } as const
const label = { ...strong, size: SMALL, spacing: 0.6 } as const

/** How every document of the kitchen is set: hairlines, no coloured boxes. */
export const PAPER_STYLES = {
  text: plain,
  strong,
  dimmed: { ...plain, color: DIMMED },
  dimmedStrong: { ...strong, color: DIMMED },
  warning: { ...strong, color: SAFFRON },
  heading: { ...label, color: BOTTLE },
  title: { ...plain, face: 'frauncesStrong', size: 25 },
  sectionTitle: { ...label, color: DIMMED, uppercase: true },
  headCell: { ...strong, size: SMALL, color: DIMMED },
  badge: { ...plain, size: 7.5 },
  foot: { ...plain, size: SMALL, color: DIMMED },
} as const satisfies Record<string, LineStyle>

/** The faces of the styles. */
export const PAPER_FACES: readonly FaceName[] = ['instrument', 'instrumentStrong', 'frauncesStrong']

/** From a baseline to the next. */
export const LEADING = {
  text: 1.3 * TEXT,
  prose: 1.4 * TEXT,
  small: 1.3 * SMALL,
  title: 1.1 * PAPER_STYLES.title.size,
}

/** Between the parts of a row: under a head, and under a line. */
export const RULES = {
  strong: { width: 0.75, color: INK },
  hairline: { width: 0.5, color: palette.paper[3] },
} as const
export type RuleName = keyof typeof RULES

/** How a row of a table is set, and its head. Points. */
export const LINE_ROW = { padding: 1.7, least: 15.6, rule: 'hairline' } as const
export const HEAD_ROW = { padding: 2.2, rule: 'strong' } as const
