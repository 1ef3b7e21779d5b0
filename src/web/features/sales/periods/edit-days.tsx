import { useTranslations } from 'use-intl'
import type { CarteSales, SalesPeriod } from '#contract/sales.ts'
import { useChangeDays } from '../sales-api.ts'
import { DaysModal } from './days-modal.tsx'

export interface EditDaysProps {
  carte: CarteSales
  period: SalesPeriod
  onClose: () => void
}

/** 'Corriger les dates' */
export function EditDays({ carte, period, onClose }: EditDaysProps) {
  const t = useTranslations('sales.period')
  const change = useChangeDays()
  return (
    <DaysModal
      title={t('edit')}
      confirmLabel={t('save')}
      days={{ firstDay: period.firstDay, lastDay: period.lastDay }}
      others={carte.periods.filter(({ id }) => id !== period.id)}
      busy={change.isPending}
      failure={change.error}
      failureText={t('editFailed')}
      onConfirm={(days) =>
        change.mutate({ id: carte.id, periodId: period.id, ...days }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  )
}
