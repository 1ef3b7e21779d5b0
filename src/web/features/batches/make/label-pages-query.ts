import { queryOptions } from '@tanstack/react-query'
import type { Batch } from '#contract/batch-shapes.ts'
import { LABEL_FORMATS, type LabelFormatName } from '#domain/batches/label-format.ts'
import { paths } from '#web/entities/paths.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { address } from '#web/lib/navigation/address.ts'
import { withFigures } from '#web/lib/pages/measure.ts'
import { PAPER_FACES } from '#web/lib/pages/paper-styles.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { canvasMeasure } from '#web/ui/paper-pages/canvas-measure.ts'
import { lettersOf, loadFaces } from '#web/ui/paper-pages/load-faces.ts'
import { pagesQuery } from '#web/ui/paper-pages/pages-query.ts'
import { composeLabels, composeTestPage, labelOf } from '../label/compose-labels.ts'
import { type Labelled, labelTexts } from '../label/label-texts.ts'

/** `offset`: in millimetres; `used`: labels of the first sheet of A4 that are gone already. */
type Printer = { format: LabelFormatName; offset: { x: number; y: number }; used?: number }
type Words = { t: Translate; language: Language }

/** A batch, and how many of its labels are printed. */
export interface CountedLabels {
  batch: Batch
  count: number
}

/** So many labels of each batch; its code leads to its page. */
export function labelPagesQuery(labels: readonly CountedLabels[], printer: Printer, words: Words) {
  const { language } = words
  const of = labels.map(({ batch: { id, version }, count }) => [id, version, count])
  return pagesQuery(['labels', of, printer, language], async () => {
    const sets = labels.map(({ batch, count }) => ({
      texts: labelTexts(batch, { ...words, address: addressOf(batch.id) }),
      count,
    }))
    await loadFaces(PAPER_FACES, lettersOf(sets.map(({ texts }) => texts)))
    return composeLabels(sets, { ...printer, language, measure: withFigures(canvasMeasure()) })
  })
}

/** What of a label its format has no room for. */
export function shortenedQuery(label: Labelled, format: LabelFormatName, words: Words) {
  return queryOptions({
    queryKey: ['labels', 'shortened', label, format, words.language],
    queryFn: async () => {
      // Codes are as dense for every batch.
      const texts = labelTexts(label, { ...words, address: addressOf(crypto.randomUUID()) })
      await loadFaces(PAPER_FACES, lettersOf([texts]))
      return labelOf(texts, format, withFigures(canvasMeasure())).shortened
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Where the code of a batch leads. */
const addressOf = (id: string) => window.location.origin + address(paths.batch(id))

/** What labels of a format are printed on, as @page names it: one label, or a sheet of them. */
export function labelPaper(format: LabelFormatName): { css: string } {
  const { width, height, columns, rows } = LABEL_FORMATS[format]
  return { css: `${String(width * columns)}mm ${String(height * rows)}mm` }
}

/** Frames that show by how much a printer is off. */
export function testPageQuery({ format, offset }: Printer, language: Language) {
  return pagesQuery(['labels', 'test', format, offset, language], () =>
    Promise.resolve(composeTestPage({ format, offset, language, measure: withFigures(canvasMeasure()) })),
  )
}
