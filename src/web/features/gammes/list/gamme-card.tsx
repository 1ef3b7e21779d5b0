import { ActionIcon, Badge } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Gamme } from '#contract/gammes.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { paths } from '#web/lib/paths.ts'
import { useFormat } from '#web/lib/use-format.ts'
import { DragHandle } from '#web/ui/dragging/drag-handle.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DishMargin } from '../dish-margin.tsx'
import classes from './gamme-card.module.css'

export interface GammeCardProps {
  gamme: Gamme
  thresholds: MarginThresholds
  /** Whether there are others to change places with. */
  movable: boolean
  onEdit: () => void
  onDelete: () => void
}

const ICON = { size: 17, stroke: 1.7, 'aria-hidden': true } as const

export function GammeCard({ gamme, thresholds, movable, onEdit, onDelete }: GammeCardProps) {
  const t = useTranslations('gammes.list')
  const format = useFormat()
  const { id, nom, nbRecettes, nbIncompletes } = gamme
  const incomplete = nbIncompletes > 0
  const button = { variant: 'subtle', color: 'gray', size: 'lg' } as const
  return (
    <li
      className={classes.card}
      data-id={id}
      aria-keyshortcuts={movable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
    >
      {movable && <DragHandle name={nom} />}
      <div className={classes.words}>
        <h2 className={classes.name}>
          <TextLink to={paths.gamme(id)} className={classes.link}>
            {nom}
          </TextLink>
        </h2>
        <p className={classes.facts}>
          <span>{t('recipes', { count: nbRecettes })}</span>
          <span>{t('created', { date: format.dateLong(gamme.createdAt) })}</span>
          {incomplete && <Badge color="saffron">{t('incomplete')}</Badge>}
        </p>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>{t('cost')}</dt>
          <dd>{format.cost(gamme.coutTotal, incomplete)}</dd>
        </div>
        <div>
          <dt>{t('revenue')}</dt>
          <dd>{format.euro(gamme.caTtc)}</dd>
        </div>
        <div>
          <dt>{t('margin')}</dt>
          <dd>
            <DishMargin
              rate={gamme.nbAvecMarge > 0 ? gamme.margePercentMoyenne : null}
              thresholds={thresholds}
              provisional={incomplete}
            />
          </dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <TextLink to={paths.gamme(id)} aria-label={t('manageOf', { name: nom })} className={classes.manage}>
          {t('manage')}
        </TextLink>
        <ActionIcon
          {...button}
          aria-label={t('edit', { name: nom })}
          title={t('edit', { name: nom })}
          onClick={onEdit}
        >
          <IconPencil {...ICON} />
        </ActionIcon>
        <ActionIcon
          {...button}
          aria-label={t('delete', { name: nom })}
          title={t('delete', { name: nom })}
          onClick={onDelete}
        >
          <IconTrash {...ICON} />
        </ActionIcon>
      </div>
    </li>
  )
}
