import { StyleSheet } from '@react-pdf/renderer'
import { palette } from '#web/theme/palette.ts'
import { SANS, SERIF } from './pdf-fonts.ts'

const INK = palette.paper[9]
const DIMMED = palette.paper[6]
const LINE = palette.paper[3]
const SAFFRON_TEXT = palette.saffron[7]
const BOTTLE = palette.bottle[7]

/** Points. A line height counts from the size beside it, so both are always given together. */
const TEXT = 9.25
const SMALL = 8

/** 20 mm. */
export const PAGE_MARGIN = (20 / 25.4) * 72

const HAIRLINE = 0.5
const RULE = 0.75

export const styles = StyleSheet.create({
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
  facts: { flexDirection: 'row', gap: 32, marginBottom: 10 },
  factList: { flexGrow: 1, flexBasis: 0 },
  fact: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 12,
    paddingVertical: 2.2,
    borderBottom: `${String(HAIRLINE)} solid ${LINE}`,
  },
  details: { marginBottom: 10 },
  detail: {
    flexDirection: 'row',
    gap: 12,
    paddingVertical: 2.2,
    borderBottom: `${String(HAIRLINE)} solid ${LINE}`,
  },
  detailLabel: { width: 72, flexShrink: 0 },
  detailValue: { flexGrow: 1, flexShrink: 1, flexBasis: 0, fontWeight: 600 },
  photo: { width: 112, height: 84, borderRadius: 2.5, objectFit: 'cover' },
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
  unit: { paddingLeft: 6 },
  product: { paddingRight: 10, fontWeight: 600 },
  aside: { color: DIMMED, fontWeight: 400 },
  warning: { color: SAFFRON_TEXT, fontWeight: 600 },
  badges: { flexDirection: 'row', flexWrap: 'wrap', gap: 3, paddingRight: 8 },
  badge: {
    fontSize: 7.5,
    lineHeight: 1.2,
    paddingTop: 0.8,
    paddingHorizontal: 3.5,
    border: `${String(HAIRLINE)} solid ${LINE}`,
    borderRadius: 2.5,
  },
  totals: { marginTop: 6, flexDirection: 'row', alignItems: 'flex-start', gap: 28 },
  totalsAside: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  incomplete: { marginTop: 2, color: SAFFRON_TEXT, fontWeight: 600 },
  prose: { marginTop: 10 },
  band: { flexDirection: 'row', gap: 32, marginTop: 6 },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  paragraph: { fontSize: TEXT, lineHeight: 1.4, marginBottom: 2 },
  dimmed: { color: DIMMED },
  footer: { marginTop: 6, fontSize: SMALL, color: DIMMED },
  pageNumber: { position: 'absolute', right: '20mm', bottom: '9mm', fontSize: SMALL, color: DIMMED },
})
