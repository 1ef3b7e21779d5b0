import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useDeletedNotice } from '#web/entities/bin/use-deleted-notice.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { menuGone, useRemoveMenu } from '../menus-api.ts'

export interface DeleteMenuModalProps {
  /** The menu to delete; null keeps the question closed. */
  menu: { id: string; nom: string } | null
  onClose: () => void
}

/** Asks before a menu goes, and says what stays. */
export function DeleteMenuModal({ menu: target, onClose }: DeleteMenuModalProps) {
  const t = useTranslations('menus')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const { about: menu, question } = useConfirmedStep({
    target,
    onClose,
    step: useRemoveMenu(),
    variablesOf: ({ id }) => ({ id }),
    doneText: t('notice.deleted'),
    announce: useDeletedNotice(),
    gone: { text: t('notice.alreadyDeleted'), forget: ({ id }) => void menuGone(queryClient, id) },
    failureText: (failure) => sentence(t('failure.delete'), failure),
  })

  return (
    <ConfirmModal
      {...question}
      danger
      title={t('deletion.title', { name: menu?.nom ?? '' })}
      confirmLabel={c('delete')}
      busyLabel={c('deleting')}
    >
      {t('deletion.body')}
    </ConfirmModal>
  )
}
