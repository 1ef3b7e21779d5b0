import { Stack } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '#web/lib/session/use-account.ts'
import { useHasPasswords, useProviderName } from '#web/lib/session/sign-in-options.ts'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { EmailSection } from '../security/email-section.tsx'
import { PasskeysSection } from '../security/passkeys-section.tsx'
import { ProviderSection } from '../security/provider-section.tsx'
import { SecondFactorSection } from '../security/second-factor-section.tsx'
import { SessionsSection } from '../security/sessions-section.tsx'
import { TokensSection } from '../security/tokens-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DataSection } from './data-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PricingSection } from './pricing-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import classes from './settings.module.css'
import { WastageSection } from './wastage-section.tsx'

/** In the order of the page, with where the title of each is; those that take a password, or the identity provider, are not everywhere. */
const SECTIONS = [
  ['profile', 'account.settings.profile.title'],
  ['email', 'security.email.title'],
  ['password', 'account.settings.password.title'],
  ['provider', 'security.provider.title'],
  ['passkeys', 'security.passkeys.title'],
  ['second-factor', 'security.secondFactor.title'],
  ['sessions', 'security.sessions.title'],
  ['access-tokens', 'tokens.title'],
  ['appearance', 'account.settings.appearance.title'],
  ['wastage', 'account.settings.wastage.title'],
  ['pricing', 'account.settings.pricing.title'],
  ['data', 'account.settings.data.title'],
] as const

/** Not where the identity provider alone signs in. */
const BY_PASSWORD: ReadonlySet<string> = new Set(['password', 'passkeys', 'second-factor'])

export function SettingsPage() {
  const t = useTranslations()
  const query = useAccount()
  const provider = useProviderName()
  const hasPasswords = useHasPasswords()
  const isHere = (id: string) =>
    id === 'provider' ? provider !== undefined : hasPasswords || !BY_PASSWORD.has(id)
  const [dirty, setDirty] = useState<readonly string[]>([])
  const report = useCallback(
    (section: string, isDirty: boolean) =>
      setDirty((before) => {
        if (before.includes(section) === isDirty) return before
        return isDirty ? [...before, section] : before.filter((each) => each !== section)
      }),
    [],
  )

  return (
    <>
      <PageHeader
        title={t('account.settings.title')}
        actions={
          query.data?.isOperator && (
            <ButtonLink to={paths.operator} variant="default">
              {t('account.settings.operator')}
            </ButtonLink>
          )
        }
      />
      <PageState query={query} skeleton={<FormSkeleton />}>
        {(account) => (
          <div className={classes.page}>
            <nav className={classes.contents} aria-label={t('account.settings.contents')}>
              {SECTIONS.filter(([id]) => isHere(id)).map(([id, title]) => (
                <a key={id} href={`#${id}`}>
                  {t(title)}
                </a>
              ))}
            </nav>
            <Stack gap={20}>
              <ProfileSection id="profile" account={account} report={report} />
              <EmailSection id="email" email={account.email} />
              {hasPasswords && <PasswordSection id="password" email={account.email} />}
              {provider !== undefined && <ProviderSection id="provider" name={provider} />}
              {hasPasswords && (
                <>
                  <PasskeysSection id="passkeys" />
                  <SecondFactorSection id="second-factor" email={account.email} report={report} />
                </>
              )}
              <SessionsSection id="sessions" />
              <TokensSection id="access-tokens" />
              <AppearanceSection id="appearance" />
              <WastageSection id="wastage" account={account} report={report} />
              <PricingSection id="pricing" account={account} report={report} />
              <DataSection id="data" />
            </Stack>
          </div>
        )}
      </PageState>
      <UnsavedChangesGuard dirty={dirty.length > 0} />
    </>
  )
}
