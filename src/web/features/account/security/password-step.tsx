import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { CredentialsPath } from '#contract/credentials.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { passwordAgainSchema } from '../credentials/credentials-schemas.ts'
import { sendCredentials } from '../credentials/send-credentials.ts'
import { useCredentialsForm } from '../credentials/use-credentials-form.ts'
import { PasswordAgain, useHasPassword } from './password-again.tsx'
import { StepForm } from './step-form.tsx'

interface PasswordStepProps {
  path: CredentialsPath
  /** Sent beside the password. */
  more?: object
  lead: string
  submit: string
  danger?: boolean
  onDone: (answer: unknown) => void | Promise<void>
  onCancel: () => void
}

/** Asks for the password before what signs in to the account is changed. */
export function PasswordStep({
  path,
  more,
  lead,
  submit,
  danger = false,
  onDone,
  onCancel,
}: PasswordStepProps) {
  const t = useTranslations()
  const password = useFocusOnMount<HTMLInputElement>()
  const form = useCredentialsForm({
    initialValues: { password: '' },
    schema: passwordAgainSchema(useHasPassword()),
    send: async (input) => onDone(await sendCredentials(path, { ...more, ...input })),
    fallback: t('security.secondFactor.changeFailed'),
  })
  return (
    <StepForm
      banner={form.banner}
      submitLabel={submit}
      busyLabel={t('security.secondFactor.busy')}
      submitting={form.submitting}
      danger={danger}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <Text>{lead}</Text>
      <PasswordAgain {...form.field('password')} ref={password} label={t('account.fields.currentPassword')} />
    </StepForm>
  )
}
