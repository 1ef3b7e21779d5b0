import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import classes from './more-failed.module.css'
import type { SheetRows } from './use-sheet-rows.ts'

/** The list stops short: said wherever it was scrolled to, with the way to read on. */
export function MoreFailed({ rows }: { rows: SheetRows }) {
  const t = useTranslations('sheets')
  if (!rows.moreFailed) return null
  return (
    <div className={classes.banner}>
      <ErrorBanner text={t('moreFailed')} onRetry={rows.loadMore} />
    </div>
  )
}
