import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { allows } from '#domain/orders/order.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { paths } from '#web/entities/paths.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { orderQuery } from '../../orders-api.ts'
import { deliveriesQuery } from '../deliveries-api.ts'
import type { ReceivableOrder } from '#web/entities/receipt/receivable.ts'
import { isOfOrder } from '#web/entities/receipt/waiting-receipt.ts'
import { useReceiving } from '../use-receiving.ts'
import { DeliveryView } from './delivery-view.tsx'

/** /orders/receive/{id}: the lines of one delivery, as it waits on this device, or as it is stored. */
export function ReceiveOrderPage({ id }: { id: string }) {
  const t = useTranslations('deliveries')
  const receiving = useReceiving()
  const waiting = receiving.receipts.filter(isOfOrder).find((receipt) => receipt.id === id)
  const query = useQuery({ ...orderQuery(id), enabled: waiting === undefined })
  // Without a network an order that was never opened is among the deliveries of the day.
  const isUnread = query.error !== null && statusOf(query.error) !== 404
  const day = useQuery({ ...deliveriesQuery(), enabled: isUnread })
  const expected = day.data?.expected.find((order) => order.id === id)
  const order: ReceivableOrder | undefined = waiting?.body.order ?? query.data ?? expected
  if (receiving.state === undefined) return <TableSkeleton />
  return (
    <PageState
      query={{ ...query, data: order }}
      failureText={t('failure.load')}
      notFound={<RecordNotFound of="order" />}
    >
      {(found) =>
        // What another device has stored since is shown, unless something is typed here: that keeps its version.
        allows(found.state, 'receive') ? (
          <DeliveryView
            key={`${found.id} ${found.version}`}
            found={found}
            waiting={waiting}
            receiving={receiving}
          />
        ) : (
          <EmptyState
            drawing={<TruckDrawing />}
            level={1}
            sentence={t('notToReceive')}
            action={
              <ButtonLink to={paths.order(found.id)} variant="default">
                {t('toOrder')}
              </ButtonLink>
            }
          />
        )
      }
    </PageState>
  )
}
