import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MenuMargin } from '#domain/menus/menu-figures.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'

export interface MenuMarginBadgeProps {
  /** Null where it is not known. */
  margin: MenuMargin | null
  thresholds: MarginThresholds
  /** Of a cost that lacks something. */
  provisional: boolean
}

export function MenuMarginBadge({ margin, thresholds, provisional }: MenuMarginBadgeProps) {
  const t = useTranslations('menus.figures')
  if (margin === null)
    return (
      <Text span c="dimmed" size="sm">
        {t('unknown')}
      </Text>
    )
  return <MarginBadge rate={margin.percent} thresholds={thresholds} provisional={provisional} />
}
