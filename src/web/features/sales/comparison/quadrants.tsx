import { useTranslations } from 'use-intl'
import type { ComparedDish } from '#domain/menu-engineering/compare-periods.ts'
import type { Quadrant } from '#domain/menu-engineering/quadrant.ts'
import { QuadrantBadge } from '../analysis/quadrant-badge.tsx'
import classes from './compared-table.module.css'

/** The quadrant of now, after that of before where it was another one. */
export function Quadrants({ of }: { of: ComparedDish }) {
  const t = useTranslations('sales.comparison')
  const [before, after] = [of.before?.quadrant ?? null, of.after?.quadrant ?? null]
  const badge = (quadrant: Quadrant | null) =>
    quadrant === null ? t('unjudged') : <QuadrantBadge quadrant={quadrant} />
  return (
    <span className={classes.quadrants}>
      {before !== after && <>{badge(before)} → </>}
      {badge(after)}
    </span>
  )
}
