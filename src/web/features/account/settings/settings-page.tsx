import { Tabs } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '#web/lib/session/use-account.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { useRole } from '#web/lib/session/use-role.ts'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { TabletsSection } from '../kitchen/tablets-section.tsx'
import { TeamSection } from '../team/team-section.tsx'
import { HousePanel } from './house-panel.tsx'
import { LabelsSection, type LabelsSectionProps } from './labels-section.tsx'
import { PersonPanel } from './person-panel.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SETTINGS_TABS, type SettingsTab } from './settings-tabs.ts'
import { TwoColumns } from './two-columns.tsx'
import type { ReportDirty } from './use-report-dirty.ts'

export interface SettingsPageProps {
  tab: SettingsTab
  onTab: (tab: SettingsTab) => void
  /** The id of the section that the address names; empty without one. */
  section: string
  /** How the printer of this device prints labels of a format. */
  printer: LabelsSectionProps['printer']
}

/** /settings: what concerns the house, its team and its kitchen, and the account of the one who is signed in. */
export function SettingsPage(props: SettingsPageProps) {
  const t = useTranslations('settings')
  const { report, isDirty } = useDirtySections()
  const isCook = useRole() === 'cook'
  return (
    <>
      {isCook ? <OfCook report={report} title={t('person')} /> : <OfHouse {...props} report={report} />}
      <UnsavedChangesGuard dirty={isDirty} />
    </>
  )
}

/** To a cook their own account, with the way back to the kitchen. */
function OfCook({ report, title }: { report: ReportDirty; title: string }) {
  const t = useTranslations('settings')
  const session = useSession()
  return (
    <>
      <PageHeader title={title} actions={<ButtonLink to={paths.kitchen}>{t('kitchen')}</ButtonLink>} />
      {session && <PersonPanel email={session.user.email} report={report} />}
    </>
  )
}

function OfHouse({ tab, onTab, section, printer, report }: SettingsPageProps & { report: ReportDirty }) {
  const t = useTranslations('settings')
  const query = useAccount()
  const isOwner = useRole() === 'owner'
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
              <HousePanel account={account} report={report} />
            </Tabs.Panel>
            <Tabs.Panel value="equipe">
              <TeamSection id="team" />
            </Tabs.Panel>
            <Tabs.Panel value="cuisine">
              <TwoColumns>
                {isOwner && <TabletsSection id="tablets" />}
                <LabelsSection
                  id="labels"
                  account={account}
                  report={report}
                  opened={section === 'labels' || !isOwner}
                  printer={printer}
                />
              </TwoColumns>
            </Tabs.Panel>
            <Tabs.Panel value="securite">
              <PersonPanel
                email={account.email}
                report={report}
                profile={isOwner && <ProfileSection id="profile" account={account} report={report} />}
              />
            </Tabs.Panel>
            <ScrollTo section={section} />
          </Tabs>
        )}
      </PageState>
    </>
  )
}

/** The sections in which something is typed that is not saved. */
function useDirtySections() {
  const [dirty, setDirty] = useState<readonly string[]>([])
  const report = useCallback(
    (section: string, isDirty: boolean) =>
      setDirty((before) => {
        if (before.includes(section) === isDirty) return before
        return isDirty ? [...before, section] : before.filter((each) => each !== section)
      }),
    [],
  )
  return { report, isDirty: dirty.length > 0 }
}

/** To the section that the address names, which is there only once the account has been read. */
function ScrollTo({ section }: { section: string }) {
  useEffect(() => {
    if (section !== '') document.getElementById(section)?.scrollIntoView({ block: 'start' })
  }, [section])
  return null
}
