import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { useCancelOrder } from '../orders-api.ts'
import { useActFailure } from './use-act-failure.ts'

export interface CancelModalProps {
  order: Order
  opened: boolean
  onClose: () => void
}

/** Cancels an order that the supplier knows: by a mail, or by phone. */
export function CancelModal({ order, opened, onClose }: CancelModalProps) {
  const t = useTranslations('orders.cancel')
  const failureText = useActFailure()
  const cancel = useCancelOrder()
  const { id, version, recipient, number } = order
  const close = () => {
    cancel.reset()
    onClose()
  }
  const act = (to: string | null) =>
    cancel.mutate({ id, version, to, confirmsRecipient: true }, { onSuccess: close })
  return (
    <ConfirmModal
      opened={opened}
      danger
      title={t('title', { number })}
      cancelLabel={t('keep')}
      confirmLabel={recipient === null ? t('otherwise') : t('mail')}
      busyLabel={t('busy')}
      busy={cancel.isPending}
      {...(recipient !== null && { other: { label: t('otherwise'), onClick: () => act(null) } })}
      error={cancel.isError ? failureText(t('failed'), cancel.error) : undefined}
      onConfirm={() => act(recipient)}
      onCancel={close}
    >
      <Text>{recipient === null ? t('withoutMail') : t('question', { to: recipient })}</Text>
    </ConfirmModal>
  )
}
