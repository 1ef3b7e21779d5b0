import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { CredentialsPath } from '#contract/credentials.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { passwordAgainSchema } from '../credentials/credentials-schemas.ts'
import { sendCredentials } from '../credentials/send-credentials.ts'
import { useCredentialsForm } from '../credentials/use-credentials-form.ts'
import classes from '../settings/settings.module.css'
import { PasswordAgain, useHasPassword } from './password-again.tsx'

interface PasswordStepProps {
  path: CredentialsPath
  /** Sent beside the password. */
  more?: object
  lead: string
  submit: string
  danger?: boolean
  onDone: (answer: unknown) => void | Promise<void>
  onCancel: () => void
}

/** Asks for the password before what signs in to the account is changed. */
export function PasswordStep({
  path,
  more,
  lead,
  submit,
  danger = false,
  onDone,
  onCancel,
}: PasswordStepProps) {
  const t = useTranslations()
  const password = useFocusOnMount<HTMLInputElement>()
  const form = useCredentialsForm({
    initialValues: { password: '' },
    schema: passwordAgainSchema(useHasPassword()),
    send: async (input) => onDone(await sendCredentials(path, { ...more, ...input })),
    fallback: t('security.secondFactor.changeFailed'),
  })
  return (
    <Form className={classes.form} onSubmit={form.submit} aria-busy={form.submitting}>
      <Text>{lead}</Text>
      <PasswordAgain {...form.field('password')} ref={password} label={t('account.fields.currentPassword')} />
      {form.banner !== undefined && <ErrorBanner text={form.banner} />}
      <Group gap="8px 12px">
        <Button type="submit" {...(danger && { color: 'beetroot' })} aria-disabled={form.submitting}>
          {form.submitting ? t('security.secondFactor.busy') : submit}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </Group>
    </Form>
  )
}
