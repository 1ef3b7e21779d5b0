import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useDaysWithin } from '#web/entities/carte/use-days-text.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'

export interface MeanMarginFigureProps {
  figures: TechSheetStatistics
  thresholds: MarginThresholds
}

/** The mean margin, weighted by the last known sales or else by sheet, with the median and the target beside it. */
export function MeanMarginFigure({ figures, thresholds }: MeanMarginFigureProps) {
  const t = useTranslations()
  const format = useFormat()
  const daysText = useDaysWithin()
  const { meanMargin, medianMargin, bySales } = figures
  const rate = bySales?.margin ?? meanMargin
  const label = t('account.dashboard.figures.meanMargin')
  if (rate === null)
    return (
      <Figure
        size="md"
        label={label}
        value={t('common.none')}
        hint={t('account.dashboard.figures.noMargin')}
      />
    )
  return (
    <Figure
      size="md"
      label={label}
      value={<MarginBadge rate={rate} thresholds={thresholds} variant="text" />}
      hint={
        <>
          {bySales !== null && <div>{t('trade.marginMeans.bySales', { days: daysText(bySales) })}</div>}
          {medianMargin !== null && (
            <div>{t('trade.marginMeans.median', { rate: format.percent(medianMargin) })}</div>
          )}
          <div>
            {t('account.dashboard.figures.target', { rate: format.percent(thresholds.targetMargin) })}
          </div>
        </>
      }
    />
  )
}
