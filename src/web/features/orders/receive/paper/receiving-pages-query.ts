import { withFigures } from '#web/lib/pages/measure.ts'
import { PAPER_FACES } from '#web/lib/pages/paper-styles.ts'
import { forPdf } from '#web/lib/pdf/for-pdf.ts'
import { canvasMeasure } from '#web/ui/paper-pages/canvas-measure.ts'
import { lettersOf, loadFaces } from '#web/ui/paper-pages/load-faces.ts'
import { pagesQuery } from '#web/ui/paper-pages/pages-query.ts'
import { composeReceiving } from './compose-receiving.ts'
import type { ReceivingPaper } from './receiving-paper.ts'

/** The numbers of pages are no words of the document. */
const NUMBERS = '0123456789 /·'

/** Receiving sheets as they are shown, printed and exported. */
export function receivingPagesQuery(paper: ReceivingPaper) {
  return pagesQuery(['receiving', paper], async () => {
    await loadFaces(PAPER_FACES, lettersOf([paper, NUMBERS]))
    return composeReceiving(forPdf(paper), withFigures(canvasMeasure()))
  })
}
