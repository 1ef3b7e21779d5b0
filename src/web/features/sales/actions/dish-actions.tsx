import type { DishAction } from '#domain/menu-engineering/dish-actions.ts'
import type { Days } from '#web/entities/carte/days.ts'
import type { CarteDish } from '../analysis/sold-dishes.ts'
import classes from './first-actions.module.css'
import { useActionText } from './use-action-text.tsx'

export interface DishActionsProps {
  dish: CarteDish
  actions: readonly DishAction[]
  /** Those that its sales are of. */
  days: Days
}

/** What can be done with a dish, in euros, the first thing first. */
export function DishActions({ dish, actions, days }: DishActionsProps) {
  const actionText = useActionText(days)
  return (
    <ul className={classes.actions}>
      {actions.map((action) => (
        <li key={action.kind}>{actionText(action, dish)}</li>
      ))}
    </ul>
  )
}
