import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { HttpError } from '#web/lib/failure/failure.ts'
import { CredentialsCard } from './credentials-card.tsx'
import classes from './credentials-card.module.css'
import { CredentialsForm } from './credentials-form.tsx'
import { secondFactorSchema } from './credentials-schemas.ts'
import { sendCredentials } from './send-credentials.ts'
import { useCredentialsForm } from './use-credentials-form.ts'

/** Refusals after which the password is asked for again. */
const ENDED: ReadonlySet<string | undefined> = new Set([
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
])

interface SecondFactorStepProps {
  /** With what the server has answered. */
  onEntered: (answer: unknown) => Promise<void>
  /** Back to the password; with the failure that ended this step. */
  onBack: (failure?: HttpError) => void
}

/** The second step of a sign-in: a code of the authenticator, or a recovery code. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  const t = useTranslations('signingIn.secondFactor')
  const [recovering, setRecovering] = useState(false)
  return (
    <CredentialsCard title={t('title')} lead={t(recovering ? 'recoveryLead' : 'lead')}>
      <CodeForm key={String(recovering)} {...props} recovering={recovering} />
      <div className={classes.below}>
        <Button variant="subtle" fullWidth onClick={() => setRecovering(!recovering)}>
          {t(recovering ? 'useCode' : 'useRecovery')}
        </Button>
        <Button variant="subtle" fullWidth onClick={() => props.onBack()}>
          {t('back')}
        </Button>
      </div>
    </CredentialsCard>
  )
}

function CodeForm({ onEntered, onBack, recovering }: SecondFactorStepProps & { recovering: boolean }) {
  const t = useTranslations('signingIn.secondFactor')
  const account = useTranslations('account.signIn')
  const code = useFocusOnMount<HTMLInputElement>()
  const form = useCredentialsForm({
    initialValues: { code: '', trustDevice: '' },
    schema: secondFactorSchema,
    send: async (input, { trustDevice }) => {
      const path = recovering ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp'
      let answer: unknown
      try {
        answer = await sendCredentials(path, { ...input, trustDevice: trustDevice !== '' })
      } catch (failure) {
        if (!(failure instanceof HttpError && ENDED.has(failure.code))) throw failure
        onBack(failure)
        return
      }
      await onEntered(answer)
    },
    fallback: t('failed'),
  })
  return (
    <CredentialsForm form={form} submitLabel={account('submit')} busyLabel={account('busy')}>
      <TextInput
        {...form.field('code')}
        ref={code}
        size="md"
        label={t(recovering ? 'recoveryCode' : 'code')}
        autoComplete="one-time-code"
        inputMode={recovering ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox name="trustDevice" label={t('trust')} />
    </CredentialsForm>
  )
}
