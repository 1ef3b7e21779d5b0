import { useTranslations } from 'use-intl'
import type { Quadrant } from '#domain/menu-engineering/quadrant.ts'
import { QuadrantShape } from '../chart/quadrant-shape.tsx'
import classes from './quadrant-badge.module.css'

/** The quadrant of a dish, by shape, colour and word together. */
export function QuadrantBadge({ quadrant }: { quadrant: Quadrant }) {
  const t = useTranslations('sales.quadrants')
  return (
    <span className={classes.badge} data-quadrant={quadrant}>
      <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden>
        <QuadrantShape quadrant={quadrant} />
      </svg>
      {t(quadrant)}
    </span>
  )
}
