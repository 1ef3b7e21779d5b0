import { UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { JudgedDish } from '../analysis/sold-dishes.ts'
import classes from './unlabelled.module.css'

export interface UnlabelledProps {
  dishes: readonly JudgedDish[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** The dishes whose label has no room in the chart. */
export function Unlabelled({ dishes, chosen, onChoose }: UnlabelledProps) {
  const t = useTranslations('sales.chart')
  if (dishes.length === 0) return null
  return (
    <div className={classes.list}>
      <span className="dimmed">{t('unlabelled')}</span>
      <ul aria-label={t('unlabelled')}>
        {dishes.map(({ dish, quadrant }) => (
          <li key={dish.id} data-quadrant={quadrant}>
            <UnstyledButton
              className={classes.name}
              aria-pressed={dish.id === chosen}
              onClick={() => onChoose(dish.id)}
            >
              {dish.nomAffiche}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
