import { StyleSheet } from '@react-pdf/renderer'
import { palette } from '#web/theme/palette.ts'
import { SANS, SERIF } from './pdf-fonts.ts'

const INK = palette.paper[9]
const DIMMED = palette.paper[6]
export const LINE = palette.paper[3]
const SAFFRON_TEXT = palette.saffron[7]
const BOTTLE = palette.bottle[7]

/** Points. A line height counts from the size beside it, so both are always given together. */
export const TEXT = 9.25
const SMALL = 8

/** 20 mm. */
export const PAGE_MARGIN = (20 / 25.4) * 72

export const HAIRLINE = 0.5
const RULE = 0.75

/** How every document of the kitchen is set: hairlines, no coloured boxes. */
export const paperStyles = StyleSheet.create({
  page: {
    padding: PAGE_MARGIN,
    fontFamily: SANS,
    fontSize: TEXT,
    color: INK,
    fontFeatureSettings: ['tnum', 'lnum'],
  },
  // Not the page's: a text that is rendered page by page vanishes when it inherits a line height.
  body: { fontSize: TEXT, lineHeight: 1.3 },
  heading: { fontSize: SMALL, fontWeight: 600, letterSpacing: 0.6, color: BOTTLE },
  titleLine: { flexDirection: 'row', alignItems: 'flex-end', gap: 24, marginTop: 1, marginBottom: 8 },
  title: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    fontFamily: SERIF,
    fontWeight: 600,
    fontSize: 25,
    lineHeight: 1.1,
  },
  subtitle: { flexShrink: 0, color: DIMMED, marginBottom: 4 },
  sectionTitle: {
    fontSize: SMALL,
    fontWeight: 600,
    letterSpacing: 0.6,
    color: DIMMED,
    textTransform: 'uppercase',
    paddingBottom: 3,
    borderBottom: `${String(RULE)} solid ${INK}`,
  },
  strong: { fontWeight: 600 },
  headRow: { flexDirection: 'row', paddingVertical: 2.6, borderBottom: `${String(RULE)} solid ${INK}` },
  headCell: { fontSize: SMALL, fontWeight: 600, color: DIMMED },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 16.5,
    paddingVertical: 2,
    borderBottom: `${String(HAIRLINE)} solid ${LINE}`,
  },
  number: { textAlign: 'right' },
  aside: { color: DIMMED, fontWeight: 400 },
  warning: { color: SAFFRON_TEXT, fontWeight: 600 },
  dimmed: { color: DIMMED },
  footer: {
    position: 'absolute',
    left: '20mm',
    right: '40mm',
    bottom: '9mm',
    fontSize: SMALL,
    color: DIMMED,
  },
  pageNumber: { position: 'absolute', right: '20mm', bottom: '9mm', fontSize: SMALL, color: DIMMED },
})
