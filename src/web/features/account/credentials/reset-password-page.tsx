import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { publicPath } from '#contract/public-path.ts'
import { HttpError } from '#web/lib/failure/failure.ts'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import classes from './credentials-card.module.css'
import { CredentialsForm } from './credentials-form.tsx'
import { passwordResetSchema } from './new-password-schemas.ts'
import { KeepTokens } from './keep-tokens.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { linkToken, tokensIn } from './mail-link.ts'
import { sendCredentials } from './send-credentials.ts'
import { useCredentialsForm } from './use-credentials-form.ts'
import { isUnreached } from './use-credentials-failure-text.ts'
import { address } from '#web/lib/navigation/address.ts'

const TO_SIGN_IN_MS = 2000
/** Instead of the secret, until the page's script runs. */
const AWAITED = ''
const FORM_ID = 'reset-password'

/** `hash`: of the address that the mail's link opened; undefined while it is not known. */
export function ResetPasswordPage({ hash }: { hash: string | undefined }) {
  const token = hash === undefined ? AWAITED : linkToken(hash, 'recovery')
  const [refused, setRefused] = useState<string>()
  const [done, setDone] = useState(false)
  if (done) return <ResetDone />
  if (token === undefined || token === refused) return <InvalidLink />
  return (
    <ResetForm
      token={token}
      tokens={tokensIn(hash ?? '')}
      onDone={() => setDone(true)}
      onRefused={() => setRefused(token)}
    />
  )
}

function InvalidLink() {
  const t = useTranslations('account.reset')
  return (
    <CredentialsCard title={t('title')}>
      <div role="alert">
        <Text fw={600} c="var(--danger-text)" mb={4}>
          {t('invalid')}
        </Text>
        <Text c="dimmed" mb="lg">
          {t('invalidHint')}
        </Text>
      </div>
      <ButtonLink to={paths.forgotPassword} fullWidth size="md">
        {t('requestAgain')}
      </ButtonLink>
    </CredentialsCard>
  )
}

function ResetDone() {
  const t = useTranslations('account')
  const language = useLocale()
  useEffect(() => {
    const timer = setTimeout(
      () => location.replace(address(publicPath(paths.login, language))),
      TO_SIGN_IN_MS,
    )
    return () => clearTimeout(timer)
  }, [language])
  return (
    <CredentialsCard title={t('reset.title')}>
      <output>
        <Text fw={600} c="var(--margin-high)" mb={4}>
          {t('reset.done')}
        </Text>
        <Text c="dimmed">{t('reset.doneHint')}</Text>
      </output>
    </CredentialsCard>
  )
}

interface ResetFormProps {
  token: string
  /** How many access tokens the account has. */
  tokens: number
  onDone: () => void
  onRefused: () => void
}

function ResetForm({ token, tokens, onDone, onRefused }: ResetFormProps) {
  const t = useTranslations('account')
  const tCommon = useTranslations('common')
  const [unreached, setUnreached] = useState(false)
  const form = useCredentialsForm({
    initialValues: { newPassword: '', confirmation: '', keepTokens: '' },
    schema: passwordResetSchema,
    send: async ({ newPassword }, { keepTokens }) => {
      try {
        await sendCredentials('/reset-password', { token, newPassword, keepTokens: keepTokens !== '' })
        onDone()
      } catch (failure) {
        setUnreached(isUnreached(failure))
        if (failure instanceof HttpError && failure.code === 'INVALID_TOKEN') onRefused()
        else if (!isUnreached(failure)) throw failure
      }
    },
    fallback: t('failures.resetPassword'),
  })

  return (
    <CredentialsCard
      title={unreached ? t('reset.connectionTitle') : t('reset.title')}
      lead={unreached ? undefined : t('reset.lead')}
      after={<TextLink to={paths.login}>{t('forgot.back')}</TextLink>}
    >
      {unreached && (
        <div role="alert">
          <Text mb="lg">{t('failures.connection')}</Text>
          {/* What was typed is kept in the form below, which is hidden. */}
          <Button type="submit" form={FORM_ID} size="md" fullWidth aria-disabled={form.submitting}>
            {form.submitting ? t('reset.busy') : tCommon('retry')}
          </Button>
        </div>
      )}
      <div hidden={unreached} className={token === AWAITED ? classes.unseen : undefined}>
        <CredentialsForm id={FORM_ID} form={form} submitLabel={t('reset.submit')} busyLabel={t('reset.busy')}>
          <NewPasswordFields
            label={t('fields.newPassword')}
            password={form.field('newPassword')}
            confirmation={form.field('confirmation')}
          />
          <KeepTokens count={tokens} />
        </CredentialsForm>
      </div>
    </CredentialsCard>
  )
}
