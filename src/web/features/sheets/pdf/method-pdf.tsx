import { Text, View } from '@react-pdf/renderer'
import { methodBands } from '../document/method-bands.ts'
import type { MethodBand } from '../document/method-bands.ts'
import type { DocumentProse, SheetDocument } from '../document/sheet-document.ts'
import { styles } from './pdf-styles.ts'

/** Points of a line of the method. */
const LINE_HEIGHT = 13
/** Points of what is above it on its page, its title and the spaces, with a margin. */
const OVER = 38
/** Fewer lines than this are not begun at the foot of a page. */
const FEWEST_LINES = 3

/** Points of text that must follow the title on its page. */
const TEXT_AHEAD = 32

interface MethodPdfProps extends Pick<SheetDocument, 'method'> {
  /** Points from where it begins to the foot of that page. */
  room: number
}

/** From where it begins on its page. */
export function MethodPdf({ method, room }: MethodPdfProps) {
  return <ProsePdf text={method} bands={bandsFrom(method.paragraphs, room)} />
}

interface ProsePdfProps {
  text: DocumentProse
  bands: readonly MethodBand[]
}

/** A text in two columns a page; a single column, too long to be cut, runs on. */
export function ProsePdf({ text: { title, empty }, bands }: ProsePdfProps) {
  const [first, ...others] = bands
  return (
    <View style={styles.prose}>
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
  band: MethodBand
  /** After the columns of a page: beside them the reading order would be unclear. */
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

/** Begun where the totals end when two columns of it have room there, on a new page otherwise. */
function bandsFrom(paragraphs: readonly string[], room: number): MethodBand[] {
  const whole = methodBands(paragraphs, linesIn(room))
  if (whole.length < 2) return whole
  const begun = linesIn(room) < FEWEST_LINES ? [] : methodBands(paragraphs, linesIn(room))
  return begun.length > 1 && begun[0]?.length === 2 ? begun : methodBands(paragraphs)
}

function linesIn(room: number): number {
  return Math.floor((room - OVER) / LINE_HEIGHT)
}
