import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { Batch } from '#contract/batch-shapes.ts'
import { makeFile } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { notifyChoice } from '#web/ui/notices.tsx'
import { printPages } from '#web/ui/paper-pages/print-pages.tsx'
import { useDownloadPages } from '#web/ui/paper-pages/use-download-pages.ts'
import { type CountedLabels, labelPagesQuery, labelPaper } from './label-pages-query.ts'
import { type LabelSettings, useLabelFormat, useLabelSettings, usedAfter } from './label-settings.ts'

type Requested = { labels: readonly CountedLabels[]; by: 'print' | 'file' }

const lotsOf = ({ labels }: Requested) => labels.map(({ batch }) => batch.lot).join(', ')

/** The file of the labels of many batches is named after the first of them. */
const TITLED = 3

/**
 * Opens the print dialog on the labels of a batch or of several, in the format of the house, or hands them over as a PDF; where that fails,
 * they can be requested again. The next labels begin on the sheet of A4 where these end.
 */
export function usePrintLabels() {
  const t = useTranslations()
  const language = useLocale()
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const format = useLabelFormat()
  const [settings, keep] = useLabelSettings()
  const { offset } = settings
  const used = settings.used[format] ?? 0
  const queryOf = ({ labels }: Requested) =>
    labelPagesQuery(labels, { format, offset, used }, { t, language })
  const saving = useDownloadPages((requested: Requested) => ({
    query: queryOf(requested),
    title: requested.labels
      .map(({ batch }) => `${batch.name} ${batch.lot}`)
      .slice(0, TITLED)
      .join(', '),
    kind: 'etiquettes',
  }))
  const handing = useMutation({
    mutationFn: (requested: Requested) =>
      requested.by === 'file'
        ? saving.mutateAsync(requested)
        : makeFile(async () =>
            printPages(await queryClient.ensureQueryData(queryOf(requested)), labelPaper(format)),
          ),
    // Also after the form that requested them is closed.
    onError: (failure, requested) => {
      notifyChoice(
        sentence(t('batches.make.printFailed', { lot: lotsOf(requested) }), failure),
        t('common.retry'),
        () => handing.mutate(requested),
      )
    },
  })
  /** @param others of the settings of this device that change with it */
  const hand = (requested: Requested, others: Partial<LabelSettings> = {}): void => {
    const count = requested.labels.reduce((sum, each) => sum + each.count, 0)
    keep({
      ...settings,
      ...others,
      used: { ...settings.used, [format]: usedAfter(format, used, count) },
    })
    if (count > 0) handing.mutate(requested)
  }
  return {
    print: (batch: Batch, count: number, others?: Partial<LabelSettings>) =>
      hand({ labels: [{ batch, count }], by: 'print' }, others),
    download: (batch: Batch, count: number) => hand({ labels: [{ batch, count }], by: 'file' }),
    /** Of several batches at once. */
    hand: (labels: readonly CountedLabels[], by: Requested['by']) => hand({ labels, by }),
    isPending: handing.isPending,
  }
}
