import { Button, Checkbox, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useHasPasswords, useRegistration } from '#web/lib/session/sign-in-options.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useFocusWhereNone } from '#web/lib/browser/use-focus-where-none.ts'
import { paths } from '#web/entities/paths.ts'
import { readTheme } from '#web/lib/storage/preferences.ts'
import { linkBeside, linkTo, strong } from '#web/ui/rich-text.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import classes from './credentials-card.module.css'
import { CredentialsForm } from './credentials-form.tsx'
import { signUpSchema } from './new-password-schemas.ts'
import { EmailField } from './email-field.tsx'
import { enterApp } from './enter-app.ts'
import { type Invitation, invitationIn } from './mail-link.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import { sendCredentials } from './send-credentials.ts'
import { SendLinkAgain } from './send-link-again.tsx'
import { termsText, useCredentialsForm } from './use-credentials-form.ts'

/**
 * What signing up is here: a form, or the reason why there is none.
 * `hash`: of the address that an invitation's link opened; undefined while it is not known.
 */
export function SignUpPage({ hash }: { hash: string | undefined }) {
  const registration = useRegistration()
  const opened = invitationIn(hash ?? '')
  const invitation = opened?.toHouse || registration === 'invited' ? opened : undefined
  if (registration === 'closed' && !invitation) return <NoSignUp reason="closed" />
  if (registration === 'invited' && !invitation) return <NoSignUp reason="invited" />
  return <SignUpForm key={invitation?.email} invitation={invitation} awaited={registration === undefined} />
}

function NoSignUp({ reason }: { reason: 'closed' | 'invited' }) {
  const t = useTranslations('account')
  return (
    <CredentialsCard withDemo title={t(`signUp.${reason}.title`)} lead={t(`signUp.${reason}.lead`)}>
      <ButtonLink to={paths.login} fullWidth size="md">
        {t('signIn.submit')}
      </ButtonLink>
    </CredentialsCard>
  )
}

/** Whether the account has to be confirmed before it opens. */
function awaitsConfirmation(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'confirmation' in answer
}

function LinkSent({ to, onOtherAddress }: { to: string; onOtherAddress: () => void }) {
  const t = useTranslations('account')
  return (
    <>
      <Text component="output" display="block" mb="lg">
        {t.rich('confirm.sent', { email: to, strong })}
      </Text>
      <div className={classes.form}>
        <SendLinkAgain email={to} />
        <Button variant="default" onClick={onOtherAddress}>
          {t('forgot.again')}
        </Button>
      </div>
    </>
  )
}

interface SignUpFormProps {
  invitation: Invitation | undefined
  /** Whether the page does not know yet who may sign up, as before its script runs; the stylesheet does. */
  awaited: boolean
}

function SignUpForm({ invitation, awaited }: SignUpFormProps) {
  const t = useTranslations('account')
  const language = useLocale()
  const [sentTo, setSentTo] = useState<string>()
  const form = useCredentialsForm({
    initialValues: { name: '', email: '', password: '', confirmation: '', terms: '' },
    schema: signUpSchema,
    texts: { terms: termsText(t('issues.termsRefused')) },
    send: async ({ name, email, password }) => {
      const answer = await sendCredentials('/sign-up/email', {
        name,
        email,
        password,
        language,
        theme: readTheme(),
        ...(invitation && { [invitation.toHouse ? 'houseInvitation' : 'invitation']: invitation.token }),
      })
      if (awaitsConfirmation(answer)) setSentTo(email)
      else await enterApp(paths.dashboard)
    },
    fallback: t('failures.signUp'),
  })

  useFocusWhereNone(form.field('name').id)

  const sent = sentTo !== undefined
  const marked = invitation ? undefined : true
  const hasPasswords = useHasPasswords()

  return (
    <CredentialsCard
      withDemo={!sent}
      title={sent ? t('forgot.sentTitle') : t('signUp.title')}
      lead={sent ? undefined : <span data-sign-up={marked}>{t('signUp.lead')}</span>}
      after={t.rich('signUp.hasAccount', { link: linkTo(paths.login) })}
    >
      {sent && <LinkSent to={sentTo} onOtherAddress={() => setSentTo(undefined)} />}
      {awaited && (
        <>
          <p data-only="closed">{t('signUp.closed.lead')}</p>
          <p data-only="invited">{t('refusals.INVITATION_REQUIRED')}</p>
        </>
      )}
      {/* What was typed is kept for another address. */}
      {hasPasswords && (
        <div data-sign-up={marked} data-by-password hidden={sent}>
          <CredentialsForm form={form} submitLabel={t('signUp.submit')} busyLabel={t('signUp.busy')}>
            <TextInput {...form.field('name')} label={t('fields.fullName')} size="md" autoComplete="name" />
            <EmailField
              {...form.field('email')}
              defaultValue={invitation?.email}
              readOnly={invitation?.email !== undefined}
              description={invitation?.email !== undefined && t('signUp.invited.email')}
            />
            <NewPasswordFields
              label={t('fields.password')}
              password={form.field('password')}
              confirmation={form.field('confirmation')}
            />
            <Checkbox
              {...form.field('terms')}
              label={t.rich('fields.terms', {
                terms: linkBeside(paths.terms),
                privacy: linkBeside(paths.privacy),
              })}
              aria-invalid={form.field('terms').error ? true : undefined}
            />
          </CredentialsForm>
        </div>
      )}
      {!sent && !invitation?.toHouse && (
        <ProviderSignIn to={paths.dashboard} invitation={invitation?.token} />
      )}
    </CredentialsCard>
  )
}
