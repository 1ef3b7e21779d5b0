import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { RouteNotFound } from '#web/ui/route-not-found.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import classes from './operator-page.module.css'
import { AccountsSection } from './accounts-section.tsx'
import { BackupsSection } from './backups-section.tsx'
import { MailSection } from './mail-section.tsx'
import { overviewQuery } from './operator-api.ts'
import { VersionSection } from './version-section.tsx'

/** In the order of the page; their titles are in operator. */
const SECTIONS = ['backups', 'accounts', 'mail', 'version'] as const

/** /operator: backups, accounts, mail and version. Any other account finds no such page. */
export function OperatorPage() {
  const t = useTranslations('operator')
  const query = useQuery(overviewQuery())
  return (
    <PageState
      query={query}
      failureText={t('failure')}
      skeleton={<FormSkeleton />}
      notFound={<RouteNotFound />}
    >
      {({ mail, ...overview }) => (
        <>
          <PageHeader title={t('title')} crumb={{ label: t('back'), to: paths.settings }} />
          <div className={classes.page}>
            <nav className={classes.contents} aria-label={t('contents')}>
              {SECTIONS.map((section) => (
                <a key={section} href={`#${section}`}>
                  {t(`${section}.title`)}
                </a>
              ))}
            </nav>
            <Stack gap={20}>
              <BackupsSection id="backups" />
              <AccountsSection id="accounts" />
              <MailSection id="mail" mail={mail} />
              <VersionSection id="version" overview={overview} />
            </Stack>
          </div>
        </>
      )}
    </PageState>
  )
}
