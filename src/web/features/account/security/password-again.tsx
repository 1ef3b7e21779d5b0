import { Button, type PasswordInputProps, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useProviderName } from '#web/lib/session/sign-in-options.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { SECURITY_TAB } from '../settings/settings-tabs.ts'
import { beginWithProvider } from '../credentials/begin-with-provider.ts'
import { PasswordField } from '../credentials/password-field.tsx'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'

/** Whether the account has a password to ask for again; true while that is not known. */
export function useHasPassword(): boolean {
  return useQuery(orpc.security.get.queryOptions()).data?.password ?? true
}

/** Asks for the password again, or for a recent sign-in with the identity provider where the account has none. */
export function PasswordAgain(field: PasswordInputProps & { label: string }) {
  return useHasPassword() ? (
    <PasswordField size="sm" autoComplete="current-password" {...field} />
  ) : (
    <RecentSignIn />
  )
}

function RecentSignIn() {
  const t = useTranslations('security.provider')
  const format = useFormat()
  const textOf = useCredentialsFailureText()
  const name = useProviderName()
  const recentUntil = useQuery(orpc.security.get.queryOptions()).data?.recentUntil
  const isBusy = useRef(false)
  const [failure, setFailure] = useState<unknown>()
  if (recentUntil) return <Text c="dimmed">{t('recent', { time: format.time(recentUntil) })}</Text>

  async function confirm() {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(undefined)
    try {
      await beginWithProvider({ purpose: 'confirm', to: SECURITY_TAB })
    } catch (cause) {
      setFailure(cause)
      isBusy.current = false
    }
  }

  return (
    <div>
      <Text mb="xs">{t('confirm')}</Text>
      {failure !== undefined && <ErrorBanner text={textOf(failure, t('failed'))} />}
      {name !== undefined && (
        <Button variant="default" onClick={() => void confirm()}>
          {t('confirmBy', { name })}
        </Button>
      )}
    </div>
  )
}
