import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { useCreateOrders, useTakeBackOrders } from '../orders-api.ts'
import { type OrderedBlock, useOrderOf } from './use-order-of.ts'

/** Drafts of all that a purchase list asks, one a supplier, in one act that can be taken back. */
export function OrderAll({ blocks }: { blocks: readonly OrderedBlock[] }) {
  const t = useTranslations('orders')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const navigate = useNavigate()
  const create = useCreateOrders()
  const takeBack = useTakeBackOrders()
  const { busy, orderOf } = useOrderOf()
  const failed = (failure: unknown) => notifyFailure(sentence(t('failure.create'), failure))
  const undo = (made: readonly Order[]) =>
    takeBack(made).catch((failure: unknown) => notifyFailure(sentence(t('removal.failed'), failure)))
  const order = async () => {
    const orders = await orderOf(blocks, failed)
    if (orders === undefined) return
    create.mutate(
      { orders },
      {
        onError: failed,
        onSuccess: ({ items: made }) => {
          void navigate({ to: paths.orders })
          notifyUndo(t('new.madeAll', { count: made.length }), common('undo'), () => void undo(made))
        },
      },
    )
  }
  return (
    <DemoLock>
      <Button disabled={busy || create.isPending} onClick={() => void order()}>
        {t('new.orderAll', { count: blocks.length })}
      </Button>
    </DemoLock>
  )
}
