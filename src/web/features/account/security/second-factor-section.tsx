import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RECOVERY_CODES } from '#contract/account-limits.ts'
import type { SignInMeans } from '#contract/security.ts'
import { orpc } from '#web/lib/query/api.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { type ReportDirty, useReportDirty } from '../settings/use-report-dirty.ts'
import { AuthenticatorSetUp } from './authenticator-set-up.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface SecondFactorSectionProps {
  id: string
  email: string
  report: ReportDirty
}

/** Codes of an authenticator beside the password: set up, renewed, turned off. */
export function SecondFactorSection({ id, email, report }: SecondFactorSectionProps) {
  const t = useTranslations('security.secondFactor')
  const query = useQuery(orpc.security.get.queryOptions({ staleTime: 0 }))
  return (
    <SettingsCard id={id} title={t('title')} lead={t('lead')}>
      <PageState query={query} skeleton={<Skeleton height={72} />} failureText={t('failed')}>
        {(means) => <SecondFactor id={id} email={email} means={means} report={report} />}
      </PageState>
    </SettingsCard>
  )
}

/** What a step of the set-up shows. */
type Step =
  | { at: 'password'; change: 'set-up' | 'renew' | 'turn-off' }
  | { at: 'scan'; uri: string; codes: string[] }
  | { at: 'codes'; codes: string[] }

const PATHS = {
  'set-up': '/two-factor/enable',
  renew: '/two-factor/generate-backup-codes',
  'turn-off': '/two-factor/disable',
} as const
const WORDS = { 'set-up': 'setUp', renew: 'renew', 'turn-off': 'turnOff' } as const

function SecondFactor({ id, email, means, report }: SecondFactorSectionProps & { means: SignInMeans }) {
  const t = useTranslations('security.secondFactor')
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>()
  // Codes that were not yet kept are shown once.
  useReportDirty(report, id, step?.at === 'codes')
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: orpc.security.key() }),
      queryClient.invalidateQueries({ queryKey: orpc.sessions.key() }),
    ])

  if (step?.at === 'scan')
    return (
      <AuthenticatorSetUp
        uri={step.uri}
        onConfirmed={() => {
          setStep({ at: 'codes', codes: step.codes })
          void refresh()
        }}
        onCancel={() => setStep(undefined)}
      />
    )
  if (step?.at === 'codes')
    return <RecoveryCodes email={email} codes={step.codes} onKept={() => setStep(undefined)} />
  if (step?.at === 'password') {
    const { change } = step
    return (
      <PasswordStep
        path={PATHS[change]}
        lead={t(`${WORDS[change]}Lead`)}
        submit={t(change === 'turn-off' ? 'turnOff' : 'continue')}
        danger={change === 'turn-off'}
        onDone={(answer) => {
          const { totpURI = '', backupCodes = [] } = answer as { totpURI?: string; backupCodes?: string[] }
          if (change === 'set-up') setStep({ at: 'scan', uri: totpURI, codes: backupCodes })
          else if (change === 'renew') setStep({ at: 'codes', codes: backupCodes })
          else {
            setStep(undefined)
            notifySuccess(t('turnedOff'))
          }
          if (change !== 'set-up') void refresh()
        }}
        onCancel={() => setStep(undefined)}
      />
    )
  }

  const { twoFactor, recoveryCodes } = means
  const changes = twoFactor ? (['renew', 'turn-off'] as const) : (['set-up'] as const)
  return (
    <>
      <Text>
        {t(twoFactor ? 'on' : 'off')}{' '}
        {recoveryCodes !== null && t('codesLeft', { count: recoveryCodes, of: RECOVERY_CODES })}
      </Text>
      <Group gap="8px 12px">
        {changes.map((change) => (
          <DemoLock key={change}>
            <Button variant="default" onClick={() => setStep({ at: 'password', change })}>
              {t(WORDS[change])}
            </Button>
          </DemoLock>
        ))}
      </Group>
    </>
  )
}
