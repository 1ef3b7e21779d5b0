import { Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { CarteSettings } from '#contract/cartes.ts'
import { useDeletedNotice } from '#web/entities/bin/use-deleted-notice.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { carteGone, useRemoveCarte } from '../cartes-api.ts'
import { publicationQuery } from '../publication/publication-api.ts'

export interface DeleteCarteModalProps {
  /** The carte to delete; null keeps the question closed. */
  carte: CarteSettings | null
  gammes: number
  onClose: () => void
}

/** 'Supprimer « Soir » ?', with what goes and what stays. */
export function DeleteCarteModal({ carte: target, gammes, onClose }: DeleteCarteModalProps) {
  const t = useTranslations('cartes.deletion')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const { about: carte, question } = useConfirmedStep({
    target,
    onClose,
    step: useRemoveCarte(),
    variablesOf: ({ id }) => ({ id }),
    doneText: t('done'),
    announce: useDeletedNotice(),
    gone: { text: t('already'), forget: ({ id }) => carteGone(queryClient, id) },
    failureText: (failure) => sentence(t('failed'), failure),
  })
  const publication = useQuery({ ...publicationQuery(carte?.id ?? ''), enabled: target !== null })
  return (
    <ConfirmModal
      {...question}
      danger
      title={t('title', { name: carte?.nom ?? '' })}
      confirmLabel={c('delete')}
      busyLabel={c('deleting')}
    >
      <Text>{t('goes', { gammes })}</Text>
      {publication.data?.address && (
        <Text mt="sm" c="dimmed">
          {t('address')}
        </Text>
      )}
    </ConfirmModal>
  )
}
