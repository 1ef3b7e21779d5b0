import { IconLogin2 } from '#web/ui/icons/login-2.ts'
import { useLocale, useTranslations } from 'use-intl'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { useProviderName } from '#web/lib/session/sign-in-options.ts'
import { readTheme } from '#web/lib/storage/preferences.ts'
import { beginWithProvider } from './begin-with-provider.ts'
import { OtherSignIn } from './other-sign-in.tsx'
import { useCredentialsFailureText } from './use-credentials-failure-text.ts'

interface ProviderSignInProps {
  /** The page that is entered. */
  to: AppPath
  /** The token of an invitation, where one is needed. */
  invitation?: string | undefined
}

/** Signs in with the identity provider of the installation, where it has one. */
export function ProviderSignIn({ to, invitation }: ProviderSignInProps) {
  const t = useTranslations('signingIn.provider')
  const textOf = useCredentialsFailureText()
  const language = useLocale()
  const name = useProviderName()
  if (name === undefined) return null
  return (
    <OtherSignIn
      icon={<IconLogin2 size={18} aria-hidden />}
      label={t('signIn', { name })}
      busyLabel={t('leaving')}
      enter={() => beginWithProvider({ purpose: 'sign-in', to, language, theme: readTheme(), invitation })}
      textOf={(failure) => textOf(failure, t('failed'))}
    />
  )
}
