import { IconPlus } from '#web/ui/icons/plus.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useAccount } from '#web/lib/session/use-account.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { AccountLine } from './account-line.tsx'
import classes from './dashboard.module.css'
import { OfferedNotice } from './offered-notice.tsx'
import { type OverviewParts, SheetsOverview } from './sheets-overview.tsx'

export interface DashboardPageProps extends OverviewParts {
  /** The covers of the next day. */
  tomorrow: ReactNode
  /** Invoices whose prices wait. */
  invoices: ReactNode
  /** What is in the house, and to be used soon. */
  batches: ReactNode
  /** Orders and deliveries to look at today. */
  orders: ReactNode
}

/** The page after sign-in: what is to be done, what the sheets earn, what was worked on last, and the account. */
export function DashboardPage({ tomorrow, invoices, batches, orders, ...parts }: DashboardPageProps) {
  const t = useTranslations('dashboard')
  const account = useAccount()
  const statistics = useQuery(orpc.sheets.statistics.queryOptions())
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          statistics.data !== undefined &&
          statistics.data.total > 0 && (
            <ButtonLink to={paths.newRecipe} leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}>
              {t('newRecipe')}
            </ButtonLink>
          )
        }
      />
      <PageState query={account} skeleton={<FormSkeleton fields={3} />}>
        {(who) => (
          <>
            <p className={classes.welcome}>
              {who.fullName === '' ? t('welcomeNameless') : t('welcome', { name: who.fullName })}{' '}
              <span className="dimmed">{t('lead')}</span>
            </p>
            <OfferedNotice />
            {orders}
            {tomorrow}
            {batches}
            {invoices}
            <SheetsOverview statistics={statistics} thresholds={who.settings} {...parts} />
            <AccountLine account={who} />
          </>
        )}
      </PageState>
    </>
  )
}
