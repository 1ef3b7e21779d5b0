import { StyleSheet } from '@react-pdf/renderer'
import { HAIRLINE, LINE, paperStyles, TEXT } from '#web/lib/pdf/paper-styles.ts'

const ownStyles = StyleSheet.create({
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
  unit: { paddingLeft: 6 },
  product: { paddingRight: 10, fontWeight: 600 },
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
  incomplete: { ...paperStyles.warning, marginTop: 2 },
  prose: { marginTop: 10 },
  band: { flexDirection: 'row', gap: 32, marginTop: 6 },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  paragraph: { fontSize: TEXT, lineHeight: 1.4, marginBottom: 2 },
})

/** Those of the technical sheet. */
export const styles = { ...paperStyles, ...ownStyles }
