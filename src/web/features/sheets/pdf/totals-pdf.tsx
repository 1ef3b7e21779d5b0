import { Text, View } from '@react-pdf/renderer'
import type { SheetDocument } from '../document/sheet-document.ts'
import { styles } from './pdf-styles.ts'

/** After the table and once: a table's own foot would come back on every page. */
export function TotalsPdf({ sheet }: { sheet: SheetDocument }) {
  const { allergens, incomplete, totals } = sheet
  return (
    <View style={styles.totals} wrap={false}>
      <View style={styles.totalsAside}>
        {allergens !== null && allergens.value !== '' && (
          <Text>
            <Text style={styles.dimmed}>{`${allergens.label} `}</Text>
            {allergens.value}
          </Text>
        )}
        {allergens !== null && allergens.traces !== '' && <Text>{allergens.traces}</Text>}
        {allergens !== null && allergens.incomplete !== '' && (
          <Text style={styles.incomplete}>{allergens.incomplete}</Text>
        )}
        {incomplete !== null && <Text style={styles.incomplete}>{incomplete}</Text>}
      </View>
      {totals.map(({ key, label, value }) => (
        <Text key={key} style={styles.strong}>{`${label} ${value}`}</Text>
      ))}
    </View>
  )
}
