import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { HttpError } from '#web/lib/failure/failure.ts'
import { textSchema } from '#web/lib/form/text-schema.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { linkTo, strong } from '#web/ui/rich-text.tsx'
import { ConfirmNewAddress } from './confirm-new-address.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import classes from './credentials-card.module.css'
import { CredentialsForm } from './credentials-form.tsx'
import { EmailField } from './email-field.tsx'
import { linkToken } from './mail-link.ts'
import { sendCredentials } from './send-credentials.ts'
import { useCredentialsForm } from './use-credentials-form.ts'
import { useLinkRequest } from './use-link-request.ts'

/** Instead of the secret, until the page's script runs. */
const AWAITED = ''
const nothingTyped = textSchema({})

/** `hash`: of the address that the mail's link opened; undefined while it is not known. */
export function ConfirmEmailPage({ hash }: { hash: string | undefined }) {
  const newAddress = hash === undefined ? undefined : linkToken(hash, 'address')
  return newAddress === undefined ? <ConfirmAccount hash={hash} /> : <ConfirmNewAddress token={newAddress} />
}

function ConfirmAccount({ hash }: { hash: string | undefined }) {
  const token = hash === undefined ? AWAITED : linkToken(hash, 'confirmation')
  const [refused, setRefused] = useState<string>()
  const [done, setDone] = useState(false)
  if (done) return <Confirmed />
  if (token === undefined || token === refused) return <EndedLink />
  return <Confirmation token={token} onDone={() => setDone(true)} onRefused={() => setRefused(token)} />
}

function Confirmed() {
  const t = useTranslations('account')
  return (
    <CredentialsCard title={t('confirm.doneTitle')}>
      <Text component="output" display="block" mb="lg">
        {t('confirm.done')}
      </Text>
      <ButtonLink to={paths.login} fullWidth size="md">
        {t('signIn.submit')}
      </ButtonLink>
    </CredentialsCard>
  )
}

interface ConfirmationProps {
  token: string
  onDone: () => void
  onRefused: () => void
}

/** A button, as programs that look into mails open their links too. */
function Confirmation({ token, onDone, onRefused }: ConfirmationProps) {
  const t = useTranslations('account')
  const form = useCredentialsForm({
    initialValues: {},
    schema: nothingTyped,
    send: async () => {
      try {
        await sendCredentials('/verify-email', { token })
        onDone()
      } catch (failure) {
        if (!(failure instanceof HttpError && failure.code === 'INVALID_TOKEN')) throw failure
        onRefused()
      }
    },
    fallback: t('failures.confirm'),
  })
  return (
    <CredentialsCard title={t('confirm.title')} lead={t('confirm.lead')}>
      <div className={token === AWAITED ? classes.unseen : undefined}>
        <CredentialsForm form={form} submitLabel={t('confirm.submit')} busyLabel={t('confirm.busy')}>
          {null}
        </CredentialsForm>
      </div>
    </CredentialsCard>
  )
}

/** A link that has served or ended, with the way to a new one. */
function EndedLink() {
  const t = useTranslations('account')
  const { form, sentTo } = useLinkRequest('/send-verification-email', t('failures.confirm'))
  return (
    <CredentialsCard
      title={t('confirm.endedTitle')}
      after={t.rich('confirm.already', { link: linkTo(paths.login) })}
    >
      <Text role="alert" c="dimmed" mb="lg">
        {t('confirm.ended')}
      </Text>
      {sentTo === undefined ? (
        <CredentialsForm form={form} submitLabel={t('confirm.requestAgain')} busyLabel={t('forgot.busy')}>
          <EmailField {...form.field('email')} />
        </CredentialsForm>
      ) : (
        <Text component="output" display="block">
          {t.rich('confirm.sentAgain', { email: sentTo, strong })}
        </Text>
      )}
    </CredentialsCard>
  )
}
