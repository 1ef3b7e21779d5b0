import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { basePaths } from '#web/lib/navigation/base-paths.ts'
import { ButtonLink } from './button-link.tsx'
import classes from './route-not-found.module.css'
import { PlateDrawing } from './drawings/plate.tsx'

/** What a route shows when what it was asked for does not exist. Addresses that no route knows lead to /. */
export function RouteNotFound() {
  const t = useTranslations('errors.notFound')
  return (
    <section className={classes.page}>
      <PlateDrawing />
      <Title order={1}>{t('title')}</Title>
      <Text c="dimmed" size="lg">
        {t('body')}
      </Text>
      <ButtonLink to={basePaths.dashboard} variant="default">
        {t('back')}
      </ButtonLink>
    </section>
  )
}
