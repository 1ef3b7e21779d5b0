import { IconKey } from '#web/ui/icons/key.ts'
import { useTranslations } from 'use-intl'
import { OtherSignIn } from './other-sign-in.tsx'
import { signWithPasskey } from './passkey-device.ts'
import { sendCredentials } from './send-credentials.ts'
import { usePasskeyFailureText } from './use-passkey-failure-text.ts'

/** Signs in without a password, with a passkey that the browser offers. */
export function PasskeySignIn({ onEntered }: { onEntered: (answer: unknown) => Promise<void> }) {
  const t = useTranslations('signingIn.passkeys')
  const textOf = usePasskeyFailureText()

  async function enter(): Promise<void> {
    const options = await sendCredentials('/passkey/generate-authenticate-options', {})
    const response = await signWithPasskey(options)
    await onEntered(await sendCredentials('/passkey/verify-authentication', { response }))
  }

  return (
    <OtherSignIn
      icon={<IconKey size={18} aria-hidden />}
      label={t('signIn')}
      busyLabel={t('signInBusy')}
      enter={enter}
      textOf={textOf}
    />
  )
}
