import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** '41 fiches · marge moyenne 73,4 % · médiane 72 % · 2 sous l’objectif · 1 coût à vérifier' */
export function RecipesSummary({ statistics }: { statistics: TechSheetStatistics }) {
  const t = useTranslations('sheets.summary')
  const trade = useTranslations('trade')
  const format = useFormat()
  const { total, meanMargin, medianMargin, bySales, underTarget, doubtfulCount } = statistics
  const parts: string[] = [t('count', { count: total })]
  if (bySales !== null) parts.push(t('meanBySales', { rate: format.percent(bySales.margin) }))
  else if (meanMargin !== null) parts.push(t('mean', { rate: format.percent(meanMargin) }))
  if (medianMargin !== null) {
    parts.push(
      trade('marginMeans.median', { rate: format.percent(medianMargin) }),
      t('underTarget', { count: String(underTarget) }),
    )
  }
  if (doubtfulCount > 0) parts.push(trade('costDoubts.count', { count: doubtfulCount }))
  return <output>{parts.join(' · ')}</output>
}
