import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Delivery } from '#contract/deliveries.ts'
import { useDeletedNotice } from '#web/entities/bin/use-deleted-notice.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import classes from '#web/entities/receipt/receipt.module.css'

/** Deletes a delivery without an order: it goes to the bin, from where the notice brings it back. */
export function RemoveDelivery({ delivery: { id, supplierName } }: { delivery: Delivery }) {
  const t = useTranslations('deliveries.removal')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const announce = useDeletedNotice()
  const remove = useSingleMutation(
    orpc.deliveries.remove.mutationOptions({
      onSuccess: (binned) => {
        announce(t('done', { supplier: supplierName }), binned)
        void invalidateAfter(queryClient, 'deliveries.remove')
      },
      onError: (failure) => {
        notifyFailure(sentence(t('failed'), failure))
        void invalidateAfter(queryClient, 'orders')
      },
    }),
  )
  return (
    <DemoLock>
      <Button
        variant="default"
        className={classes.act}
        aria-label={t('named', { supplier: supplierName })}
        disabled={remove.isPending}
        onClick={() => remove.mutate({ id })}
      >
        {c('delete')}
      </Button>
    </DemoLock>
  )
}
