import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import { DEFAULT_MARGIN_THRESHOLDS } from '#domain/pricing/margin-band.ts'
import { pricesOf } from '#web/entities/carte/mean-margin.tsx'
import { useDaysWithin } from '#web/entities/carte/use-days-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { GUESTS_VIEW, type OwnersView } from './carte-document-of.ts'
import { unsureOf, statisticsOf, type TotalsWords } from './owners-view.ts'

/**
 * What the owner sees beside the carte. Hidden at every opening, and stored nowhere: what is printed for guests
 * has it only while it is shown.
 */
export function useOwnersView(carte: Carte) {
  const t = useTranslations()
  const language = useLocale()
  const format = useFormat()
  const daysText = useDaysWithin()
  const { data: thresholds = DEFAULT_MARGIN_THRESHOLDS } = useSettings()
  const [margins, showMargins] = useState(false)
  const [statistics, showStatistics] = useState(false)
  const view = useMemo((): OwnersView => {
    if (!margins) return GUESTS_VIEW
    const words: TotalsWords = {
      cost: t('cartes.print.statistics.cost'),
      revenue: t('cartes.print.statistics.revenue'),
      margin: t('cartes.print.statistics.margin'),
      bySales: (days) =>
        t('cartes.print.statistics.bySales', { days: daysText(days), prices: pricesOf(days) }),
      sold: t('cartes.print.statistics.sold'),
      median: t('cartes.print.statistics.median'),
      counted: t('cartes.print.statistics.counted'),
      countedOf: (count, total) => t('cartes.print.statistics.countedOf', { count, total: String(total) }),
      incomplete: t('cartes.print.statistics.incomplete'),
      doubtful: t('cartes.print.statistics.doubtful'),
      dishes: (count) => t('cartes.print.statistics.dishes', { count }),
      euro: format.euro,
      percent: format.percent,
    }
    const totals = statistics ? statisticsOf(carte, words) : []
    return { thresholds, statistics: [...totals, ...unsureOf(carte, words)], figures: language }
  }, [carte, margins, statistics, thresholds, language, t, format, daysText])
  return {
    view,
    margins,
    statistics: margins && statistics,
    toggleMargins: () => showMargins(!margins),
    toggleStatistics: () => showStatistics(!statistics),
  }
}

export type OwnersViewOnScreen = ReturnType<typeof useOwnersView>
