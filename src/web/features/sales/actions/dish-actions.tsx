import { useTranslations } from 'use-intl'
import { portionCost } from '#domain/costing/portion-cost.ts'
import type { DishAction } from '#domain/menu-engineering/dish-actions.ts'
import { priceKeepingMargin } from '#domain/pricing/price-keeping-margin.ts'
import type { Days } from '#web/entities/carte/days.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import type { CarteDish } from '../analysis/sold-dishes.ts'
import classes from './first-actions.module.css'
import { useActionText } from './use-action-text.tsx'

export interface DishActionsProps {
  dish: CarteDish
  actions: readonly DishAction[]
  /** Whether evenly spread portions of menus are among those of its gamme. */
  estimated: boolean
  /** Those that its sales are of. */
  days: Days
}

/** What can be done with a dish, in euros, the first thing first. */
export function DishActions({ dish, actions, estimated, days }: DishActionsProps) {
  const actionText = useActionText(days)
  return (
    <ul className={classes.actions}>
      {actions.map((action) => (
        <li key={action.kind}>
          {actionText(action, estimated)}
          {action.kind === 'raise-price' && <FirstStep dish={dish} to={action.to} />}
        </li>
      ))}
    </ul>
  )
}

/** A raised price that does not reach the target margin yet says so, and which price does. */
function FirstStep({ dish, to }: { dish: CarteDish; to: number }) {
  const t = useTranslations('sales.actions')
  const format = useFormat()
  const target = useSettings().data?.targetMargin
  if (target === undefined) return null
  const price = priceKeepingMargin(portionCost(dish.coutMatiere, dish.portions), target, dish.tvaRate)
  if (price === null || price <= to) return null
  const values = { rate: format.percent(target), price: format.euro(price) }
  return <span className="note"> {t('firstStep', values)}</span>
}
