import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { useCreateOrder } from '../orders-api.ts'
import { type OrderedBlock, useOrderOf } from './use-order-of.ts'

/** 'Commander': a draft of what a purchase list asks of one supplier, and its page. */
export function OrderBlock(block: OrderedBlock) {
  const t = useTranslations('orders')
  const sentence = useFailureSentence()
  const navigate = useNavigate()
  const create = useCreateOrder()
  const { busy, orderOf } = useOrderOf()
  const failed = (failure: unknown) => notifyFailure(sentence(t('failure.create'), failure))
  const order = async () => {
    const input = await orderOf([block], failed)
    if (input?.[0] === undefined) return
    create.mutate(input[0], {
      onError: failed,
      onSuccess: ({ id }) => void navigate({ to: '/orders/$id', params: { id } }),
    })
  }
  return (
    <DemoLock>
      <Button
        variant="light"
        size="compact-md"
        disabled={busy || create.isPending}
        aria-label={t('new.orderNamed', { supplier: block.supplierName })}
        onClick={() => void order()}
      >
        {t('new.order')}
      </Button>
    </DemoLock>
  )
}
