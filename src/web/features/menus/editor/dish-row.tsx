import { IconX } from '#web/ui/icons/x.ts'
import { useTranslations } from 'use-intl'
import type { MenuDish } from '#contract/menus.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { singlePrice } from '#domain/menus/single-price.ts'
import { paths } from '#web/entities/paths.ts'
import { DoubtBadge } from '#web/entities/price/doubt-badge.tsx'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DragHandle } from '#web/ui/dragging/drag-handle.tsx'
import { CardButton } from '#web/ui/ordered-cards/card-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import { useDishDoubtText } from '../dish-doubt.ts'
import classes from './dish-row.module.css'

export interface DishRowProps {
  dish: MenuDish
  movable: boolean
  onRemove: () => void
}

/** A dish with what it sells at by itself and what it costs. */
export function DishRow({ dish, movable, onRemove }: DishRowProps) {
  const t = useTranslations('menus.editor')
  const format = useFormat()
  const priceText = useSellingPriceText()
  const explain = useDishDoubtText()
  const name = nameOf(dish)
  const price = singlePrice(dish)
  return (
    <li
      className={classes.row}
      data-dish
      data-id={dish.ficheId}
      aria-keyshortcuts={movable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
    >
      <span className={classes.grip}>{movable && <DragHandle name={name} />}</span>
      <span className={classes.words}>
        <TextLink to={paths.recipe(dish.ficheId)} className={classes.name}>
          {name}
        </TextLink>
        {dish.doubt !== null && <DoubtBadge why={explain(dish.doubt, dish)} size="sm" />}
        <span className={`dimmed ${classes.vat}`}>{t('vat', { rate: format.rate(dish.tvaRate) })}</span>
      </span>
      <span className={`${classes.figure} ${classes.price}`}>
        <span className={classes.label}>{t('singlePrice')}</span>
        {/* Only what is missing is dimmed. */}
        <span className={price === null ? classes.missing : undefined}>{priceText(price)}</span>
      </span>
      <span className={classes.figure}>
        <span className={classes.label}>{t('portionCost')}</span>
        {format.partialSum(portionCost(dish.coutMatiere, dish.portions), dish.uncostedLines > 0)}
      </span>
      <CardButton icon={IconX} label={t('removeDish', { name })} onClick={onRemove} />
    </li>
  )
}
