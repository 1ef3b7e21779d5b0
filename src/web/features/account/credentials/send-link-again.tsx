import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { strong } from '#web/ui/rich-text.tsx'
import { sendCredentials } from './send-credentials.ts'
import { useCredentialsFailureText } from './use-credentials-failure-text.ts'

type State = { sent: true } | { busy: true } | { failure: unknown } | undefined

/** Sends the link that confirms an account to its address again. */
export function SendLinkAgain({ email }: { email: string }) {
  const t = useTranslations('account')
  const textOf = useCredentialsFailureText()
  const [state, setState] = useState<State>()

  /** Sent, or on its way. */
  const ended = state !== undefined && ('sent' in state || 'busy' in state)

  const send = () => {
    if (ended) return
    setState({ busy: true })
    sendCredentials('/send-verification-email', { email }).then(
      () => setState({ sent: true }),
      (failure: unknown) => setState({ failure }),
    )
  }

  return (
    <>
      {/* It stays where it is once it has served: the second click of a double one would be for what took its place. */}
      <Button variant="default" onClick={send} aria-disabled={ended} data-disabled={ended || undefined}>
        {t('confirm.again')}
      </Button>
      {state && 'sent' in state && (
        <Text component="output">{t.rich('confirm.sentAgain', { email, strong })}</Text>
      )}
      {state && 'failure' in state && <ErrorBanner text={textOf(state.failure, t('failures.confirm'))} />}
    </>
  )
}
