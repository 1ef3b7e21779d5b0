import { useLocale, useTranslations } from 'use-intl'
import type { Batch } from '#contract/batch-shapes.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { notifyChoice } from '#web/ui/notices.tsx'
import { useDownloadPages } from '#web/ui/paper-pages/use-download-pages.ts'
import { labelPagesQuery } from './label-pages-query.ts'
import { useLabelFormat, useLabelSettings } from './label-settings.ts'

/** Hands over the labels of a batch as a PDF in the format of the house; where that fails, it can be asked for again. */
export function usePrintLabels() {
  const t = useTranslations()
  const language = useLocale()
  const sentence = useFailureSentence()
  const format = useLabelFormat()
  const [{ offset }] = useLabelSettings()
  const { mutate, isPending } = useDownloadPages(({ batch, count }: { batch: Batch; count: number }) => ({
    query: labelPagesQuery(batch, count, { format, offset }, { t, language }),
    title: `${batch.name} ${batch.lot}`,
    kind: 'etiquettes',
  }))
  const print = (batch: Batch, count: number): void =>
    mutate(
      { batch, count },
      {
        onError: (failure) =>
          notifyChoice(
            sentence(t('batches.make.printFailed', { lot: batch.lot }), failure),
            t('common.retry'),
            () => print(batch, count),
          ),
      },
    )
  return { print, isPending }
}
