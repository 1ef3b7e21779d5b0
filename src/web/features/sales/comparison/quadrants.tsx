import { Flex } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ComparedDish } from '#domain/menu-engineering/compare-periods.ts'
import type { Quadrant } from '#domain/menu-engineering/quadrant.ts'
import { QuadrantBadge } from '../analysis/quadrant-badge.tsx'

/** The quadrant of now, after that of before where it was another one. */
export function Quadrants({ of }: { of: ComparedDish }) {
  const t = useTranslations('sales.comparison')
  const [before, after] = [of.before?.quadrant ?? null, of.after?.quadrant ?? null]
  const badge = (quadrant: Quadrant | null) =>
    quadrant === null ? t('unjudged') : <QuadrantBadge quadrant={quadrant} />
  return (
    <Flex component="span" display="inline-flex" wrap="wrap" align="center" gap="2px 6px">
      {before !== after && <>{badge(before)} → </>}
      {badge(after)}
    </Flex>
  )
}
