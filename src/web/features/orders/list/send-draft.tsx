import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderSummary } from '#contract/order-shapes.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { orderQuery, orderSupplierQuery } from '../orders-api.ts'
import { SendModal } from '../send/send-modal.tsx'

/** Shows a draft of the list as it would be sent, and sends it. */
export function SendDraft({ order: { id, number, supplierName } }: { order: OrderSummary }) {
  const t = useTranslations('orders')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(false)
  const query = useQuery({ ...orderQuery(id), enabled: opened })
  const open = async () => {
    const { data, error } = await query.refetch()
    if (error) return notifyFailure(sentence(t('failure.one'), error))
    // What is sent names how the supplier knows the house.
    if (data?.supplier) await queryClient.prefetchQuery(orderSupplierQuery(data.supplier.id))
    setOpened(true)
    return undefined
  }
  return (
    <>
      <DemoLock>
        <Button
          variant="light"
          size="compact-md"
          aria-label={t('send.openNamed', { number, supplier: supplierName })}
          onClick={() => void open()}
        >
          {t('send.open')}
        </Button>
      </DemoLock>
      {query.data !== undefined && (
        <SendModal order={query.data} unsaved={false} away opened={opened} onClose={() => setOpened(false)} />
      )}
    </>
  )
}
