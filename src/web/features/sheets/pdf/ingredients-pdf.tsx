import { Text, View } from '@react-pdf/renderer'
import { COLUMN_WIDTHS, DOCUMENT_COLUMNS } from '../document/column-widths.ts'
import type { DocumentColumn } from '../document/column-widths.ts'
import type { DocumentRow } from '../document/document-rows.ts'
import type { SheetDocument } from '../document/sheet-document.ts'
import { styles } from './pdf-styles.ts'

/** Points that a row needs under the table's head, so that no head is alone at the foot of a page. */
const ROW_AHEAD = 48

const cells: Record<DocumentColumn, ReturnType<typeof cell>> = {
  quantity: cell('quantity', styles.number),
  unit: cell('unit', styles.unit),
  product: cell('product', styles.product),
  allergens: cell('allergens', {}),
  unitPrice: cell('unitPrice', styles.number),
  total: cell('total', styles.number),
}

function cell(column: DocumentColumn, style: object) {
  return { ...style, width: `${String(COLUMN_WIDTHS[column])}%` }
}

/** The lines: their head is repeated on every page and none of them is cut in two. */
export function IngredientsPdf({ ingredients }: Pick<SheetDocument, 'ingredients'>) {
  const { title, columns, rows, empty } = ingredients
  return (
    <View>
      <Text style={styles.sectionTitle} minPresenceAhead={ROW_AHEAD}>
        {title}
      </Text>
      <View style={styles.headRow} fixed>
        {DOCUMENT_COLUMNS.map((column) => (
          <Text key={column} style={[styles.headCell, cells[column]]}>
            {columns[column]}
          </Text>
        ))}
      </View>
      {rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
      {rows.length === 0 && <Text style={[styles.row, styles.dimmed]}>{empty}</Text>}
    </View>
  )
}

function Row({ row }: { row: DocumentRow }) {
  return (
    <View style={styles.row} wrap={false}>
      <Text style={cells.quantity}>{row.quantity}</Text>
      <Text style={cells.unit}>{row.unit}</Text>
      <Text style={[styles.strong, cells.product]}>
        {row.product}
        {row.detail !== '' && <Text style={styles.detail}>{`  ${row.detail}`}</Text>}
        {row.unknown !== '' && <Text style={styles.unknown}>{`  ${row.unknown}`}</Text>}
      </Text>
      <View style={[styles.allergens, cells.allergens]}>
        {row.allergens.map((allergen) => (
          <Text key={allergen} style={styles.allergen}>
            {allergen}
          </Text>
        ))}
        {row.allergenState !== '' && <Text style={styles.dimmed}>{row.allergenState}</Text>}
      </View>
      <Text style={cells.unitPrice}>{row.unitPrice}</Text>
      <Text style={cells.total}>{row.total}</Text>
    </View>
  )
}
