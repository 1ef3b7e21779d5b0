import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import classes from './credentials-card.module.css'
import { signWithPasskey } from './passkey-device.ts'
import { sendCredentials } from './send-credentials.ts'
import { usePasskeyFailureText } from './use-passkey-failure-text.ts'

/** Signs in without a password, with a passkey that the browser offers. */
export function PasskeySignIn({ onEntered }: { onEntered: (answer: unknown) => Promise<void> }) {
  const t = useTranslations('security.passkeys')
  const textOf = usePasskeyFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  async function enter() {
    // A device that is asked twice gives up the first question.
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const options = await sendCredentials('/passkey/generate-authenticate-options', {})
      const response = await signWithPasskey(options)
      await onEntered(await sendCredentials('/passkey/verify-authentication', { response }))
    } catch (cause) {
      setFailure(cause)
    }
    setBusy(false)
  }

  return (
    <div className={classes.below}>
      {failure !== undefined && <ErrorBanner text={textOf(failure)} />}
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconKey size={18} aria-hidden />}
        aria-disabled={busy}
        data-needs-script
        onClick={() => void enter()}
      >
        {t(busy ? 'signInBusy' : 'signIn')}
      </Button>
    </div>
  )
}
