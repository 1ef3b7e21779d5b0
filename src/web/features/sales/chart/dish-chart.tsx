import { Text, Title, UnstyledButton } from '@mantine/core'
import { useMergedRef, useResizeObserver } from '@mantine/hooks'
import { useMemo, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { isEstimated } from '#domain/menu-engineering/judge-dishes.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { Judgement, Thresholds } from '../analysis/sold-dishes.ts'
import { estimate } from '../analysis/estimate.ts'
import { chartOf } from './chart-of.ts'
import { ChartGrid } from './chart-grid.tsx'
import classes from './dish-chart.module.css'
import { LabelText } from './label-text.tsx'
import { Unlabelled } from './unlabelled.tsx'
import { QuadrantShape } from './quadrant-shape.tsx'

export interface DishChartProps {
  judgement: Judgement
  thresholds: Thresholds
  chosen: string | null
  onChoose: (id: string) => void
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }
/** Before the width is known, and on paper without a screen. */
const WIDTH = 640

/** Popularity against margin: a point a dish, in four quadrants. */
export function DishChart({ judgement, thresholds, chosen, onChoose }: DishChartProps) {
  const t = useTranslations('sales')
  const format = useFormat()
  const frame = useRef<HTMLDivElement>(null)
  const [measure, { width }] = useResizeObserver<HTMLDivElement>()
  const chart = useMemo(
    () => chartOf(judgement.dishes, thresholds, width || WIDTH),
    [judgement, thresholds, width],
  )
  const reached = chosen ?? chart.points[0]?.judged.dish.id

  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key] ?? 0
    const from = chart.points.findIndex(({ judged }) => judged.dish.id === reached)
    const next = chart.points[from + by]
    if (by === 0 || next === undefined) return
    event.preventDefault()
    onChoose(next.judged.dish.id)
    frame.current?.querySelector<HTMLElement>(`[data-dish="${next.judged.dish.id}"]`)?.focus()
  }

  return (
    <figure aria-label={t('chart.label')}>
      <Title order={2} size="h4">
        {t('chart.title')}
      </Title>
      <Text size="sm" c="dimmed" data-print="hidden">
        {t('chart.help')}
      </Text>
      {judgement.estimated && (
        <Text size="sm" mt={4}>
          {t('chart.estimated')}
        </Text>
      )}
      <div ref={useMergedRef(frame, measure)} className={classes.frame}>
        <svg viewBox={`0 0 ${chart.width} ${chart.height}`} className={classes.chart} aria-hidden>
          <ChartGrid chart={chart} estimated={judgement.estimated} />
          <g className={classes.labels}>
            {chart.labels.map(
              ({ id, leader }) =>
                leader !== null && <line key={id} {...leader} data-chosen={id === chosen || undefined} />,
            )}
            {chart.labels.map((label) => (
              <LabelText key={label.id} label={label} chosen={label.id === chosen} />
            ))}
          </g>
        </svg>
        {chart.points.map(({ judged: { dish, quadrant, sold, margin }, x, y }) => (
          <UnstyledButton
            key={dish.id}
            className={classes.point}
            style={{ left: `${(x / chart.width) * 100}%`, top: `${(y / chart.height) * 100}%` }}
            tabIndex={dish.id === reached ? 0 : -1}
            data-dish={dish.id}
            data-quadrant={quadrant}
            aria-pressed={dish.id === chosen}
            aria-label={t('chart.point', {
              name: dish.nomAffiche,
              quadrant: t(`quadrants.${quadrant}`),
              sold,
              margin: estimate(format.euro(margin), isEstimated(dish)),
            })}
            onClick={() => onChoose(dish.id)}
            onKeyDown={step}
          >
            <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden>
              <QuadrantShape quadrant={quadrant} />
            </svg>
          </UnstyledButton>
        ))}
      </div>
      <Unlabelled dishes={chart.unlabelled} chosen={chosen} onChoose={onChoose} />
    </figure>
  )
}
