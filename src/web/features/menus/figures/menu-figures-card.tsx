import { Badge, Card, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MenuFigures } from '#domain/menus/menu-figures.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'
import { MenuMarginBadge } from './menu-margin-badge.tsx'
import classes from './menu-figures-card.module.css'
import { useCostRange } from './use-cost-range.ts'

export interface MenuFiguresCardProps {
  figures: MenuFigures
  thresholds: MarginThresholds
}

/** What a menu costs and leaves, as it is being written. */
export function MenuFiguresCard({ figures: { cost, vat, margin }, thresholds }: MenuFiguresCardProps) {
  const t = useTranslations('menus.figures')
  const format = useFormat()
  const rangeOf = useCostRange()
  return (
    <Card component="section" aria-label={t('title')} style={{ gap: 12 }}>
      <Title order={2} size="h3">
        {t('title')}
      </Title>
      <Figure
        label={t('mean')}
        value={format.partialSum(cost.mean, cost.incomplete)}
        hint={
          cost.mean > 0 && (cost.highest > cost.lowest ? t('range', { range: rangeOf(cost) }) : t('same'))
        }
      />
      {cost.incomplete && (
        <div>
          <Badge color="saffron">{t('incomplete')}</Badge>
          <Text size="sm" c="dimmed" mt={4}>
            {t('incompleteWhy')}
          </Text>
        </div>
      )}
      {cost.doubtful && (
        <div>
          <Badge color="saffron">{t('doubtful')}</Badge>
          <Text size="sm" c="dimmed" mt={4}>
            {t('doubtfulWhy')}
          </Text>
        </div>
      )}
      <dl className={classes.rows}>
        <div>
          <dt className="dimmed">{t('priceHt')}</dt>
          <dd>{vat.known ? format.euro(vat.total.baseHt) : t('unknownPrice')}</dd>
        </div>
        <div>
          <dt className="dimmed">{t('margin')}</dt>
          <dd>
            <MenuMarginBadge margin={margin} thresholds={thresholds} cost={cost} />
          </dd>
        </div>
      </dl>
      {margin && (
        <Text size="sm" c="dimmed" ta="right">
          {t('marginAmount', { amount: format.euro(margin.amount) })}
        </Text>
      )}
    </Card>
  )
}
