import { Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { passkeySchema } from '../credentials/credentials-schemas.ts'
import { makePasskey, PasskeyError } from '../credentials/passkey-device.ts'
import { sendCredentials } from '../credentials/send-credentials.ts'
import { useCredentialsForm } from '../credentials/use-credentials-form.ts'
import { usePasskeyFailureText } from '../credentials/use-passkey-failure-text.ts'
import { PasswordAgain, useHasPassword } from './password-again.tsx'
import { StepForm } from './step-form.tsx'

/** Names a passkey, asks for the password, and lets the device make it. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const t = useTranslations('security.passkeys')
  const common = useTranslations()
  const nameField = useFocusOnMount<HTMLInputElement>()
  const queryClient = useQueryClient()
  const textOf = usePasskeyFailureText()
  const [problem, setProblem] = useState<string>()
  const form = useCredentialsForm({
    initialValues: { name: '', password: '' },
    schema: passkeySchema(useHasPassword()),
    send: async ({ name, password }) => {
      setProblem(undefined)
      const options = await sendCredentials('/passkey/generate-register-options', { password })
      try {
        const response = await makePasskey(options)
        await sendCredentials('/passkey/verify-registration', { response, name })
      } catch (failure) {
        if (!(failure instanceof PasskeyError)) throw failure
        setProblem(textOf(failure))
        return
      }
      notifySuccess(t('addedNotice', { name }))
      void invalidateAfter(queryClient, 'security')
      onDone()
    },
    fallback: t('failed'),
  })
  return (
    <StepForm
      banner={form.banner ?? problem}
      submitLabel={t('add')}
      busyLabel={t('addBusy')}
      submitting={form.submitting}
      onSubmit={form.submit}
      onCancel={onDone}
    >
      <Text>{t('addLead')}</Text>
      <TextInput
        {...form.field('name')}
        ref={nameField}
        label={t('name')}
        description={t('nameHint')}
        autoComplete="off"
      />
      <PasswordAgain {...form.field('password')} label={common('account.fields.currentPassword')} />
    </StepForm>
  )
}
