import { Badge, VisuallyHidden } from '@mantine/core'
import { IconPencil } from '#web/ui/icons/pencil.ts'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GammeRecette } from '#contract/gammes.ts'
import { displayedPrice } from '#domain/pricing/displayed-price.ts'
import { dishFigures } from '#domain/pricing/gamme-figures.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { DragHandle } from '#web/ui/dragging/drag-handle.tsx'
import { FoldChevron } from '#web/ui/fold-chevron.tsx'
import { CardButton } from '#web/ui/ordered-cards/card-button.tsx'
import { DoubtBadge } from '#web/entities/price/doubt-badge.tsx'
import { SellingPriceField } from '#web/entities/selling-price/selling-price-field.tsx'
import type { useGivePrice } from '#web/entities/selling-price/use-give-price.ts'
import { useSellingPrice } from '#web/entities/selling-price/use-selling-price.ts'
import { DishServiceFields } from '../service/dish-service.tsx'
import { ServiceBadges } from '../service/service-badges.tsx'
import { DishMargin } from '../dish-margin.tsx'
import { DishDetails } from './dish-details.tsx'
import classes from './dish-row.module.css'
import { useDishDoubtText } from './use-dish-doubt-text.ts'

export interface DishRowProps {
  dish: GammeRecette
  thresholds: MarginThresholds
  expanded: boolean
  onToggle: () => void
  /** Left out where the gamme is only read. */
  editing?: DishEditing | undefined
}

interface DishEditing {
  gammeId: string
  movable: boolean
  onEdit: () => void
  onRemove: () => void
  onGive: ReturnType<typeof useGivePrice>
}

/** A dish with its figures; its name unfolds what its sheet says. */
export function DishRow({ dish, thresholds, expanded, onToggle, editing }: DishRowProps) {
  const t = useTranslations('gammes.dishes')
  const tCategories = useTranslations('trade.sheetCategories')
  const format = useFormat()
  const priceText = useSellingPriceText()
  const explainDoubt = useDishDoubtText()
  const { id, nomAffiche: name, prixTtcAffiche, uncostedLines, doubt } = dish
  const incomplete = uncostedLines > 0
  const price = useDishPrice(dish, editing?.onGive)
  const { portionCost, margin } = dishFigures({ ...dish, prixTtcAffiche: price.value ?? 0 })
  const sheetPrice = displayedPrice(dish.sellingPriceHt, dish.tvaRate)
  const detailsId = `details-${id}`
  return (
    <li
      className={classes.row}
      data-id={id}
      data-expanded={expanded || undefined}
      aria-keyshortcuts={editing?.movable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
    >
      <span className={classes.grip}>{editing?.movable && <DragHandle name={name} />}</span>
      <div className={classes.words}>
        <button
          type="button"
          className={classes.name}
          aria-expanded={expanded}
          aria-controls={detailsId}
          onClick={onToggle}
        >
          {name}
          <FoldChevron />
        </button>
        {dish.description !== '' && <p className={classes.description}>{dish.description}</p>}
        {incomplete && <Badge color="saffron">{t('incomplete')}</Badge>}
        {dish.tvaRate !== dish.sheetTvaRate && (
          <Badge color="gray">{t('ownVat', { rate: format.rate(dish.tvaRate) })}</Badge>
        )}
        <ServiceBadges dish={dish} />
        {doubt !== null && <DoubtBadge why={explainDoubt(doubt, dish)} />}
      </div>
      <Cell label={t('columns.category')} className={classes.category}>
        {tCategories(dish.category)}
      </Cell>
      <Cell label={t('columns.portions')} className={classes.portions}>
        <span className={classes.figure}>{dish.portions}</span>
        <span className={classes.long}>{t('portions', { count: dish.portions })}</span>
      </Cell>
      <Cell label={t('columns.cost')} className={classes.cost}>
        <span className={classes.long} aria-hidden>
          {t('columns.cost')}
        </span>{' '}
        {format.partialSum(portionCost, incomplete)}
      </Cell>
      <Cell label={t('columns.price')} className={classes.price}>
        {editing ? <SellingPriceField name={name} price={price} /> : priceText(prixTtcAffiche)}
        {prixTtcAffiche > 0 && sheetPrice > 0 && sheetPrice !== prixTtcAffiche && (
          <span className={classes.sheetPrice}>{t('sheetPrice', { price: format.euro(sheetPrice) })}</span>
        )}
      </Cell>
      <Cell label={t('columns.margin')} className={classes.margin}>
        <DishMargin
          margin={margin}
          priced={(price.value ?? 0) > 0}
          thresholds={thresholds}
          provisional={incomplete}
          doubtful={doubt !== null}
        />
      </Cell>
      {editing && (
        <div className={classes.actions}>
          <CardButton icon={IconPencil} label={t('edit', { name })} data-edit onClick={editing.onEdit} />
          <DemoLock>
            <CardButton icon={IconTrash} label={t('remove', { name })} onClick={editing.onRemove} />
          </DemoLock>
        </div>
      )}
      {expanded && (
        <DishDetails id={detailsId} dish={dish}>
          {editing && <DishServiceFields gammeId={editing.gammeId} dish={dish} />}
        </DishDetails>
      )}
    </li>
  )
}

/** The displayed price as it is typed; the sheet takes the same where it had none when the list was opened. */
function useDishPrice(dish: GammeRecette, onGive: DishEditing['onGive'] | undefined) {
  const { id, ficheId, nomAffiche: name, prixTtcAffiche, sellingPriceHt, tvaRate, sheetTvaRate } = dish
  const [sheet] = useState((sellingPriceHt ?? 0) === 0)
  return useSellingPrice(prixTtcAffiche === 0 ? null : prixTtcAffiche, async (priceTtc) => {
    const dishes = [{ id, prixTtcAffiche, tvaRate }]
    const current = { id: ficheId, name, sellingPriceHt, tvaRate: sheetTvaRate, dishes }
    await onGive?.({ current, places: { sheet, dishes: [id] }, priceTtc })
  })
}

/** On a desktop the list's head names the figure; phones and screen readers have the label beside it. */
function Cell({
  label,
  className,
  children,
}: {
  label: string
  className: string | undefined
  children: ReactNode
}) {
  return (
    <div className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
