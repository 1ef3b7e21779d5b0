import { useTranslations } from 'use-intl'
import { QUADRANTS } from '#domain/menu-engineering/quadrant.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { estimate } from '../analysis/estimate.ts'
import type { Chart } from './chart-of.ts'
import classes from './dish-chart.module.css'

export interface ChartGridProps {
  chart: Chart
  /** Whether evenly spread portions of menus are in the shares, the margins and the thresholds. */
  estimated: boolean
}

/** Behind the points: the axes, the two thresholds, and the names of the quadrants in their corners. */
export function ChartGrid({ chart, estimated }: ChartGridProps) {
  const t = useTranslations('sales')
  const format = useFormat()
  const { plot, quadrants, x, y } = chart
  const [acrossX, acrossY] = [x.at(x.threshold), y.at(y.threshold)]
  const decimals = y.scale.ticks.every(Number.isInteger) ? 0 : 2
  return (
    <g aria-hidden className={classes.grid}>
      {QUADRANTS.map((quadrant) => {
        const { left, top, right, bottom } = quadrants[quadrant]
        const popular = quadrant === 'etoile' || quadrant === 'vache-a-lait'
        const earning = quadrant === 'etoile' || quadrant === 'enigme'
        return (
          <g key={quadrant} data-quadrant={quadrant}>
            <rect x={left} y={top} width={right - left} height={bottom - top} className={classes.ground} />
            <text
              x={popular ? right - 8 : left + 8}
              y={earning ? top + 16 : bottom - 8}
              textAnchor={popular ? 'end' : 'start'}
              className={classes.quadrant}
            >
              {t(`quadrants.${quadrant}`)}
            </text>
          </g>
        )
      })}
      {x.scale.ticks.map((tick) => (
        <text key={tick} x={x.at(tick)} y={plot.bottom + 16} textAnchor="middle">
          {format.rate(tick)}
        </text>
      ))}
      {y.scale.ticks.map((tick) => (
        <text key={tick} x={plot.left - 6} y={y.at(tick)} textAnchor="end" dominantBaseline="central">
          {format.euro(tick, decimals)}
        </text>
      ))}
      <path
        d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`}
        className={classes.axis}
        fill="none"
      />
      <path
        d={`M${acrossX} ${plot.top}V${plot.bottom}M${plot.left} ${acrossY}H${plot.right}`}
        className={classes.threshold}
        fill="none"
      />
      <text x={plot.right} y={plot.bottom + 34} textAnchor="end" className={classes.title}>
        {estimate(t('chart.x'), estimated)} →
      </text>
      <text x={plot.left} y={plot.bottom + 34} className={classes.title}>
        ↑ {estimate(t('chart.y'), estimated)}
      </text>
    </g>
  )
}
