import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { orderQuery } from '../orders-api.ts'
import { OrderView } from './order-view.tsx'

/** /orders/{id}: one order, typed as in a spreadsheet. */
export function OrderPage({ id }: { id: string }) {
  const t = useTranslations('orders.failure')
  const query = useQuery(orderQuery(id))
  return (
    <PageState query={query} failureText={t('one')} notFound={<RecordNotFound of="order" />}>
      {(order) => <OrderView stored={order} />}
    </PageState>
  )
}
