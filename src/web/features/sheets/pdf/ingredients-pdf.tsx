import { Text, View } from '@react-pdf/renderer'
import type { DocumentCell, IngredientColumnKey } from '../document/ingredient-columns.ts'
import type { DocumentColumn, SheetDocument } from '../document/sheet-document.ts'
import { styles } from './pdf-styles.ts'

/** Points that a row needs under the table's head, so that no head is alone at the foot of a page. */
const ROW_AHEAD = 48

/** Where a column is set otherwise than the others. */
const LOOKS: Partial<Record<IngredientColumnKey, object>> = { unit: styles.unit, product: styles.product }

function columnStyle({ key, width, end }: DocumentColumn) {
  return { ...LOOKS[key], ...(end && styles.number), width }
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
        {columns.map((column) => (
          <Text key={column.key} style={[styles.headCell, columnStyle(column)]}>
            {column.heading}
          </Text>
        ))}
      </View>
      {rows.map((row) => (
        <View key={row.key} style={styles.row} wrap={false}>
          {columns.map((column) => (
            <Cell key={column.key} cell={row.cells[column.key]} style={columnStyle(column)} />
          ))}
        </View>
      ))}
      {rows.length === 0 && <Text style={[styles.row, styles.dimmed]}>{empty}</Text>}
    </View>
  )
}

interface CellProps {
  cell: DocumentCell
  style: ReturnType<typeof columnStyle>
}

function Cell({ cell: { badges, text, aside, warning }, style }: CellProps) {
  if (badges !== undefined) {
    return (
      <View style={[styles.badges, style]}>
        {badges.map((badge) => (
          <Text key={badge} style={styles.badge}>
            {badge}
          </Text>
        ))}
        {aside !== '' && <Text style={styles.dimmed}>{aside}</Text>}
      </View>
    )
  }
  return (
    <Text style={style}>
      {text}
      {aside !== '' && <Text style={styles.aside}>{`  ${aside}`}</Text>}
      {warning !== '' && <Text style={styles.warning}>{`  ${warning}`}</Text>}
    </Text>
  )
}
