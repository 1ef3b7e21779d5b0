import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { addressChangeSchema } from '../credentials/credentials-schemas.ts'
import { sendCredentials } from '../credentials/send-credentials.ts'
import { useCredentialsForm } from '../credentials/use-credentials-form.ts'
import { strong } from '#web/ui/rich-text.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { PasswordAgain, useHasPassword } from './password-again.tsx'

/** What the server answers to a change that is asked for. */
type Requested = { mailsKept: boolean }

/** The address of the account, and how to ask for another. */
export function EmailSection({ id, email }: { id: string; email: string }) {
  const t = useTranslations('security.email')
  const account = useTranslations('account')
  const [requested, setRequested] = useState<Requested & { email: string }>()
  const hasPassword = useHasPassword()
  const form = useCredentialsForm({
    initialValues: { newEmail: '', password: '' },
    schema: addressChangeSchema(hasPassword),
    send: async (input) => {
      if (refusedInDemo()) return
      const { mailsKept } = (await sendCredentials('/change-email', input)) as Requested
      setRequested({ mailsKept, email: input.newEmail })
      form.reset()
    },
    fallback: t('failed'),
  })

  return (
    <SettingsCard id={id} title={t('title')} lead={t(hasPassword ? 'lead' : 'leadWithoutPassword')}>
      <TextInput label={account('fields.email')} value={email} readOnly variant="filled" />
      <Form key={requested?.email} gap={18} mt={4} onSubmit={form.submit} aria-busy={form.submitting}>
        <TextInput
          {...form.field('newEmail')}
          type="email"
          label={t('newEmail')}
          autoComplete="off"
          autoCapitalize="none"
        />
        <PasswordAgain {...form.field('password')} label={account('fields.currentPassword')} />
        {form.banner !== undefined && <ErrorBanner text={form.banner} />}
        <Text component="output" display={requested ? 'block' : 'none'}>
          {requested && t.rich(requested.mailsKept ? 'kept' : 'sent', { email: requested.email, strong })}
        </Text>
        <Group>
          <Button type="submit" variant="default" aria-disabled={form.submitting}>
            {form.submitting ? t('busy') : t('submit')}
          </Button>
        </Group>
      </Form>
    </SettingsCard>
  )
}
