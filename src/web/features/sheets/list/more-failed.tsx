import { useTranslations } from 'use-intl'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import classes from './more-failed.module.css'

/** A next page failed to load: shown at every scroll position, with a retry. */
export function MoreFailed({ rows }: { rows: Pick<PagedRows<unknown>, 'moreFailed' | 'loadMore'> }) {
  const t = useTranslations('sheets')
  if (!rows.moreFailed) return null
  return (
    <div className={classes.banner}>
      <ErrorBanner text={t('moreFailed')} onRetry={rows.loadMore} />
    </div>
  )
}
