import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import classes from './recipe-not-found.module.css'

export function RecipeNotFound() {
  const t = useTranslations('sheets.reading')
  return (
    <section className={classes.page}>
      <title>{`${t('notFound')} · Gramme`}</title>
      <PlateDrawing />
      <Title order={1}>{t('notFound')}</Title>
      <Text c="dimmed">{t('notFoundBody')}</Text>
      <ButtonLink to={paths.recipes} variant="default">
        {t('backToRecipes')}
      </ButtonLink>
    </section>
  )
}
