import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Gamme } from '#contract/gammes.ts'
import { statusOf } from '#web/lib/failure.ts'
import { useFailureSentence } from '#web/lib/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { gammeGone, useRemoveGamme } from '../gammes-api.ts'

export interface DeleteGammeModalProps {
  /** The gamme to delete; null keeps the question closed. */
  gamme: Gamme | null
  onClose: () => void
}

/** 'Confirmer la suppression', with what goes and what stays. */
export function DeleteGammeModal({ gamme: asked, onClose }: DeleteGammeModalProps) {
  const t = useTranslations('gammes')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  // Still named while the closing question fades.
  const [gamme, setGamme] = useState(asked)
  if (asked !== null && asked !== gamme) setGamme(asked)
  const remove = useRemoveGamme()

  const close = () => {
    remove.reset()
    onClose()
  }
  const done = (notice: string) => {
    notifySuccess(notice)
    close()
  }
  const confirm = () => {
    if (!gamme || remove.isPending) return
    remove.mutate(
      { id: gamme.id },
      {
        onSuccess: () => done(t('notice.deleted')),
        onError: (failure) => {
          if (statusOf(failure) !== 404) return
          void gammeGone(queryClient, gamme.id)
          done(t('notice.alreadyDeleted'))
        },
      },
    )
  }

  return (
    <ConfirmModal
      opened={asked !== null}
      danger
      title={t('deletion.title')}
      confirmLabel={c('delete')}
      busyLabel={c('deleting')}
      busy={remove.isPending}
      error={remove.isError ? sentence(t('failure.delete'), remove.error) : undefined}
      onConfirm={confirm}
      onCancel={close}
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
