import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import classes from './gamme-not-found.module.css'

export function GammeNotFound() {
  const t = useTranslations('gammes.failure')
  return (
    <section className={classes.page}>
      <title>{`${t('notFound')} · Gramme`}</title>
      <PlateDrawing />
      <Title order={1}>{t('notFound')}</Title>
      <Text c="dimmed">{t('notFoundBody')}</Text>
      <ButtonLink to={paths.gammes} variant="default">
        {t('back')}
      </ButtonLink>
    </section>
  )
}
