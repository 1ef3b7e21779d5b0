import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { strong } from '../rich-text.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { resetRequestSchema } from './credentials-schemas.ts'
import { EmailField } from './email-field.tsx'
import { sendCredentials } from './send-credentials.ts'
import { useCredentialsForm } from './use-credentials-form.ts'

/** Says the same whether the address has an account or not. */
export function ForgotPasswordPage() {
  const t = useTranslations('account')
  const [sentTo, setSentTo] = useState<string>()
  const form = useCredentialsForm({
    initialValues: { email: '' },
    schema: resetRequestSchema,
    texts: { email: { required: t('issues.emailEmpty') } },
    send: async (input, { email }) => {
      await sendCredentials('/request-password-reset', input)
      setSentTo(email.trim())
    },
    fallback: t('failures.resetPassword'),
  })
  const back = <TextLink to={paths.login}>{t('forgot.back')}</TextLink>

  if (sentTo !== undefined)
    return (
      <CredentialsCard title={t('forgot.sentTitle')} after={back}>
        <Text component="output" mb="lg">
          {t.rich('forgot.sent', { email: sentTo, strong })}
        </Text>
        <Button variant="default" onClick={() => setSentTo(undefined)}>
          {t('forgot.again')}
        </Button>
      </CredentialsCard>
    )

  return (
    <CredentialsCard title={t('forgot.title')} lead={t('forgot.lead')} after={back}>
      <CredentialsForm form={form} submitLabel={t('forgot.submit')} busyLabel={t('forgot.busy')}>
        <EmailField {...form.field('email')} />
      </CredentialsForm>
    </CredentialsCard>
  )
}
