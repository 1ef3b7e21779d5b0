import { withFigures } from '#web/lib/pages/measure.ts'
import { PAPER_FACES } from '#web/lib/pages/paper-styles.ts'
import { forPdf } from '#web/lib/pdf/for-pdf.ts'
import { canvasMeasure } from '#web/ui/paper-pages/canvas-measure.ts'
import { lettersOf, loadFaces } from '#web/ui/paper-pages/load-faces.ts'
import { pagesQuery } from '#web/ui/paper-pages/pages-query.ts'
import type { ClaimLetter } from './claim-letter.ts'
import { composeClaim } from './compose-claim.ts'

/** The numbers of pages are no words of the letter. */
const NUMBERS = '0123456789 /'

/** The demand for a credit note as it is shown, printed and exported. */
export function claimPagesQuery(letter: ClaimLetter) {
  return pagesQuery(['claim', letter], async () => {
    await loadFaces(PAPER_FACES, lettersOf([letter, NUMBERS]))
    return composeClaim(forPdf(letter), withFigures(canvasMeasure()))
  })
}
