import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GammeRecette } from '#contract/gammes.ts'
import { statusOf } from '#web/lib/failure.ts'
import { useFailureSentence } from '#web/lib/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { recetteGone, useRemoveRecette } from '../gammes-api.ts'

export interface RemoveDishModalProps {
  gammeId: string
  /** The dish to take off; null keeps the question closed. */
  dish: GammeRecette | null
  onClose: () => void
}

/** Asks before a dish leaves the carte, and says what stays and what goes. */
export function RemoveDishModal({ gammeId, dish: asked, onClose }: RemoveDishModalProps) {
  const t = useTranslations('gammes')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  // Still named while the closing question fades.
  const [dish, setDish] = useState(asked)
  if (asked !== null && asked !== dish) setDish(asked)
  const remove = useRemoveRecette()

  const close = () => {
    remove.reset()
    onClose()
  }
  const done = (notice: string) => {
    notifySuccess(notice)
    close()
  }
  const confirm = () => {
    if (!dish || remove.isPending) return
    remove.mutate(
      { id: gammeId, recipeId: dish.id },
      {
        onSuccess: () => done(t('notice.recipeRemoved')),
        onError: (failure) => {
          if (statusOf(failure) !== 404) return
          recetteGone(queryClient, gammeId, dish.id)
          done(t('notice.recipeAlreadyRemoved'))
        },
      },
    )
  }

  return (
    <ConfirmModal
      opened={asked !== null}
      danger
      title={t('dishes.removal.title', { name: dish?.nomAffiche ?? '' })}
      confirmLabel={t('dishes.removal.confirm')}
      busyLabel={t('dishes.removal.busy')}
      busy={remove.isPending}
      error={remove.isError ? sentence(t('failure.removeRecipe'), remove.error) : undefined}
      onConfirm={confirm}
      onCancel={close}
    >
      <Text>{t('dishes.removal.body')}</Text>
      {dish !== null && dish.soldPeriods > 0 && (
        <Text mt="sm">{t('dishes.removal.sales', { count: dish.soldPeriods })}</Text>
      )}
    </ConfirmModal>
  )
}
