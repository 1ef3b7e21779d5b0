import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { statusOf } from '#web/lib/failure.ts'
import { useFailureSentence } from '#web/lib/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { menuGone, useRemoveMenu } from '../menus-api.ts'

export interface DeleteMenuModalProps {
  /** The menu to delete; null keeps the question closed. */
  menu: { id: string; nom: string } | null
  onClose: () => void
}

/** Asks before a menu goes, and says what stays. */
export function DeleteMenuModal({ menu: asked, onClose }: DeleteMenuModalProps) {
  const t = useTranslations('menus')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  // Still named while the closing question fades.
  const [menu, setMenu] = useState(asked)
  if (asked !== null && asked !== menu) setMenu(asked)
  const remove = useRemoveMenu()

  const close = () => {
    remove.reset()
    onClose()
  }
  const done = (notice: string) => {
    notifySuccess(notice)
    close()
  }
  const confirm = () => {
    if (!menu || remove.isPending) return
    remove.mutate(
      { id: menu.id },
      {
        onSuccess: () => done(t('notice.deleted')),
        onError: (failure) => {
          if (statusOf(failure) !== 404) return
          void menuGone(queryClient, menu.id)
          done(t('notice.alreadyDeleted'))
        },
      },
    )
  }

  return (
    <ConfirmModal
      opened={asked !== null}
      danger
      title={t('deletion.title', { name: menu?.nom ?? '' })}
      confirmLabel={c('delete')}
      busyLabel={c('deleting')}
      busy={remove.isPending}
      error={remove.isError ? sentence(t('failure.delete'), remove.error) : undefined}
      onConfirm={confirm}
      onCancel={close}
    >
      {t('deletion.body')}
    </ConfirmModal>
  )
}
