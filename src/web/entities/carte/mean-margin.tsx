import { useTranslations } from 'use-intl'
import type { SalesDays } from '#contract/gammes.ts'
import type { MarginMeans } from '#domain/pricing/margin-means.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '../price/margin-badge.tsx'
import classes from './mean-margin.module.css'
import { useDaysWithin } from './use-days-text.ts'

export interface MeanMarginProps {
  margins: MarginMeans
  thresholds?: MarginThresholds | undefined
}

/** The mean margin of dishes, by sales where they are known, else by dish; 0 without colour where no dish counts. */
export function MeanMargin({ margins: { bySales, mean }, thresholds }: MeanMarginProps) {
  const format = useFormat()
  const rate = bySales?.margin ?? mean
  if (rate === null) return <span className="dimmed figures">{format.percent(0)}</span>
  return <MarginBadge rate={rate} {...(thresholds !== undefined && { thresholds })} />
}

export interface MeansNoteProps {
  margins: MarginMeans
  /** The period of the sales that the mean is weighted by. */
  salesDays: SalesDays | null
  /** All dishes, those that are left out included. */
  dishes: number
}

/** 'Selon les ventes : octobre 2026 · 26 plats vendus sur 30 · par plat 68,2 % · médiane 70,1 % · calculée sur 27 plats sur 30' */
export function MeansNote({ margins, salesDays, dishes }: MeansNoteProps) {
  const t = useTranslations('trade.marginMeans')
  const format = useFormat()
  const daysText = useDaysWithin()
  const { counted, mean, median, bySales } = margins
  const parts: string[] = []
  if (bySales !== null && salesDays !== null) {
    parts.push(t('bySales', { days: daysText(salesDays) }))
    if (bySales.dishes < counted) parts.push(t('sold', { count: bySales.dishes, total: String(dishes) }))
    if (mean !== null) parts.push(t('byDish', { rate: format.percent(mean) }))
  } else if (counted > 1) parts.push(t('byDishAlone'))
  if (median !== null && counted > 1) parts.push(t('median', { rate: format.percent(median) }))
  if (counted < dishes) parts.push(t('counted', { count: counted, total: String(dishes) }))
  if (parts.length === 0) return null
  return (
    <span className={`note ${classes.note ?? ''}`} title={counted < dishes ? t('countedWhy') : undefined}>
      {parts.join('\u00a0· ')}
    </span>
  )
}
