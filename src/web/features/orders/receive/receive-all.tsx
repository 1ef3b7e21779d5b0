import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { useReceiveOrder } from '../orders-api.ts'
import { useActFailure } from '../send/use-act-failure.ts'

/** 'Tout est là': every line arrived as it was ordered. */
export function ReceiveAll({ order }: { order: Order }) {
  const t = useTranslations('orders.receipt')
  const failureText = useActFailure()
  const [confirming, setConfirming] = useState(false)
  const receive = useReceiveOrder()
  const { id, version, items } = order
  const close = () => {
    receive.reset()
    setConfirming(false)
  }
  return (
    <>
      <DemoLock>
        <Button variant="default" onClick={() => setConfirming(true)}>
          {t('all')}
        </Button>
      </DemoLock>
      <ConfirmModal
        opened={confirming}
        confirmFirst
        title={t('title')}
        confirmLabel={t('confirm')}
        busy={receive.isPending}
        error={receive.isError ? failureText(t('failed'), receive.error) : undefined}
        onConfirm={() =>
          receive.mutate(
            { id, version, lines: items.map((line) => ({ id: line.id, receipt: 'ok' })) },
            { onSuccess: close },
          )
        }
        onCancel={close}
      >
        {t('question', { count: items.length })}
      </ConfirmModal>
    </>
  )
}
