import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useWritesWaitText } from '#web/entities/use-sign-out-failure.ts'
import { postJson } from '#web/lib/query/post-json.ts'
import { forgetAccount } from '#web/lib/session/forget-account.ts'
import type { Session } from '#web/lib/session/session-data.ts'
import { refuseWhileWritesWait } from '#web/lib/waiting/refuse-while-writes-wait.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { enterApp } from '../credentials/enter-app.ts'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'
import { forgetInvitation } from './kept-invitation.ts'

/** Who is signed in joins the house, and is there from then on; what this browser has kept of the former one is gone. */
export function JoinHouse({ token, session }: { token: string; session: Session }) {
  const t = useTranslations('joining')
  const textOf = useCredentialsFailureText()
  const waitText = useWritesWaitText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  async function join() {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await refuseWhileWritesWait(session.account)
      await postJson('/api/houses/join', { token })
      forgetInvitation()
      await forgetAccount(session.account)
      await enterApp(paths.dashboard)
    } catch (cause) {
      setFailure(cause)
      setBusy(false)
    }
  }

  return (
    <Stack gap={10} mt="sm">
      <Text size="sm">{t('as', { email: session.user.email })}</Text>
      {failure !== undefined && <ErrorBanner text={waitText(failure) ?? textOf(failure, t('failed'))} />}
      <Button fullWidth size="md" aria-disabled={isBusy} onClick={() => void join()}>
        {isBusy ? t('busy') : t('join')}
      </Button>
    </Stack>
  )
}
