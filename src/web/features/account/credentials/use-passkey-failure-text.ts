import { useTranslations } from 'use-intl'
import { PasskeyError } from './passkey-device.ts'
import { useCredentialsFailureText } from './use-credentials-failure-text.ts'

/** The sentence for a passkey that was not made or not used. */
export function usePasskeyFailureText() {
  const t = useTranslations('signingIn.passkeys')
  const textOf = useCredentialsFailureText()
  return (failure: unknown): string =>
    failure instanceof PasskeyError ? t(`problems.${failure.problem}`) : textOf(failure, t('failed'))
}
