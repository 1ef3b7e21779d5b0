import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFocusWhereNone } from '#web/lib/browser/use-focus-where-none.ts'
import { HttpError } from '#web/lib/failure/failure.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { useHasPasswords, useRegistration } from '#web/lib/session/sign-in-options.ts'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { linkTo } from '#web/ui/rich-text.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import classes from './credentials-card.module.css'
import { CredentialsForm } from './credentials-form.tsx'
import { signInSchema } from './credentials-schemas.ts'
import { EmailField } from './email-field.tsx'
import { enterApp } from './enter-app.ts'
import { PasswordField } from './password-field.tsx'
import { providerReturn } from './provider-return.ts'
import { ProviderSignIn } from './provider-sign-in.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'
import { sendCredentials } from './send-credentials.ts'
import { SendLinkAgain } from './send-link-again.tsx'
import { RestoredAccount } from './restored-account.tsx'
import { useCredentialsFailureText } from './use-credentials-failure-text.ts'
import { useCredentialsForm } from './use-credentials-form.ts'

interface SignInPageProps {
  /** The page that asked for a session, to go back to. */
  from: AppPath | undefined
  /** Of the address, which says how signing in with the identity provider went; undefined while it is not known. */
  hash: string | undefined
}

export function SignInPage({ from, hash }: SignInPageProps) {
  const t = useTranslations('account')
  const failures = useTranslations('signingIn.provider.failures')
  const registration = useRegistration()
  const textOf = useCredentialsFailureText()
  const hasPasswords = useHasPasswords()
  const back = providerReturn(hash ?? '')
  /** Whether there is nothing more to do about how that went. */
  const [isSeen, setSeen] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  /** Why a second step was ended. */
  const [ended, setEnded] = useState<HttpError>()
  /** The address of an account that has to be confirmed first. */
  const [unconfirmed, setUnconfirmed] = useState<string>()
  /** When the account was to be erased that this sign-in has restored. */
  const [erasedAt, setErasedAt] = useState<string>()
  const waitsForCode = needsCode || (back.needsCode && !isSeen)
  const restoredUntil = erasedAt ?? (isSeen ? undefined : back.erasedAt)
  const to = from ?? paths.dashboard
  /** After a sign-in of any kind: shows that it has restored the account, or opens the application. */
  const enter = async (answer: unknown) => {
    const { restored } = answer as { restored?: { eraseAt: string } }
    if (restored === undefined) await enterApp(to)
    else setErasedAt(restored.eraseAt)
    setNeedsCode(false)
    setSeen(true)
  }
  const form = useCredentialsForm({
    initialValues: { email: '', password: '', rememberMe: '' },
    schema: signInSchema,
    send: async (input, { rememberMe }) => {
      setUnconfirmed(undefined)
      setEnded(undefined)
      try {
        const answer = await sendCredentials('/sign-in/email', { ...input, rememberMe: rememberMe !== '' })
        if ((answer as { secondFactor?: true }).secondFactor === true) setNeedsCode(true)
        else await enter(answer)
      } catch (failure) {
        if (failure instanceof HttpError && failure.code === 'EMAIL_NOT_VERIFIED') setUnconfirmed(input.email)
        throw failure
      }
    },
    fallback: t('failures.signIn'),
  })
  const emailField = form.field('email')
  useFocusWhereNone(emailField.id)

  if (waitsForCode)
    return (
      <SecondFactorStep
        onEntered={enter}
        onBack={(failure) => {
          setNeedsCode(false)
          setSeen(true)
          setEnded(failure)
        }}
      />
    )
  if (restoredUntil !== undefined) return <RestoredAccount erasedAt={restoredUntil} to={to} />
  return (
    <CredentialsCard
      withDemo
      title={t('signIn.title')}
      lead={hasPasswords ? t('signIn.lead') : undefined}
      after={
        registration === 'closed' ? (
          t('refusals.REGISTRATION_CLOSED')
        ) : registration === 'invited' ? (
          t('refusals.INVITATION_REQUIRED')
        ) : (
          <span data-sign-up>{t.rich('signIn.noAccount', { link: linkTo(paths.register) })}</span>
        )
      }
    >
      {from !== undefined && <p className={classes.needed}>{t('signIn.needed')}</p>}
      {back.failure !== undefined && ended === undefined && (
        <p className={classes.needed} role="alert">
          {failures(back.failure)}
        </p>
      )}
      {ended !== undefined && (
        <p className={classes.needed} role="alert">
          {textOf(ended, t('failures.signIn'))}
        </p>
      )}
      {hasPasswords && (
        <div data-by-password>
          <CredentialsForm form={form} submitLabel={t('signIn.submit')} busyLabel={t('signIn.busy')}>
            <EmailField {...emailField} />
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
          <PasskeySignIn onEntered={enter} />
        </div>
      )}
      <ProviderSignIn to={to} />
      {unconfirmed !== undefined && (
        <div className={classes.below}>
          <SendLinkAgain key={unconfirmed} email={unconfirmed} />
        </div>
      )}
    </CredentialsCard>
  )
}
