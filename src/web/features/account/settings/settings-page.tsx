import { Stack, Tabs } from '@mantine/core'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '#web/lib/session/use-account.ts'
import { useHasPasswords, useProviderName } from '#web/lib/session/sign-in-options.ts'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { TabletsSection } from '../kitchen/tablets-section.tsx'
import { EmailSection } from '../security/email-section.tsx'
import { PasskeysSection } from '../security/passkeys-section.tsx'
import { ProviderSection } from '../security/provider-section.tsx'
import { SecondFactorSection } from '../security/second-factor-section.tsx'
import { SessionsSection } from '../security/sessions-section.tsx'
import { TokensSection } from '../security/tokens-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { CompanySection } from './company-section.tsx'
import { DataSection } from './data-section.tsx'
import { LabelsSection, type LabelsSectionProps } from './labels-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PricingSection } from './pricing-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import classes from './settings.module.css'
import { SETTINGS_TABS, type SettingsTab } from './settings-tabs.ts'
import { WastageSection } from './wastage-section.tsx'

export interface SettingsPageProps {
  tab: SettingsTab
  onTab: (tab: SettingsTab) => void
  /** The id of the section that the address names; empty without one. */
  section: string
  /** How the printer of this device prints labels of a format. */
  printer: LabelsSectionProps['printer']
}

/** /settings: what concerns the house, its kitchen, and the account of the one who is signed in. */
export function SettingsPage({ tab, onTab, section, printer }: SettingsPageProps) {
  const t = useTranslations('settings')
  const query = useAccount()
  const provider = useProviderName()
  const hasPasswords = useHasPasswords()
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
        title={t('title')}
        actions={
          query.data?.isOperator && (
            <ButtonLink to={paths.operator} variant="default">
              {t('operator')}
            </ButtonLink>
          )
        }
      />
      <PageState query={query} skeleton={<FormSkeleton />}>
        {(account) => (
          // All stay mounted: what is typed in one outlives a look at the other.
          <Tabs
            value={tab}
            onChange={(chosen) => {
              const next = SETTINGS_TABS.find((known) => known === chosen)
              if (next) onTab(next)
            }}
          >
            <Tabs.List mb="lg" aria-label={t('title')}>
              {SETTINGS_TABS.map((known) => (
                <Tabs.Tab key={known} value={known}>
                  {t(`tabs.${known}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="maison">
              <TwoColumns>
                <>
                  <WastageSection id="wastage" account={account} report={report} />
                  <PricingSection id="pricing" account={account} report={report} />
                </>
                <>
                  <CompanySection id="company" account={account} report={report} />
                  <DataSection id="data" />
                </>
              </TwoColumns>
            </Tabs.Panel>
            <Tabs.Panel value="cuisine">
              <TwoColumns>
                <TabletsSection id="tablets" />
                <LabelsSection
                  id="labels"
                  account={account}
                  report={report}
                  opened={section === 'labels'}
                  printer={printer}
                />
              </TwoColumns>
            </Tabs.Panel>
            <Tabs.Panel value="securite">
              <TwoColumns>
                <>
                  <ProfileSection id="profile" account={account} report={report} />
                  <EmailSection id="email" email={account.email} />
                  {hasPasswords && (
                    <>
                      <PasswordSection id="password" email={account.email} />
                      <PasskeysSection id="passkeys" />
                    </>
                  )}
                </>
                <>
                  {provider !== undefined && <ProviderSection id="provider" name={provider} />}
                  {hasPasswords && (
                    <SecondFactorSection id="second-factor" email={account.email} report={report} />
                  )}
                  <SessionsSection id="sessions" />
                  <TokensSection id="access-tokens" />
                  <AppearanceSection id="appearance" />
                </>
              </TwoColumns>
            </Tabs.Panel>
            <ScrollTo section={section} />
          </Tabs>
        )}
      </PageState>
      <UnsavedChangesGuard dirty={dirty.length > 0} />
    </>
  )
}

function TwoColumns({ children: [left, right] }: { children: [ReactNode, ReactNode] }) {
  return (
    <div className={classes.columns}>
      <Stack gap={20}>{left}</Stack>
      <Stack gap={20}>{right}</Stack>
    </div>
  )
}

/** To the section that the address names, which is there only once the account has been read. */
function ScrollTo({ section }: { section: string }) {
  useEffect(() => {
    if (section !== '') document.getElementById(section)?.scrollIntoView({ block: 'start' })
  }, [section])
  return null
}
