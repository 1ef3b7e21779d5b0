import { Button, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { CredentialsCard } from '../credentials/credentials-card.tsx'
import { linkTo } from '#web/ui/rich-text.tsx'
import { CheckedBackup } from './checked-backup.tsx'
import { ChooseBackup } from './choose-backup.tsx'
import { RestorationCode } from './restoration-code.tsx'
import { RestorationWork } from './restoration-work.tsx'
import { type RestorationStep, useRestoration } from './use-restoration.ts'

/** Restores a backup into an installation without accounts. */
export function RestorationPage() {
  const t = useTranslations('restoration')
  const { step, look, begin, choose, restore, cancel } = useRestoration()
  if (step.at === 'closed')
    return (
      <CredentialsCard title={t('closedTitle')} lead={t('closed')}>
        <SignInLink />
      </CredentialsCard>
    )
  if (step.at === 'restored') return <Restored facts={step.facts} />
  const isOpen = step.at === 'code' || step.at === 'choosing'
  return (
    <CredentialsCard
      title={t('title')}
      lead={t('lead')}
      after={isOpen ? t.rich('instead', { link: linkTo(paths.register) }) : undefined}
    >
      {step.at === 'unread' && <Unread onRetry={() => void look()} />}
      {step.at === 'code' && (
        <Stack gap="lg">
          {step.trouble && <ErrorBanner text={t('interrupted')} />}
          <RestorationCode onCode={begin} />
        </Stack>
      )}
      {step.at === 'choosing' && (
        <ChooseBackup opened={step.opened} trouble={step.trouble} onChoose={(file) => void choose(file)} />
      )}
      {step.at === 'checked' && (
        <CheckedBackup facts={step.facts} onRestore={() => void restore()} onOther={() => void cancel()} />
      )}
      {(step.at === 'looking' ||
        step.at === 'uploading' ||
        step.at === 'checking' ||
        step.at === 'restoring') && <RestorationWork step={step} onCancel={() => void cancel()} />}
    </CredentialsCard>
  )
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations()
  return (
    <Stack>
      <ErrorBanner text={t('restoration.unread')} />
      <Button variant="default" size="md" fullWidth onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Stack>
  )
}

function Restored({ facts }: Pick<Extract<RestorationStep, { at: 'restored' }>, 'facts'>) {
  const t = useTranslations('restoration')
  const format = useFormat()
  const text = facts
    ? t('done', { date: format.dateLong(facts.madeAt), time: format.time(facts.madeAt), rows: facts.rows })
    : t('doneWithoutFacts')
  return (
    <CredentialsCard title={t('doneTitle')} lead={<output>{text}</output>}>
      <Text mb="lg">{t('signIn')}</Text>
      <SignInLink />
    </CredentialsCard>
  )
}

function SignInLink() {
  const t = useTranslations('account')
  return (
    <ButtonLink to={paths.login} fullWidth size="md">
      {t('signIn.submit')}
    </ButtonLink>
  )
}
