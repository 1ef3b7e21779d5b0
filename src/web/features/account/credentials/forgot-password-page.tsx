import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { strong } from '#web/ui/rich-text.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { EmailField } from './email-field.tsx'
import { useLinkRequest } from './use-link-request.ts'

/** Says the same whether the address has an account or not. */
export function ForgotPasswordPage() {
  const t = useTranslations('account')
  const { form, sentTo, again } = useLinkRequest('/request-password-reset', t('failures.resetPassword'))
  const back = <TextLink to={paths.login}>{t('forgot.back')}</TextLink>

  if (sentTo !== undefined)
    return (
      <CredentialsCard title={t('forgot.sentTitle')} after={back}>
        <Text component="output" mb="lg">
          {t.rich('forgot.sent', { email: sentTo, strong })}
        </Text>
        <Button variant="default" onClick={again}>
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
