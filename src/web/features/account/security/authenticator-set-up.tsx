import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { qrDrawing, qrSvg } from '#web/lib/qr/qr-drawing.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { secondFactorSchema } from '../credentials/credentials-schemas.ts'
import { sendCredentials } from '../credentials/send-credentials.ts'
import { useCredentialsForm } from '../credentials/use-credentials-form.ts'
import { CopySecret } from './copy-secret.tsx'
import classes from './security.module.css'

interface AuthenticatorSetUpProps {
  /** otpauth://totp/… with the secret. */
  uri: string
  onConfirmed: () => void
  onCancel: () => void
}

/** The secret for an authenticator, to scan or to type, and a code that shows that it has arrived there. */
export function AuthenticatorSetUp({ uri, onConfirmed, onCancel }: AuthenticatorSetUpProps) {
  const t = useTranslations('security.secondFactor')
  const common = useTranslations('common')
  const code = useFocusOnMount<HTMLInputElement>()
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const form = useCredentialsForm({
    initialValues: { code: '' },
    schema: secondFactorSchema,
    send: async (input) => {
      await sendCredentials('/two-factor/confirm', input)
      onConfirmed()
    },
    fallback: t('changeFailed'),
  })
  return (
    <Form gap={18} mt={4} onSubmit={form.submit} aria-busy={form.submitting}>
      <Text>{t('scan')}</Text>
      <Group gap="16px 24px">
        <img
          className={classes.qr}
          src={`data:image/svg+xml,${encodeURIComponent(qrSvg(qrDrawing(uri)))}`}
          alt={t('qr')}
        />
        <Stack gap={8} align="flex-start" flex="1 1 14rem">
          <Text size="sm" fw={500}>
            {t('key')}
          </Text>
          <Code className={classes.code}>{secret.match(/.{1,4}/g)?.join(' ')}</Code>
          <CopySecret text={secret} />
        </Stack>
      </Group>
      <TextInput
        {...form.field('code')}
        ref={code}
        label={t('code')}
        description={t('codeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maw="16rem"
      />
      {form.banner !== undefined && <ErrorBanner text={form.banner} />}
      <Group gap="8px 12px">
        <Button type="submit" aria-disabled={form.submitting}>
          {form.submitting ? t('busy') : t('confirm')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </Group>
    </Form>
  )
}
