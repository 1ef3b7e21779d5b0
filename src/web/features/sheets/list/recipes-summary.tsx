import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** '41 fiches · marge moyenne 73,4 % · 2 sous l’objectif' */
export function RecipesSummary({ statistics }: { statistics: TechSheetStatistics }) {
  const t = useTranslations('sheets.summary')
  const format = useFormat()
  const { total, meanMargin, underTarget } = statistics
  const parts: string[] = [t('count', { count: total })]
  if (meanMargin !== null) {
    parts.push(
      t('mean', { rate: format.percent(meanMargin) }),
      t('underTarget', { count: String(underTarget) }),
    )
  }
  return <output>{parts.join(' · ')}</output>
}
