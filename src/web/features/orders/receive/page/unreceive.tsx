import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ReceivableOrder } from '#web/entities/receipt/receivable.ts'
import { paths } from '#web/entities/paths.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { useOrderStored } from '../../orders-api.ts'
import { useActFailure } from '../../send/use-act-failure.ts'
import { draftOf } from '#web/entities/receipt/receipt-draft.ts'
import classes from '#web/entities/receipt/receipt.module.css'
import type { Receiving } from '#web/entities/receipt/use-receiving.ts'

/** Takes back that an order arrived: it is awaited again; the notice receives it as it was. */
export function Unreceive({ order, receiving }: { order: ReceivableOrder; receiving: Receiving }) {
  const t = useTranslations('deliveries.unreceive')
  const undo = useTranslations('common')('undo')
  const failureText = useActFailure()
  const navigate = useNavigate()
  const stored = useOrderStored()
  const { id, version, supplierName: name } = order
  const unreceive = useSingleMutation(
    orpc.orders.unreceive.mutationOptions({
      onSuccess: (awaited) => {
        void stored(awaited)
        notifyUndo(
          t('done', { supplier: name }),
          undo,
          () =>
            void receiving.keep({
              id,
              name,
              ready: true,
              files: [],
              body: {
                is: 'order',
                order: awaited,
                draft: draftOf(order),
                ...(order.receipt && { receivedAt: Date.parse(order.receipt.receivedAt) }),
              },
            }),
        )
        void navigate({ to: paths.receive })
      },
      onError: (failure) => notifyFailure(failureText(t('failed'), failure)),
    }),
  )
  return (
    <DemoLock>
      <Button
        variant="default"
        className={classes.target}
        disabled={unreceive.isPending}
        onClick={() => unreceive.mutate({ id, version })}
      >
        {t('act')}
      </Button>
    </DemoLock>
  )
}
