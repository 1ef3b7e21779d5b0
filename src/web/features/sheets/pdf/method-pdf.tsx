import { Text, View } from '@react-pdf/renderer'
import type { SheetDocument } from '../document/sheet-document.ts'
import { styles } from './pdf-styles.ts'

/** Points of text that must follow the title on its page. */
const TEXT_AHEAD = 32

export function MethodPdf({ method }: Pick<SheetDocument, 'method'>) {
  const { title, columns, empty } = method
  const isEmpty = columns.every((column) => column.length === 0)
  return (
    // Two columns stay on one page together; a long text in one column runs on.
    <View style={styles.method} wrap={columns.length === 1}>
      <Text style={styles.sectionTitle} minPresenceAhead={TEXT_AHEAD}>
        {title}
      </Text>
      {isEmpty ? (
        <Text style={[styles.methodText, styles.dimmed]}>{empty}</Text>
      ) : (
        <View style={[styles.methodText, styles.methodColumns]}>
          {columns.map((paragraphs, column) => (
            <View key={String(column)} style={styles.methodColumn}>
              {paragraphs.map((paragraph, index) => (
                <Text key={String(index)} style={styles.paragraph} orphans={2} widows={2}>
                  {paragraph}
                </Text>
              ))}
            </View>
          ))}
        </View>
      )}
    </View>
  )
}
