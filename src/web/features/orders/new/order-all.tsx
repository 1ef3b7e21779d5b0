import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Order, OrderInput } from '#contract/order-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { usePartList } from '#web/ui/conflict/use-part-list.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import { useCreateOrders, useTakeBackOrders } from '../orders-api.ts'
import { DraftQuestion } from './draft-question.tsx'
import { addedTo, type OrderedBlock, type ToOrder, useOrderOf } from './use-order-of.ts'

/** Drafts of all that a purchase list asks, one a supplier, in one act that can be taken back unless it adds to drafts. */
export function OrderAll({ blocks }: { blocks: readonly OrderedBlock[] }) {
  const t = useTranslations('orders')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const navigate = useNavigate()
  const list = usePartList()
  const create = useCreateOrders()
  const takeBack = useTakeBackOrders()
  const { busy, orderOf } = useOrderOf()
  const failed = (failure: unknown) => notifyFailure(sentence(t('failure.create'), failure))
  const undo = (made: readonly Order[]) =>
    takeBack(made).catch((failure: unknown) => notifyFailure(sentence(t('removal.failed'), failure)))
  const [question, setQuestion] = useState<ToOrder | null>(null)
  const make = (orders: OrderInput[]) =>
    create.mutate(
      { orders },
      {
        onError: failed,
        onSuccess: ({ items: made }) => {
          setQuestion(null)
          void navigate({ to: paths.orders })
          const grown = made.filter((_, place) => orders[place]?.addTo !== undefined)
          // A draft that took lines is not removed with them.
          if (grown.length > 0)
            notifySuccess(
              t('new.draftAdded', { count: grown.length, numbers: list(grown.map(({ number }) => number)) }),
            )
          else notifyUndo(t('new.madeAll', { count: made.length }), common('undo'), () => void undo(made))
        },
      },
    )
  const order = async () => {
    const found = await orderOf(blocks, failed)
    if (found === undefined) return
    if (found.drafts.length > 0) setQuestion(found)
    else make(found.orders)
  }
  return (
    <>
      <DemoLock>
        <Button disabled={busy || create.isPending} onClick={() => void order()}>
          {t('new.orderAll', { count: blocks.length })}
        </Button>
      </DemoLock>
      <DraftQuestion
        drafts={question?.drafts ?? null}
        busy={create.isPending}
        onAdd={() => question && make(addedTo(question.orders, question.drafts))}
        onApart={() => question && make(question.orders)}
        onClose={() => setQuestion(null)}
      />
    </>
  )
}
