import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { useReceiving } from '../use-receiving.ts'
import { isUnordered } from '#web/entities/receipt/waiting-receipt.ts'
import { UnorderedForm } from './unordered-form.tsx'

/** /orders/receive/new: a delivery without an order; its id is in the address. */
export function UnorderedPage({ id }: { id: string }) {
  const t = useTranslations('deliveries')
  const receiving = useReceiving()
  const waiting = receiving.receipts.filter(isUnordered).find((receipt) => receipt.id === id)
  return (
    <>
      <PageHeader title={t('unordered.title')} crumb={{ label: t('title'), to: paths.receive }} />
      {receiving.state === undefined ? (
        <TableSkeleton />
      ) : (
        <UnorderedForm id={id} waiting={waiting} receiving={receiving} />
      )}
    </>
  )
}
