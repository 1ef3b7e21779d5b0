import { Button, Center, Loader } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import type { SheetRows } from './use-sheet-rows.ts'

/** How far ahead of the end of the list the next page is fetched. */
const AHEAD = '1200px'

/** The end of what has been read: reads on by itself before it comes into sight, and by a button for who uses none. */
export function LoadMore({ rows }: { rows: SheetRows }) {
  const t = useTranslations('sheets')
  const { ref, entry } = useIntersection({ rootMargin: AHEAD })
  const near = entry?.isIntersecting === true
  const { canLoadMore, loadMore } = rows
  useEffect(() => {
    if (near && canLoadMore) loadMore()
  }, [near, canLoadMore, loadMore])

  if (!rows.hasMore) return null
  return (
    <Center ref={ref} mih={72} mt="md">
      {rows.moreFailed ? (
        <ErrorBanner text={t('moreFailed')} onRetry={loadMore} />
      ) : canLoadMore ? (
        <Button variant="default" onClick={loadMore}>
          {t('more')}
        </Button>
      ) : (
        <Loader size="sm" />
      )}
    </Center>
  )
}
