import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useRole } from '#web/lib/session/use-role.ts'
import { sessionQuery } from '#web/lib/session/session.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { resetRequestSchema } from '../credentials/credentials-schemas.ts'
import { passwordChangeSchema } from '../credentials/new-password-schemas.ts'
import { KeepTokens } from '../credentials/keep-tokens.tsx'
import { NewPasswordFields } from '../credentials/new-password-fields.tsx'
import { PasswordField } from '../credentials/password-field.tsx'
import { sendCredentials } from '../credentials/send-credentials.ts'
import { useCredentialsForm } from '../credentials/use-credentials-form.ts'
import { useHasPassword } from '../security/password-again.tsx'
import { SettingsCard } from './settings-card.tsx'

/** `email`: so that a password manager knows whose password is new. */
export function PasswordSection({ id, email }: { id: string; email: string }) {
  const t = useTranslations()
  const hasPassword = useHasPassword()
  return (
    <SettingsCard id={id} title={t('settings.password.title')} lead={t('settings.password.lead')}>
      {hasPassword ? <PasswordChange email={email} /> : <FirstPassword email={email} />}
    </SettingsCard>
  )
}

/** An account that was made with the identity provider: a link of a mail chooses its first password. */
function FirstPassword({ email }: { email: string }) {
  const t = useTranslations()
  const [isSent, setSent] = useState(false)
  const form = useCredentialsForm({
    initialValues: { email },
    schema: resetRequestSchema,
    send: async (input) => {
      await sendCredentials('/request-password-reset', input)
      setSent(true)
    },
    fallback: t('account.failures.changePassword'),
  })
  return (
    <Form onSubmit={form.submit} aria-busy={form.submitting}>
      <input type="hidden" name="email" value={email} />
      <Stack gap={12} align="flex-start">
        <Text component="output">{t(isSent ? 'settings.password.linkSent' : 'settings.password.none')}</Text>
        {form.banner !== undefined && <ErrorBanner text={form.banner} />}
        <Button type="submit" variant="default" aria-disabled={form.submitting}>
          {t('settings.password.sendLink')}
        </Button>
      </Stack>
    </Form>
  )
}

function PasswordChange({ email }: { email: string }) {
  const t = useTranslations()
  const queryClient = useQueryClient()
  const isOwner = useRole() === 'owner'
  const tokens = useQuery({ ...orpc.accessTokens.list.queryOptions({ staleTime: 0 }), enabled: isOwner })
  // A new key empties the fields once the change is done.
  const [round, setRound] = useState(0)
  const form = useCredentialsForm({
    initialValues: { currentPassword: '', newPassword: '', confirmation: '', keepTokens: '' },
    schema: passwordChangeSchema,
    send: async ({ currentPassword, newPassword }, { keepTokens }) => {
      if (refusedInDemo()) return
      const change = { currentPassword, newPassword, keepTokens: keepTokens !== '' }
      await sendCredentials('/change-password', change)
      void queryClient.invalidateQueries(sessionQuery)
      void invalidateAfter(queryClient, 'accessTokens')
      setRound(round + 1)
      form.reset()
      notifySuccess(t('settings.password.done'))
    },
    fallback: t('account.failures.changePassword'),
  })

  return (
    <Form key={round} gap={18} mt={4} onSubmit={form.submit} aria-busy={form.submitting}>
      <input type="text" hidden autoComplete="username" value={email} readOnly />
      <PasswordField
        size="sm"
        {...form.field('currentPassword')}
        label={t('account.fields.currentPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields
        size="sm"
        label={t('account.fields.newPassword')}
        password={form.field('newPassword')}
        confirmation={form.field('confirmation')}
      />
      <KeepTokens count={tokens.data?.items.length ?? 0} />
      <Stack gap={12}>
        {form.banner !== undefined && <ErrorBanner text={form.banner} />}
        <Group gap="8px 16px">
          <Button type="submit" variant="default" aria-disabled={form.submitting}>
            {form.submitting ? t('settings.password.busy') : t('settings.password.submit')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
