import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { useRegistration } from '#web/lib/session/registration.ts'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { linkTo } from '../rich-text.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import classes from './credentials-card.module.css'
import { CredentialsForm } from './credentials-form.tsx'
import { signInSchema } from './credentials-schemas.ts'
import { EmailField } from './email-field.tsx'
import { enterApp } from './enter-app.ts'
import { PasswordField } from './password-field.tsx'
import { sendCredentials } from './send-credentials.ts'
import { useCredentialsForm } from './use-credentials-form.ts'

/** `from`: the page that asked for a session, to go back to. */
export function SignInPage({ from }: { from: AppPath | undefined }) {
  const t = useTranslations('account')
  const registration = useRegistration()
  const form = useCredentialsForm({
    initialValues: { email: '', password: '', rememberMe: '' },
    schema: signInSchema,
    send: async (input, { rememberMe }) => {
      await sendCredentials('/sign-in/email', { ...input, rememberMe: rememberMe !== '' })
      await enterApp(from ?? paths.dashboard)
    },
    fallback: t('failures.signIn'),
  })

  return (
    <CredentialsCard
      withDemo
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      after={
        registration === 'closed' ? (
          t('refusals.REGISTRATION_CLOSED')
        ) : (
          <span data-sign-up>{t.rich('signIn.noAccount', { link: linkTo(paths.register) })}</span>
        )
      }
    >
      {from !== undefined && <p className={classes.needed}>{t('signIn.needed')}</p>}
      <CredentialsForm form={form} submitLabel={t('signIn.submit')} busyLabel={t('signIn.busy')}>
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label={t('fields.password')}
          autoComplete="current-password"
        />
        <div className={classes.row}>
          <Checkbox name="rememberMe" label={t('fields.rememberMe')} />
          <TextLink to={paths.forgotPassword} size="sm">
            {t('signIn.forgot')}
          </TextLink>
        </div>
      </CredentialsForm>
    </CredentialsCard>
  )
}
