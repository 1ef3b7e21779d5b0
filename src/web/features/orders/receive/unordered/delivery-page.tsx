import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { deliveryQuery } from '../deliveries-api.ts'
import { useReceiving } from '../use-receiving.ts'
import { isUnordered } from '#web/entities/receipt/waiting-receipt.ts'
import { UnorderedForm } from './unordered-form.tsx'

/** /orders/receive/unordered/{id}: a delivery without an order that is stored, to be looked at and changed. */
export function DeliveryPage({ id }: { id: string }) {
  const t = useTranslations('deliveries')
  const format = useFormat()
  const receiving = useReceiving()
  const waiting = receiving.receipts.filter(isUnordered).find((receipt) => receipt.id === id)
  const query = useQuery(deliveryQuery(id))
  if (receiving.state === undefined) return <TableSkeleton />
  return (
    <PageState
      query={{ ...query, data: query.data ?? waiting?.body.opened }}
      failureText={t('failure.load')}
      notFound={<RecordNotFound of="delivery" />}
    >
      {(stored) =>
        stored.order === null ? (
          <>
            <PageHeader
              title={stored.supplierName}
              crumb={{ label: t('title'), to: paths.receive }}
              aside={t('unordered.without')}
              meta={t('receivedAt', {
                day: format.dateLong(stored.receivedAt),
                time: format.time(stored.receivedAt),
              })}
            />
            <UnorderedForm key={stored.id} id={id} waiting={waiting} stored={stored} receiving={receiving} />
          </>
        ) : (
          <Navigate to="/orders/receive/$id" params={{ id: stored.order.id }} replace />
        )
      }
    </PageState>
  )
}
