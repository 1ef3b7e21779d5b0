import { Card, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './left-out.module.css'
import type { Judgement } from './sold-dishes.ts'

/** The dishes whose margin is not known, each with the reason and a link to fix it. */
export function LeftOut({ leftOut }: Pick<Judgement, 'leftOut'>) {
  const t = useTranslations('sales.leftOut')
  if (leftOut.length === 0) return null
  return (
    <Card component="section" className={classes.card} aria-labelledby="left-out-title">
      <Title order={2} size="h4" id="left-out-title" mb="xs">
        {t('title', { count: leftOut.length })}
      </Title>
      <ul className={classes.dishes}>
        {leftOut.map(({ dish, reason }) => (
          <li key={dish.id}>
            <TextLink to={paths.editRecipe(dish.ficheId)} underline="always">
              {dish.nomAffiche}
            </TextLink>{' '}
            <span className="note">{t(`reasons.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
