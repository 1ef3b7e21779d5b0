import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { useDeletedNotice } from '#web/entities/bin/use-deleted-notice.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { useRemoveOrder } from '../orders-api.ts'

export interface RemoveOrderModalProps {
  /** Null keeps the question closed. */
  order: Order | null
  onClose: () => void
}

/** Asks before an order goes to the bin; then its list is shown. */
export function RemoveOrderModal({ order, onClose }: RemoveOrderModalProps) {
  const t = useTranslations('orders.removal')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const navigate = useNavigate()
  const { about, question } = useConfirmedStep({
    target: order,
    onClose,
    step: useRemoveOrder(),
    variablesOf: ({ id }) => ({ id }),
    doneText: t('done'),
    announce: useDeletedNotice(),
    onDone: () => void navigate({ to: paths.orders }),
    gone: { text: t('already') },
    failureText: (failure) => sentence(t('failed'), failure),
  })
  return (
    <ConfirmModal
      {...question}
      danger
      title={t('title', { number: about?.number ?? '' })}
      confirmLabel={c('delete')}
      busyLabel={c('deleting')}
    >
      <Text>{t('question')}</Text>
    </ConfirmModal>
  )
}
