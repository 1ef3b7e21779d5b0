import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { pageAccount } from '#web/lib/page-account.ts'
import { SignedOutBanner } from '../signed-out-banner.tsx'
import classes from './account-notice.module.css'

/** Over unsaved work of an account that is no longer signed in; a page without any has gone by itself. */
export function AccountNotice() {
  const t = useTranslations('errors.otherTab')
  const state = useSyncExternalStore(pageAccount.subscribe, pageAccount.state)
  if (state === 'here') return null
  return (
    <div className={classes.place} data-print="hidden">
      <div className={classes.notice}>
        {state === 'ended' ? (
          <SignedOutBanner text={t('ended')} />
        ) : (
          <Alert
            color="beetroot"
            role="alert"
            title={t('changed')}
            icon={<IconAlertTriangle size={18} aria-hidden />}
          >
            {t('other')}
          </Alert>
        )}
      </div>
    </div>
  )
}
