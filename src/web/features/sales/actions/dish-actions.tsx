import type { DishAction } from '#domain/menu-engineering/dish-actions.ts'
import type { Days } from '#web/entities/carte/days.ts'
import classes from './first-actions.module.css'
import { useActionText } from './use-action-text.tsx'

export interface DishActionsProps {
  actions: readonly DishAction[]
  /** Whether evenly spread portions of menus are among those of its gamme. */
  estimated: boolean
  /** Those that its sales are of. */
  days: Days
}

/** What can be done with a dish, in euros, the first thing first. */
export function DishActions({ actions, estimated, days }: DishActionsProps) {
  const actionText = useActionText(days)
  return (
    <ul className={classes.actions}>
      {actions.map((action) => (
        <li key={action.kind}>{actionText(action, estimated)}</li>
      ))}
    </ul>
  )
}
