import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { strong } from '../rich-text.tsx'
import { sendCredentials } from './send-credentials.ts'
import { useCredentialsFailureText } from './use-credentials-failure-text.ts'

type State = { sent: true } | { busy: true } | { failure: unknown } | undefined

/** Sends the link that confirms an account to its address again. */
export function SendLinkAgain({ email }: { email: string }) {
  const t = useTranslations('account')
  const textOf = useCredentialsFailureText()
  const [state, setState] = useState<State>()

  const send = () => {
    if (state && 'busy' in state) return
    setState({ busy: true })
    sendCredentials('/send-verification-email', { email }).then(
      () => setState({ sent: true }),
      (failure: unknown) => setState({ failure }),
    )
  }

  if (state && 'sent' in state)
    return <Text component="output">{t.rich('confirm.sentAgain', { email, strong })}</Text>
  return (
    <>
      {state && 'failure' in state && <ErrorBanner text={textOf(state.failure, t('failures.confirm'))} />}
      <Button variant="default" onClick={send} aria-disabled={state && 'busy' in state}>
        {t('confirm.again')}
      </Button>
    </>
  )
}
