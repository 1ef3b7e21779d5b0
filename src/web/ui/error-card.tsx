import { Button, Card, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { isNetworkFailure, SignOutPendingError } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useOffline } from '#web/lib/offline/use-offline.ts'
import { SpiltPotDrawing } from './drawings/spilt-pot.tsx'
import classes from './centered-card.module.css'

export interface ErrorCardProps {
  failure: unknown
  onRetry: () => void
  /** In place of the title that every page has. */
  title?: string
  failureText?: string
  /** Shown in place of the other texts without a network, by a page that needs one. */
  offlineText?: string
  busy?: boolean
}

/** Replaces a page that could not be loaded. */
export function ErrorCard(props: ErrorCardProps) {
  const { failure, onRetry, title, failureText, offlineText, busy = false } = props
  const t = useTranslations()
  const textOf = useFailureText()
  const needsNetwork = useOffline() && isNetworkFailure(failure) ? offlineText : undefined
  const why = needsNetwork === undefined ? textOf(failure, '') : ''
  // Nothing went wrong: there is nothing here any more.
  const signedOut = failure instanceof SignOutPendingError
  return (
    <Card className={classes.card} role="alert">
      <SpiltPotDrawing />
      <Title order={2} size="h3">
        {signedOut ? why : (title ?? t('errors.pageTitle'))}
      </Title>
      {!signedOut && <Text c="var(--danger-text)">{needsNetwork ?? failureText ?? t('errors.loading')}</Text>}
      {!signedOut && why !== '' && <Text c="dimmed">{why}</Text>}
      <Button variant="default" onClick={onRetry} loading={busy}>
        {t('common.retry')}
      </Button>
    </Card>
  )
}
