import { Text, View } from '@react-pdf/renderer'
import type { SheetDocument } from '../document/sheet-document.ts'
import { styles } from './pdf-styles.ts'

/** Points of text that must follow the title on its page. */
const TEXT_AHEAD = 32

/** Two columns a page; a single column, too long to be cut, runs on. */
export function MethodPdf({ method }: Pick<SheetDocument, 'method'>) {
  const { title, bands, empty } = method
  const [first, ...others] = bands
  return (
    <View style={styles.method}>
      <View wrap={first?.length !== 2}>
        <Text style={styles.sectionTitle} minPresenceAhead={TEXT_AHEAD}>
          {title}
        </Text>
        {first ? <Band band={first} /> : <Text style={[styles.band, styles.dimmed]}>{empty}</Text>}
      </View>
      {others.map((band, index) => (
        <Band key={String(index)} band={band} onNextPage />
      ))}
    </View>
  )
}

interface BandProps {
  band: SheetDocument['method']['bands'][number]
  /** After the columns of a page: side by side with them nobody would know where to read on. */
  onNextPage?: boolean
}

function Band({ band, onNextPage = false }: BandProps) {
  return (
    <View style={styles.band} break={onNextPage} wrap={band.length !== 2}>
      {band.map((paragraphs, column) => (
        <View key={String(column)} style={styles.column}>
          {paragraphs.map((paragraph, index) => (
            <Text key={String(index)} style={styles.paragraph}>
              {paragraph}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}
