import { Text, View } from '@react-pdf/renderer'
import type { SheetDocument } from '../document/sheet-document.ts'
import { styles } from './pdf-styles.ts'

/** Points of text that must follow the title on its page. */
const TEXT_AHEAD = 32

/** Bands of two columns, each of them on one page; a single column, too long to be cut, runs on. */
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
        <Band key={String(index)} band={band} further />
      ))}
    </View>
  )
}

interface BandProps {
  band: SheetDocument['method']['bands'][number]
  /** Below another, from which a line parts it: each band is read to its end. */
  further?: boolean
}

function Band({ band, further = false }: BandProps) {
  return (
    <View style={further ? [styles.band, styles.furtherBand] : styles.band} wrap={band.length !== 2}>
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
