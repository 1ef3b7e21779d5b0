import { Alert, Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Overview, TestMail } from '#contract/operator.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { useSendTestMail } from './operator-api.ts'

/** By which way mails leave, and whether one does. */
export function MailSection({ id, mail }: { id: string; mail: Overview['mail'] }) {
  const t = useTranslations('operator.mail')
  const sentence = useFailureSentence()
  const sending = useSendTestMail()
  const { server, from, to } = mail
  return (
    <SettingsCard id={id} title={t('title')}>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {server === null ? t('files') : t('server', { server, from })}{' '}
        {to === null ? t('nobody') : t('to', { to })}
      </Text>
      <div>
        <Button
          variant="default"
          disabled={to === null}
          aria-disabled={sending.isPending || undefined}
          onClick={() => sending.mutate({})}
        >
          {sending.isPending ? t('busy') : t('send')}
        </Button>
        <output>{sending.data?.sent && !sending.isPending && <Sent result={sending.data} />}</output>
      </div>
      {sending.error !== null && <ErrorBanner text={sentence(t('failure'), sending.error)} />}
      {sending.data?.sent === false && !sending.isPending && <NotSent result={sending.data} />}
    </SettingsCard>
  )
}

function Sent({ result: { to, file } }: { result: TestMail }) {
  const t = useTranslations('operator.mail')
  return (
    <Alert color="bottle" mt="md" style={{ overflowWrap: 'anywhere' }}>
      {file === null ? t('sent', { to }) : t('kept', { file })}
    </Alert>
  )
}

function NotSent({ result: { failure, answer } }: { result: TestMail }) {
  const t = useTranslations('operator.mail')
  return (
    <Alert role="alert" color="beetroot" title={t('failure')} style={{ overflowWrap: 'anywhere' }}>
      {t(`reasons.${failure ?? 'unknown'}`)} {answer !== null && t('answer', { answer })}
    </Alert>
  )
}
