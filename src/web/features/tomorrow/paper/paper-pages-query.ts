import { withFigures } from '#web/lib/pages/measure.ts'
import { PAPER_FACES } from '#web/lib/pages/paper-styles.ts'
import { forPdf } from '#web/lib/pdf/for-pdf.ts'
import { canvasMeasure } from '#web/ui/paper-pages/canvas-measure.ts'
import { lettersOf, loadFaces } from '#web/ui/paper-pages/load-faces.ts'
import { pagesQuery } from '#web/ui/paper-pages/pages-query.ts'
import { composeProduction } from './compose-production.ts'
import type { ProductionPaper } from './production-paper.ts'

/** The numbers of pages are no words of the document. */
const NUMBERS = '0123456789 /'

/** What a kitchen has to make, as it is shown, printed and exported. */
export function paperPagesQuery(paper: ProductionPaper) {
  return pagesQuery(['production', paper], async () => {
    await loadFaces(PAPER_FACES, lettersOf([paper, NUMBERS]))
    return composeProduction(forPdf(paper), withFigures(canvasMeasure()))
  })
}
