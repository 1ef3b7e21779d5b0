import { useTranslations } from 'use-intl'
import type { SalesPeriod } from '#contract/sales-periods.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useRemovePeriod } from '../sales-api.ts'

export interface RemovePeriodProps {
  carteId: string
  /** Whether it has the sales of other cartes too. */
  several: boolean
  period: SalesPeriod
  /** What it is called among the others. */
  name: string
  onRemoved: () => void
  onClose: () => void
}

/** Asks before a period is deleted with its sales. */
export function RemovePeriod({ carteId, several, period, name, onRemoved, onClose }: RemovePeriodProps) {
  const t = useTranslations('sales.period')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const removal = useRemovePeriod()
  return (
    <ConfirmModal
      opened
      danger
      title={t('removeTitle')}
      confirmLabel={common('delete')}
      busy={removal.isPending}
      error={removal.error === null ? undefined : sentence(t('removeFailed'), removal.error)}
      onConfirm={() =>
        removal.mutate(
          { id: carteId, periodId: period.id },
          {
            onSuccess: () => {
              notifySuccess(t('removed'))
              onClose()
              onRemoved()
            },
          },
        )
      }
      onCancel={onClose}
    >
      {t('removeBody', { days: name, dishes: period.dishes, menus: period.menus })}{' '}
      {several && t('removeFromAll')}
    </ConfirmModal>
  )
}
