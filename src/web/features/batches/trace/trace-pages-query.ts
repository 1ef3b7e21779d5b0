import { withFigures } from '#web/lib/pages/measure.ts'
import { PAPER_FACES } from '#web/lib/pages/paper-styles.ts'
import { forPdf } from '#web/lib/pdf/for-pdf.ts'
import { canvasMeasure } from '#web/ui/paper-pages/canvas-measure.ts'
import { lettersOf, loadFaces } from '#web/ui/paper-pages/load-faces.ts'
import { pagesQuery } from '#web/ui/paper-pages/pages-query.ts'
import { composeTrace } from './compose-trace.ts'
import type { TraceDocument } from './trace-document.ts'

/** The numbers of pages are no words of the document. */
const NUMBERS = '0123456789 /'

/** The page for an inspector as it is shown, printed and exported. */
export function tracePagesQuery(trace: TraceDocument) {
  return pagesQuery(['trace', trace], async () => {
    await loadFaces(PAPER_FACES, lettersOf([trace, NUMBERS]))
    return composeTrace(forPdf(trace), withFigures(canvasMeasure()))
  })
}
