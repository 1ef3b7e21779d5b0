import { Button } from '@mantine/core'
import { IconLogin2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { useProviderName } from '#web/lib/session/sign-in-options.ts'
import { readTheme } from '#web/lib/storage/preferences.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { beginWithProvider } from './begin-with-provider.ts'
import classes from './credentials-card.module.css'
import { useCredentialsFailureText } from './use-credentials-failure-text.ts'

interface ProviderSignInProps {
  /** The page that is entered. */
  to: AppPath
  /** The token of an invitation, where one is needed. */
  invitation?: string | undefined
}

/** Signs in with the identity provider of the installation, where it has one. */
export function ProviderSignIn({ to, invitation }: ProviderSignInProps) {
  const t = useTranslations('security.provider')
  const textOf = useCredentialsFailureText()
  const language = useLocale()
  const name = useProviderName()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  if (name === undefined) return null

  async function enter() {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await beginWithProvider({ purpose: 'sign-in', to, language, theme: readTheme(), invitation })
    } catch (cause) {
      setFailure(cause)
      setBusy(false)
    }
  }

  return (
    <div className={classes.below}>
      {failure !== undefined && <ErrorBanner text={textOf(failure, t('failed'))} />}
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconLogin2 size={18} aria-hidden />}
        aria-disabled={busy}
        data-needs-script
        onClick={() => void enter()}
      >
        {busy ? t('leaving') : t('signIn', { name })}
      </Button>
    </div>
  )
}
