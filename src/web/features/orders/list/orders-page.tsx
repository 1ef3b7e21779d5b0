import { Button, Card, Group, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useShortcut } from '#web/lib/keyboard/use-shortcut.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { NewOrderModal } from '../new/new-order-modal.tsx'
import { ordersQuery } from '../orders-api.ts'
import { ReceiveLink } from '../receive/receive-link.tsx'
import { OrderEntry } from './order-entry.tsx'

/** /orders: what is still to be sent or to arrive; folded, what is over. */
export function OrdersPage() {
  const t = useTranslations('orders')
  const [opened, { open, close }] = useDisclosure()
  useShortcut('n', open)
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ReceiveLink />
            <DemoLock>
              <Button onClick={open}>{t('new.open')}</Button>
            </DemoLock>
          </>
        }
      />
      <OrderList open />
      <NewOrderModal opened={opened} onClose={close} />
    </>
  )
}

/** Those of one kind, a page at a time; below the open ones the others. */
function OrderList({ open }: { open: boolean }) {
  const t = useTranslations('orders')
  const id = useId()
  const rows = usePagedRows(useInfiniteQuery(ordersQuery(open)))
  const { query, items, loadMore, moreFailed } = rows
  return (
    <PageState query={rows.state} failureText={t('failure.load')}>
      {() => (
        <>
          {items.length === 0 && open ? (
            <EmptyState
              drawing={<TruckDrawing />}
              sentence={t('empty')}
              action={
                <ButtonLink to={paths.purchases} variant="default">
                  {t('emptyAction')}
                </ButtonLink>
              }
            />
          ) : items.length === 0 ? (
            <p className="dimmed">{t('noneOver')}</p>
          ) : (
            <Card component="section" aria-labelledby={id}>
              <Title order={2} size="h4" id={id} mb="sm">
                {t(open ? 'open' : 'over')}
              </Title>
              <ul aria-labelledby={id} aria-busy={rows.stale}>
                {items.map((order) => (
                  <OrderEntry key={order.id} order={order} />
                ))}
              </ul>
              {query.hasNextPage && !moreFailed && (
                <Group justify="center" mt="md">
                  <Button variant="default" onClick={loadMore} disabled={query.isFetchingNextPage}>
                    {t('more')}
                  </Button>
                </Group>
              )}
              {moreFailed && <ErrorBanner text={t('failure.load')} onRetry={loadMore} />}
            </Card>
          )}
          {open && <Fold summary={t('over')}>{() => <OrderList open={false} />}</Fold>}
        </>
      )}
    </PageState>
  )
}
