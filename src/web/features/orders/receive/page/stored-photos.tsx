import { Button, Flex } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Picture } from '#contract/pictures.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { address } from '#web/lib/navigation/address.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import classes from '#web/entities/receipt/receipt.module.css'

/** The photos of a delivery that the server has; one is deleted after a question, as it is a proof. */
export function StoredPhotos({ deliveryId, photos }: { deliveryId: string; photos: readonly Picture[] }) {
  const t = useTranslations('deliveries.photos')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const [removing, setRemoving] = useState<string | null>(null)
  const close = () => {
    remove.reset()
    setRemoving(null)
  }
  const remove = useSingleMutation(
    orpc.deliveries.photos.remove.mutationOptions({
      onSuccess: () => void invalidateAfter(queryClient, 'orders'),
    }),
  )
  return (
    <>
      {photos.map(({ id }, index) => (
        <Flex key={id} direction="column" gap={4}>
          <img
            className={classes.photo}
            src={address(`/api/deliveries/${deliveryId}/photos/${id}`)}
            alt={t('alt', { number: index + 1 })}
          />
          <DemoLock>
            <Button
              variant="default"
              className={classes.target}
              aria-label={t('remove', { number: index + 1 })}
              onClick={() => setRemoving(id)}
            >
              {t('act')}
            </Button>
          </DemoLock>
        </Flex>
      ))}
      <ConfirmModal
        opened={removing !== null}
        danger
        title={t('removeTitle')}
        confirmLabel={c('delete')}
        busyLabel={c('deleting')}
        busy={remove.isPending}
        error={remove.isError ? sentence(t('removeFailed'), remove.error) : undefined}
        onConfirm={() =>
          removing !== null && remove.mutate({ id: deliveryId, pictureId: removing }, { onSuccess: close })
        }
        onCancel={close}
      >
        {t('removeQuestion')}
      </ConfirmModal>
    </>
  )
}
