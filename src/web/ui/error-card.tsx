import { Button, Card, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#web/lib/use-failure-text.ts'
import { SpiltPotDrawing } from './drawings/spilt-pot.tsx'
import classes from './centered-card.module.css'

export interface ErrorCardProps {
  failure: unknown
  onRetry: () => void
  failureText?: string
  busy?: boolean
}

/** Stands in place of a page that could not be loaded. */
export function ErrorCard({ failure, onRetry, failureText, busy = false }: ErrorCardProps) {
  const t = useTranslations()
  const textOf = useFailureText()
  const why = textOf(failure, '')
  return (
    <Card className={classes.card} role="alert">
      <SpiltPotDrawing />
      <Title order={2} size="h3">
        {t('errors.pageTitle')}
      </Title>
      <Text c="var(--danger-text)">{failureText ?? t('errors.loading')}</Text>
      {why !== '' && <Text c="dimmed">{why}</Text>}
      <Button variant="default" onClick={onRetry} loading={busy}>
        {t('common.retry')}
      </Button>
    </Card>
  )
}
