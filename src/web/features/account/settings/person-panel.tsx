import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRole } from '#web/lib/session/use-role.ts'
import { useHasPasswords, useProviderName } from '#web/lib/session/sign-in-options.ts'
import { EmailSection } from '../security/email-section.tsx'
import { PasskeysSection } from '../security/passkeys-section.tsx'
import { ProviderSection } from '../security/provider-section.tsx'
import { SecondFactorSection } from '../security/second-factor-section.tsx'
import { SessionsSection } from '../security/sessions-section.tsx'
import { TokensSection } from '../security/tokens-section.tsx'
import { HousesSection } from '../team/houses-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { PasswordSection } from './password-section.tsx'
import { SettingsCard } from './settings-card.tsx'
import { TwoColumns } from './two-columns.tsx'
import { useOwnHouse } from './use-own-house.ts'
import type { ReportDirty } from './use-report-dirty.ts'

interface PersonPanelProps {
  email: string
  report: ReportDirty
  /** What is changed with the account of an owner. */
  profile?: ReactNode
}

/** What is of the person in every role: signing in, sessions, deleting the account. */
export function PersonPanel({ email, report, profile }: PersonPanelProps) {
  const t = useTranslations('settings.data')
  const provider = useProviderName()
  const hasPasswords = useHasPasswords()
  const isOwner = useRole() === 'owner'
  const isOwn = useOwnHouse()
  return (
    <TwoColumns>
      <>
        {profile}
        <HousesSection id="houses" />
        <EmailSection id="email" email={email} />
        {hasPasswords && (
          <>
            <PasswordSection id="password" email={email} />
            <PasskeysSection id="passkeys" />
          </>
        )}
      </>
      <>
        {provider !== undefined && <ProviderSection id="provider" name={provider} />}
        {hasPasswords && <SecondFactorSection id="second-factor" email={email} report={report} />}
        <SessionsSection id="sessions" />
        {isOwner && <TokensSection id="access-tokens" />}
        <AppearanceSection id="appearance" />
        {!isOwn && (
          <SettingsCard id="departure" title={t('account')}>
            <DeleteAccount withHouse={false} />
          </SettingsCard>
        )}
      </>
    </TwoColumns>
  )
}
