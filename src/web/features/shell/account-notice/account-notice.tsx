import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { useTranslations } from 'use-intl'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { tabSession } from '#web/lib/session/tab-session.ts'
import { SignInElsewhere } from '#web/ui/sign-in-elsewhere.tsx'
import classes from './account-notice.module.css'

/** It appears while another tab is visible, and is read on return. */
function show(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' })
}

/** Above a page with unsaved work of an account that is no longer signed in; one without any has gone by itself. */
export function AccountNotice() {
  const t = useTranslations('errors.otherTab')
  const state = useAtomValue(tabSession.state)
  if (state === 'here') return null
  return (
    <div ref={show} className={classes.bar} role="alert" data-print="hidden">
      <IconAlertTriangle size={18} aria-hidden className={classes.icon} />
      <p>
        {state === 'other' ? (
          <>
            <strong>{t('changed')}.</strong> {t('other')}
          </>
        ) : (
          <>
            {t('ended')} <SignInElsewhere />
          </>
        )}
      </p>
    </div>
  )
}
