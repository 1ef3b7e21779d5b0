import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderInput } from '#contract/order-shapes.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { useCreateOrder } from '../orders-api.ts'
import { DraftQuestion } from './draft-question.tsx'
import { addedTo, type OrderedBlock, type ToOrder, useOrderOf } from './use-order-of.ts'

/** 'Commander': a draft of what a purchase list asks of one supplier, or more of the one that there is, and its page. */
export function OrderBlock(block: OrderedBlock) {
  const t = useTranslations('orders')
  const sentence = useFailureSentence()
  const navigate = useNavigate()
  const create = useCreateOrder()
  const { busy, orderOf } = useOrderOf()
  const [question, setQuestion] = useState<ToOrder | null>(null)
  const failed = (failure: unknown) => notifyFailure(sentence(t('failure.create'), failure))
  const make = ([input]: readonly OrderInput[]) => {
    if (input === undefined) return
    create.mutate(input, {
      onError: failed,
      onSuccess: ({ id, number }) => {
        setQuestion(null)
        void navigate({ to: '/orders/$id', params: { id } })
        if (input.addTo !== undefined) notifySuccess(t('new.draftAdded', { count: 1, numbers: number }))
      },
    })
  }
  const order = async () => {
    const found = await orderOf([block], failed)
    if (found === undefined) return
    if (found.drafts.length > 0) setQuestion(found)
    else make(found.orders)
  }
  return (
    <>
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
