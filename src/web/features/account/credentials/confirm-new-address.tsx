import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { HttpError } from '#web/lib/failure/failure.ts'
import { textSchema } from '#web/lib/form/text-schema.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { sendCredentials } from './send-credentials.ts'
import { useCredentialsForm } from './use-credentials-form.ts'

const nothingTyped = textSchema({})

/** Gives an account the address that the link was mailed to, on the press of a button. */
export function ConfirmNewAddress({ token }: { token: string }) {
  const t = useTranslations('signingIn.newAddress')
  const account = useTranslations('account')
  const [outcome, setOutcome] = useState<'done' | 'taken' | 'ended'>()
  const form = useCredentialsForm({
    initialValues: {},
    schema: nothingTyped,
    send: async () => {
      try {
        await sendCredentials('/confirm-new-email', { token })
        setOutcome('done')
      } catch (failure) {
        const code = failure instanceof HttpError ? failure.code : undefined
        if (code !== 'INVALID_TOKEN' && code !== 'EMAIL_TAKEN') throw failure
        setOutcome(code === 'EMAIL_TAKEN' ? 'taken' : 'ended')
      }
    },
    fallback: t('failed'),
  })
  if (outcome === undefined)
    return (
      <CredentialsCard title={t('title')} lead={t('lead')}>
        <CredentialsForm form={form} submitLabel={t('submit')} busyLabel={account('confirm.busy')}>
          {null}
        </CredentialsForm>
      </CredentialsCard>
    )
  const done = outcome === 'done'
  const title = outcome === 'ended' ? account('confirm.endedTitle') : t(`${outcome}Title`)
  return (
    <CredentialsCard title={title}>
      <Text component={done ? 'output' : 'p'} role={done ? undefined : 'alert'} display="block" mb="lg">
        {t(outcome)}
      </Text>
      <ButtonLink to={done ? paths.dashboard : paths.settings} fullWidth size="md">
        {done ? t('open') : t('settings')}
      </ButtonLink>
    </CredentialsCard>
  )
}
