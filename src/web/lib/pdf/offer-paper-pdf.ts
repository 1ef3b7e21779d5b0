import { downloadFile } from '#web/lib/browser/download-file.ts'
import { type Measure, withFigures } from '#web/lib/pages/measure.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { PAPER_FACES } from '#web/lib/pages/paper-styles.ts'
import { drawPdf, type PdfAbout } from './draw-pdf.ts'
import { fetchFont } from './fetch-font.ts'
import { forPdf } from './for-pdf.ts'
import { measureBy, pdfFaces } from './pdf-faces.ts'

interface PaperFile<Words> extends PdfAbout {
  /** Every word and figure of the document. */
  words: Words
  compose: (words: Words, measure: Measure) => readonly Page[]
  /** With its ending. */
  name: string
  /** A picture of the pages as a PDF can hold it; not needed where they have none. */
  picture?: (address: string) => Promise<ArrayBuffer>
}

/** Hands a document of the kitchen to the reader as a PDF. Rejects when a font or a picture cannot be fetched. */
export async function offerPaperPdf<Words>({
  words,
  compose,
  name,
  picture,
  ...about
}: PaperFile<Words>): Promise<void> {
  const set = forPdf(words)
  // The number of a page is no word of the document.
  const text = `${JSON.stringify(set)} / 0123456789`
  const letters = [...new Set(text + text.toLocaleUpperCase('fr'))].map(
    (letter) => letter.codePointAt(0) ?? 0,
  )
  const faces = await pdfFaces(new Map(PAPER_FACES.map((face) => [face, letters])), fetchFont)
  const pages = compose(set, withFigures(measureBy(faces)))
  const file = await drawPdf(pages, about, { faces, picture: picture ?? noPicture })
  downloadFile(name, new Blob([file], { type: 'application/pdf' }))
}

function noPicture(address: string): Promise<never> {
  return Promise.reject(new TypeError(`Nothing fetches the picture ${address}`))
}
