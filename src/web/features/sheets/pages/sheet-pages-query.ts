import { forPdf } from '#web/lib/pdf/for-pdf.ts'
import { withFigures } from '#web/lib/pages/measure.ts'
import { PAPER_FACES } from '#web/lib/pages/paper-styles.ts'
import { canvasMeasure } from '#web/ui/paper-pages/canvas-measure.ts'
import { lettersOf, loadFaces } from '#web/ui/paper-pages/load-faces.ts'
import { pagesQuery } from '#web/ui/paper-pages/pages-query.ts'
import type { SheetDocument } from '../document/sheet-document.ts'
import { composeSheet } from './compose-sheet.ts'

/** The numbers of pages are no words of the document. */
const NUMBERS = '0123456789 /'

/** The technical sheet as it is shown, printed and exported. @param photo its address */
export function sheetPagesQuery(sheet: SheetDocument, photo: string | null) {
  return pagesQuery(['sheet', sheet, photo], async () => {
    await loadFaces(PAPER_FACES, lettersOf([sheet, NUMBERS]))
    return composeSheet({ sheet: forPdf(sheet), photo, measure: withFigures(canvasMeasure()) })
  })
}
