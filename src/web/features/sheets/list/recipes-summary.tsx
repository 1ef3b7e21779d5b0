import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import { isRepresentative } from '#domain/pricing/margin-means.ts'
import { useMeansTexts } from '#web/entities/carte/mean-margin.tsx'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/**
 * '41 fiches dont 10 préparations · marge moyenne 73,4 % · 29 fiches sur 31 · médiane 72 % · 2 sous l’objectif'. Of fewer than half
 * there is no mean: what the others lack is named below. A phone has room for the mean alone.
 */
export function RecipesSummary({ statistics }: { statistics: TechSheetStatistics }) {
  const t = useTranslations('sheets.summary')
  const trade = useTranslations('trade')
  const format = useFormat()
  const meansTexts = useMeansTexts('sheets')
  const phone = usePhone()
  const { total, margins, salesDays, underTarget } = statistics
  const { counted, mean } = margins
  const preparations = total - margins.total
  const count = t('count', { count: total })
  const parts = [
    preparations > 0 ? `${count} ${trade('marginMeans.preparations', { count: preparations })}` : count,
  ]
  if (mean !== null && isRepresentative(margins)) {
    const of = trade('marginMeans.counted.sheets', { count: counted, total: String(margins.total) })
    parts.push(
      t('mean', { rate: format.percent(mean), counted: of }),
      ...(phone ? [] : meansTexts(margins, salesDays)),
      t('underTarget', { count: String(underTarget) }),
    )
  }
  return <output>{parts.join(' · ')}</output>
}
