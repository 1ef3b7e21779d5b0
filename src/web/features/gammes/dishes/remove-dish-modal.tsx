import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useDeletedNotice } from '#web/entities/bin/use-deleted-notice.ts'
import type { GammeRecette } from '#contract/gammes.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { recettesGone, useRemoveRecette } from '../gammes-api.ts'

export interface RemoveDishModalProps {
  gammeId: string
  /** The dish to take off; null keeps the question closed. */
  dish: GammeRecette | null
  onClose: () => void
}

/** Asks before a dish leaves the carte, and says what stays and what goes. */
export function RemoveDishModal({ gammeId, dish: target, onClose }: RemoveDishModalProps) {
  const t = useTranslations('gammes')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const { about: dish, question } = useConfirmedStep({
    target,
    onClose,
    step: useRemoveRecette(),
    variablesOf: ({ id }) => ({ id: gammeId, recipeId: id }),
    doneText: t('notice.recipeRemoved'),
    announce: useDeletedNotice(),
    gone: {
      text: t('notice.recipeAlreadyRemoved'),
      forget: ({ id }) => recettesGone(queryClient, gammeId, [id]),
    },
    failureText: (failure) => sentence(t('failure.removeRecipe'), failure),
  })

  return (
    <ConfirmModal
      {...question}
      danger
      title={t('dishes.removal.title', { name: dish?.nomAffiche ?? '' })}
      confirmLabel={t('dishes.removal.confirm')}
      busyLabel={t('dishes.removal.busy')}
    >
      <Text>{t('dishes.removal.body')}</Text>
      {dish !== null && dish.soldPeriods > 0 && (
        <Text mt="sm">{t('dishes.removal.sales', { count: dish.soldPeriods })}</Text>
      )}
    </ConfirmModal>
  )
}
