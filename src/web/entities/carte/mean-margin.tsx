import { useTranslations } from 'use-intl'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '../price/margin-badge.tsx'
import classes from './mean-margin.module.css'

export interface MeanMarginProps {
  /** Percent of the price without VAT; null when no dish has a price and a whole cost. */
  rate: number | null
  thresholds?: MarginThresholds | undefined
  /** The dishes that the mean is of. */
  counted: number
  /** All dishes of the gamme. */
  dishes: number
}

/** The mean margin of a gamme, and on how many of its dishes; 0 without colour where no dish counts. */
export function MeanMargin({ rate, thresholds, counted, dishes }: MeanMarginProps) {
  const t = useTranslations('common.margin')
  const format = useFormat()
  return (
    <span className={classes.mean}>
      {rate === null ? (
        <span className="dimmed figures">{format.percent(0)}</span>
      ) : (
        <MarginBadge rate={rate} {...(thresholds !== undefined && { thresholds })} />
      )}
      {counted < dishes && (
        <span className={`note ${classes.counted ?? ''}`} title={t('countedWhy')}>
          {t('counted', { count: counted, total: String(dishes) })}
        </span>
      )}
    </span>
  )
}
