import { ActionIcon, Badge } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Menu } from '#contract/menus.ts'
import { menuFigures } from '#domain/menus/menu-figures.ts'
import { moneyOf } from '#domain/menus/money-of.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { paths } from '#web/lib/paths.ts'
import { useFormat } from '#web/lib/use-format.ts'
import { DragHandle } from '#web/ui/dragging/drag-handle.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useCostRange } from '../figures/use-cost-range.ts'
import { MenuMarginBadge } from '../figures/menu-margin-badge.tsx'
import classes from './menu-card.module.css'

export interface MenuCardProps {
  menu: Menu
  thresholds: MarginThresholds
  /** Whether there are others to change places with. */
  movable: boolean
  onDelete: () => void
}

export function MenuCard({ menu, thresholds, movable, onDelete }: MenuCardProps) {
  const t = useTranslations('menus.list')
  const format = useFormat()
  const rangeOf = useCostRange()
  const { id, nom, choices, prixTtc, onCarte } = menu
  const { cost, margin } = menuFigures(prixTtc, moneyOf(choices))
  return (
    <li
      className={classes.card}
      data-id={id}
      aria-keyshortcuts={movable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
    >
      {movable && <DragHandle name={nom} />}
      <div className={classes.words}>
        <h2 className={classes.name}>
          <TextLink to={paths.menu(id)} className={classes.link}>
            {nom}
          </TextLink>
        </h2>
        <p className={classes.facts}>
          <span>{choices.map((choice) => choice.nom).join(' · ') || t('noChoice')}</span>
          {!onCarte && <Badge color="gray">{t('offCarte')}</Badge>}
          {cost.incomplete && <Badge color="saffron">{t('incomplete')}</Badge>}
        </p>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>{t('price')}</dt>
          <dd>{format.euro(prixTtc)}</dd>
        </div>
        <div>
          <dt>{t('cost')}</dt>
          <dd>
            {format.cost(cost.mean, cost.incomplete)}
            {cost.highest > cost.lowest && <span className={classes.range}>{rangeOf(cost)}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('margin')}</dt>
          <dd>
            <MenuMarginBadge margin={margin} thresholds={thresholds} provisional={cost.incomplete} />
          </dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <TextLink to={paths.menu(id)} aria-label={t('composeOf', { name: nom })} className={classes.compose}>
          {t('compose')}
        </TextLink>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('delete', { name: nom })}
          title={t('delete', { name: nom })}
          onClick={onDelete}
        >
          <IconTrash size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}
