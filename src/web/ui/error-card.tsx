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
  return (
    <Card className={classes.card} role="alert">
      <SpiltPotDrawing />
      <Title order={2} size="h3">
        {t('errors.pageTitle')}
      </Title>
      <Text c="var(--danger-text)">{textOf(failure, failureText ?? t('errors.loading'))}</Text>
      <Button variant="default" onClick={onRetry} loading={busy}>
        {t('common.retry')}
      </Button>
    </Card>
  )
}
