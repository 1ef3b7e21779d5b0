import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import classes from './more-failed.module.css'
import type { SheetRows } from './use-sheet-rows.ts'

/** A next page failed to load: shown at every scroll position, with a retry. */
export function MoreFailed({ rows }: { rows: SheetRows }) {
  const t = useTranslations('sheets')
  if (!rows.moreFailed) return null
  return (
    <div className={classes.banner}>
      <ErrorBanner text={t('moreFailed')} onRetry={rows.loadMore} />
    </div>
  )
}
