import { Checkbox, TextInput } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { PASSWORD_MIN_LENGTH } from '#contract/account-limits.ts'
import { paths } from '#web/entities/paths.ts'
import { readTheme } from '#web/lib/storage/preferences.ts'
import { linkBeside, linkTo } from '../rich-text.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { EmailField } from './email-field.tsx'
import { enterApp } from './enter-app.ts'
import { signUpIssues } from './issues.ts'
import { PasswordField } from './password-field.tsx'
import { sendCredentials } from './send-credentials.ts'
import { useCredentialsForm } from './use-credentials-form.ts'

export function SignUpPage() {
  const t = useTranslations('account')
  const language = useLocale()
  const form = useCredentialsForm({
    fields: ['name', 'email', 'password', 'confirmation', 'terms'],
    check: signUpIssues,
    send: async ({ name, email, password }) => {
      await sendCredentials('/sign-up/email', { name, email, password, language, theme: readTheme() })
      await enterApp(paths.dashboard)
    },
    fallback: t('failures.signUp'),
  })

  return (
    <CredentialsCard
      withDemo
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      after={t.rich('signUp.hasAccount', { link: linkTo(paths.login) })}
    >
      <CredentialsForm form={form} submitLabel={t('signUp.submit')} busyLabel={t('signUp.busy')}>
        <TextInput
          name="name"
          label={t('fields.fullName')}
          size="md"
          autoComplete="name"
          error={form.errorOf('name')}
        />
        <EmailField error={form.errorOf('email')} />
        <PasswordField
          name="password"
          label={t('fields.password')}
          description={t('fields.passwordHint', { minimum: PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
          error={form.errorOf('password')}
        />
        <PasswordField
          name="confirmation"
          label={t('fields.confirmation')}
          autoComplete="new-password"
          error={form.errorOf('confirmation')}
        />
        <Checkbox
          name="terms"
          label={t.rich('fields.terms', {
            terms: linkBeside(paths.terms),
            privacy: linkBeside(paths.privacy),
          })}
          error={form.errorOf('terms')}
          aria-invalid={form.errorOf('terms') ? true : undefined}
        />
      </CredentialsForm>
    </CredentialsCard>
  )
}
