import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MenuCost } from '#domain/menus/menu-cost.ts'
import type { Margin } from '#domain/pricing/margin-of.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'

export interface MenuMarginBadgeProps {
  /** Null where it is not known. */
  margin: Margin | null
  thresholds: MarginThresholds
  /** That it is worked out from: it may lack something, or be questioned. */
  cost: Pick<MenuCost, 'incomplete' | 'doubtful'>
}

export function MenuMarginBadge({ margin, thresholds, cost }: MenuMarginBadgeProps) {
  const t = useTranslations('menus.figures')
  if (margin === null)
    return (
      <Text span c="dimmed" size="sm">
        {t('unknown')}
      </Text>
    )
  return (
    <MarginBadge
      rate={margin.percent}
      thresholds={thresholds}
      provisional={cost.incomplete}
      doubtful={cost.doubtful}
    />
  )
}
