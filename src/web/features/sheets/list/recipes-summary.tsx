import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import { isRepresentative } from '#domain/pricing/margin-means.ts'
import { useMeansTexts } from '#web/entities/carte/mean-margin.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'

/**
 * '41 fiches dont 10 préparations · marge moyenne 73,4 % sur 29 fiches · 2 sous l’objectif'. Of fewer than half there is no mean:
 * what the others lack is named below. The median and what sales make of the mean are on the dashboard; here a mouse that rests on the
 * line reads them.
 */
export function RecipesSummary({ statistics }: { statistics: TechSheetStatistics }) {
  const t = useTranslations('sheets.summary')
  const trade = useTranslations('trade')
  const format = useFormat()
  const meansTexts = useMeansTexts('sheets')
  const { total, margins, salesDays, underTarget } = statistics
  const { counted, mean } = margins
  const preparations = total - margins.total
  const count = t('count', { count: total })
  const parts = [
    preparations > 0 ? `${count} ${trade('marginMeans.preparations', { count: preparations })}` : count,
  ]
  if (mean !== null && isRepresentative(margins)) {
    parts.push(
      t('mean', { rate: format.percent(mean), of: t('count', { count: counted }) }),
      t('underTarget', { count: String(underTarget) }),
    )
  }
  return <output title={meansTexts(margins, salesDays).join(' · ') || undefined}>{parts.join(' · ')}</output>
}
