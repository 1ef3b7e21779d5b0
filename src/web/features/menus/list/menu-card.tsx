import { Badge } from '@mantine/core'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { useTranslations } from 'use-intl'
import type { Menu } from '#contract/menus.ts'
import { menuFigures } from '#domain/menus/menu-figures.ts'
import { pricedChoices } from '#domain/menus/priced-choices.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { paths } from '#web/entities/paths.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { CardButton } from '#web/ui/ordered-cards/card-button.tsx'
import { OrderedCard } from '#web/ui/ordered-cards/ordered-card.tsx'
import { useCostRange } from '../figures/use-cost-range.ts'
import { MenuMarginBadge } from '../figures/menu-margin-badge.tsx'
import classes from './menu-card.module.css'

export interface MenuCardProps {
  menu: Menu
  thresholds: MarginThresholds
  movable: boolean
  onDelete: () => void
}

export function MenuCard({ menu, thresholds, movable, onDelete }: MenuCardProps) {
  const t = useTranslations('menus.list')
  const format = useFormat()
  const priceText = useSellingPriceText()
  const rangeOf = useCostRange()
  const { id, nom: name, choices, prixTtc, onCarte } = menu
  const { cost, margin } = menuFigures(prixTtc, pricedChoices(choices))
  const costs = (
    <>
      {format.partialSum(cost.mean, cost.incomplete)}
      {cost.highest > cost.lowest && <span className={classes.range}>{rangeOf(cost)}</span>}
    </>
  )
  const badge = <MenuMarginBadge margin={margin} thresholds={thresholds} cost={cost} />
  return (
    <OrderedCard
      id={id}
      name={name}
      movable={movable}
      className={classes.card}
      to={paths.menu(id)}
      open={{ text: t('compose'), label: t('composeOf', { name }) }}
      facts={
        <>
          <span>{choices.map((choice) => choice.nom).join(' · ') || t('noChoice')}</span>
          {!onCarte && <Badge color="gray">{t('offCarte')}</Badge>}
          {cost.incomplete && <Badge color="saffron">{t('incomplete')}</Badge>}
          {cost.doubtful && <Badge color="saffron">{t('doubtful')}</Badge>}
        </>
      }
      figures={[
        { label: t('price'), figure: priceText(prixTtc) },
        { label: t('cost'), figure: costs },
        { label: t('margin'), figure: badge },
      ]}
    >
      <DemoLock>
        <CardButton icon={IconTrash} label={t('delete', { name })} onClick={onDelete} />
      </DemoLock>
    </OrderedCard>
  )
}
