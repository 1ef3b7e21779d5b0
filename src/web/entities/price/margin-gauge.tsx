import { Box, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import classes from './margin-gauge.module.css'

interface MarginGaugeProps {
  /** Percent of the price; null while there is none to show. */
  rate: number | null
  /** Of a cost that lacks lines: a place that will change. */
  provisional: boolean
  floor: number
  target: number
}

/** The margin's position among the account's thresholds, from 0 to 100 %. */
export function MarginGauge({ rate, provisional, floor, target }: MarginGaugeProps) {
  const t = useTranslations('common.margin')
  const format = useFormat()
  const place = rate === null ? null : Math.min(Math.max(rate, 0), 100)
  return (
    <Box mt="md" mb="xs" className={classes.gauge} data-provisional={provisional || undefined}>
      {rate !== null && (
        <VisuallyHidden>
          {t(provisional ? 'gaugeProvisional' : 'gauge', {
            rate: format.percent(rate),
            floor: format.percent(floor, 0),
            target: format.percent(target, 0),
          })}
        </VisuallyHidden>
      )}
      <div className={classes.bands} aria-hidden>
        <span data-band="low" style={{ width: `${String(floor)}%` }} />
        <span data-band="medium" style={{ width: `${String(target - floor)}%` }} />
        <span data-band="high" style={{ width: `${String(100 - target)}%` }} />
        {place !== null && (
          <span className={classes.needle} style={{ transform: `translateX(${String(place)}cqi)` }} />
        )}
      </div>
      <div className={classes.scale} aria-hidden>
        <span>0</span>
        {floor > 4 && floor < target && <span style={{ left: `${String(floor)}%` }}>{String(floor)}</span>}
        {target < 90 && target > 4 && <span style={{ left: `${String(target)}%` }}>{String(target)}</span>}
        <span>{format.percent(100, 0)}</span>
      </div>
    </Box>
  )
}
