import { Image, Text, View } from '@react-pdf/renderer'
import type { FactList, SheetDocument } from '../document/sheet-document.ts'
import { PaperDocument } from '#web/lib/pdf/paper-document.tsx'
import { methodBands } from '../document/method-bands.ts'
import { IngredientsPdf } from './ingredients-pdf.tsx'
import { MethodPdf, ProsePdf } from './method-pdf.tsx'
import { styles } from './pdf-styles.ts'
import { TotalsPdf } from './totals-pdf.tsx'

export interface SheetPdfProps {
  sheet: SheetDocument
  photo: Blob | null
  /** Points left for the method on the page that it begins on; null leaves it out, to find that out. */
  room: number | null
  onRender?: (rendered: object) => void
}

/** The technical sheet as a PDF: the words and figures of the page, set again as it is printed. */
export function SheetPdf({ sheet, photo, room, onRender }: SheetPdfProps) {
  return (
    <PaperDocument
      title={sheet.title}
      subject={sheet.heading}
      language={sheet.language}
      orientation="landscape"
      footer={sheet.footer}
      onRender={onRender}
    >
      <Text style={styles.heading}>{sheet.heading}</Text>
      <View style={styles.titleLine}>
        <Text style={styles.title}>{sheet.title}</Text>
        <Text style={styles.subtitle}>{sheet.subtitle}</Text>
      </View>
      <View style={styles.facts}>
        <Facts list={sheet.general} />
        <Facts list={sheet.costs} />
        {photo !== null && <Image src={photo} style={styles.photo} />}
      </View>
      <Details details={sheet.details} />
      <IngredientsPdf ingredients={sheet.ingredients} />
      <TotalsPdf sheet={sheet} />
      {room !== null && (
        <>
          <MethodPdf method={sheet.method} room={room} />
          {sheet.notes !== null && (
            <ProsePdf text={sheet.notes} bands={methodBands(sheet.notes.paragraphs)} />
          )}
        </>
      )}
    </PaperDocument>
  )
}

function Details({ details }: Pick<SheetDocument, 'details'>) {
  if (details.length === 0) return null
  return (
    <View style={styles.details}>
      {details.map(({ key, label, value }) => (
        <View key={key} style={styles.detail}>
          <Text style={styles.detailLabel}>{label}</Text>
          <Text style={styles.detailValue}>{value}</Text>
        </View>
      ))}
    </View>
  )
}

function Facts({ list }: { list: FactList }) {
  return (
    <View style={styles.factList}>
      <Text style={styles.sectionTitle}>{list.title}</Text>
      {list.facts.map(({ key, label, value }) => (
        <View key={key} style={styles.fact}>
          <Text>{label}</Text>
          <Text style={styles.strong}>{value}</Text>
        </View>
      ))}
    </View>
  )
}
