import { Group } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconPaperBag, IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useAccount } from '#web/lib/session/use-account.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { AccountCard } from './account-card.tsx'
import classes from './dashboard.module.css'
import { SheetsOverview, type SheetsOverviewProps } from './sheets-overview.tsx'

/** The page after sign-in: the account, figures of the sheets, changed `prices`, and the two next actions. */
export function DashboardPage({ prices, firstSheet }: Omit<SheetsOverviewProps, 'thresholds'>) {
  const t = useTranslations('account.dashboard')
  const account = useAccount()
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Group gap="sm">
            <ButtonLink
              to={paths.simulator}
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />}
            >
              {t('simulate')}
            </ButtonLink>
            <ButtonLink
              to={paths.products}
              variant="default"
              leftSection={<IconPaperBag size={18} stroke={1.6} aria-hidden />}
            >
              {t('products')}
            </ButtonLink>
            <ButtonLink to={paths.newRecipe} leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}>
              {t('newRecipe')}
            </ButtonLink>
          </Group>
        }
      />
      <PageState query={account} skeleton={<FormSkeleton fields={3} />}>
        {(who) => (
          <>
            <p className={classes.welcome}>
              {who.fullName === '' ? t('welcomeNameless') : t('welcome', { name: who.fullName })}{' '}
              <span className="dimmed">{t('lead')}</span>
            </p>
            <div className={classes.columns}>
              <SheetsOverview thresholds={who.settings} prices={prices} firstSheet={firstSheet} />
              <AccountCard account={who} />
            </div>
          </>
        )}
      </PageState>
    </>
  )
}
