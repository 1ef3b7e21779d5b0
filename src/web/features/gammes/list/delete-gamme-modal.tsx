import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useDeletedNotice } from '#web/entities/bin/use-deleted-notice.ts'
import type { Gamme } from '#contract/gammes.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { gammeGone, useRemoveGamme } from '../gammes-api.ts'

export interface DeleteGammeModalProps {
  /** The gamme to delete; null keeps the question closed. */
  gamme: Gamme | null
  onClose: () => void
}

/** 'Confirmer la suppression', with what goes and what stays. */
export function DeleteGammeModal({ gamme: target, onClose }: DeleteGammeModalProps) {
  const t = useTranslations('gammes')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const { about: gamme, question } = useConfirmedStep({
    target,
    onClose,
    step: useRemoveGamme(),
    variablesOf: ({ id }) => ({ id }),
    doneText: t('notice.deleted'),
    announce: useDeletedNotice(),
    gone: { text: t('notice.alreadyDeleted'), forget: ({ id }) => void gammeGone(queryClient, id) },
    failureText: (failure) => sentence(t('failure.delete'), failure),
  })

  return (
    <ConfirmModal
      {...question}
      danger
      title={t('deletion.title')}
      confirmLabel={c('delete')}
      busyLabel={c('deleting')}
    >
      <Text>{t('deletion.question')}</Text>
      {gamme && (
        <Text mt="sm" c="dimmed">
          {t('deletion.goes', { name: gamme.nom, count: gamme.nbRecettes })}
        </Text>
      )}
    </ConfirmModal>
  )
}
