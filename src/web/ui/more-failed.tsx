import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { ErrorBanner } from './error-banner.tsx'
import classes from './more-failed.module.css'

export interface MoreFailedProps {
  text: string
  rows: Pick<PagedRows<unknown>, 'moreFailed' | 'loadMore'>
}

/** A next page failed to load: shown at every scroll position, with a retry. */
export function MoreFailed({ text, rows }: MoreFailedProps) {
  if (!rows.moreFailed) return null
  return (
    <div className={classes.banner}>
      <ErrorBanner text={text} onRetry={rows.loadMore} />
    </div>
  )
}
