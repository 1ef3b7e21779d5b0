import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { nextDelivery } from '#domain/orders/delivery.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { orderSupplierQuery, useChangeOrder, useCreateOrder } from '../orders-api.ts'
import { countedLines, linesOfItems, type OrderedItem } from './lines-of-items.ts'

export interface OrderBlockProps {
  supplierId: string
  supplierName: string
  items: readonly OrderedItem[]
}

/** 'Commander': a draft of what a purchase list asks of one supplier, and its page. */
export function OrderBlock({ supplierId, supplierName, items }: OrderBlockProps) {
  const t = useTranslations('orders')
  const sentence = useFailureSentence()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const create = useCreateOrder()
  const change = useChangeOrder()
  const failed = (failure: unknown) => {
    setBusy(false)
    notifyFailure(sentence(t('failure.create'), failure))
  }
  const order = async () => {
    if (busy) return
    setBusy(true)
    try {
      const terms = await queryClient.fetchQuery(orderSupplierQuery(supplierId))
      const deliverOn = nextDelivery(terms, new Date())
      create.mutate(
        { supplierId, deliverOn, lines: linesOfItems(items) },
        {
          onError: failed,
          onSuccess: (made) => {
            const { id, version } = made
            const open = () => void navigate({ to: '/orders/$id', params: { id } })
            // An order whose lines are not counted says so on its page.
            change.mutate({ id, version, lines: countedLines(made, items) }, { onSettled: open })
          },
        },
      )
    } catch (failure) {
      failed(failure)
    }
  }
  return (
    <DemoLock>
      <Button
        variant="light"
        size="compact-md"
        disabled={busy}
        aria-label={t('new.orderNamed', { supplier: supplierName })}
        onClick={() => void order()}
      >
        {t('new.order')}
      </Button>
    </DemoLock>
  )
}
