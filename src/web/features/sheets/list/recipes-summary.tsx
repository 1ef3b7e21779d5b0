import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import { isRepresentative } from '#domain/pricing/margin-means.ts'
import { MeanMargin, useMeansTexts } from '#web/entities/carte/mean-margin.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'

/** '41 fiches dont 10 préparations · marge moyenne 73,4 % · 29 fiches sur 31 · médiane 72 % · 2 sous l’objectif' */
export function RecipesSummary({ statistics }: { statistics: TechSheetStatistics }) {
  const t = useTranslations('sheets.summary')
  const trade = useTranslations('trade')
  const format = useFormat()
  const meansTexts = useMeansTexts()
  const { total, margins, salesDays, underTarget } = statistics
  const { counted, mean, doubtful } = margins
  const preparations = total - margins.total
  const count = t('count', { count: total })
  const parts: ReactNode[] = [
    preparations > 0 ? `${count} ${trade('marginMeans.preparations', { count: preparations })}` : count,
  ]
  if (mean !== null && isRepresentative(margins)) {
    const of = trade('marginMeans.counted.sheets', { count: counted, total: String(margins.total) })
    parts.push(
      t('mean', { rate: format.percent(mean), counted: of }),
      ...meansTexts(margins, salesDays),
      t('underTarget', { count: String(underTarget) }),
    )
  } else if (margins.total > 0) parts.push(<MeanMargin margins={margins} of="sheets" />)
  if (doubtful > 0) parts.push(trade('costDoubts.count', { count: doubtful }))
  return (
    <output>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </output>
  )
}
