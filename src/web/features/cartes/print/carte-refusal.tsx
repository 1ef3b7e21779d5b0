import { Card, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SpiltPotDrawing } from '#web/ui/drawings/spilt-pot.tsx'
import classes from './carte-refusal.module.css'

/** In place of a carte that is not there. */
export function CarteRefusal({ title, body }: { title: string; body: string }) {
  const t = useTranslations('cartes.print')
  return (
    <div className={classes.page}>
      <title>{`${title} · Gramme`}</title>
      <Card className={classes.card} role="alert">
        <SpiltPotDrawing />
        <Title order={1} size="h3">
          {title}
        </Title>
        <Text c="dimmed">{body}</Text>
        <ButtonLink to={paths.cartes} variant="default">
          {t('backToCarte')}
        </ButtonLink>
      </Card>
    </div>
  )
}
