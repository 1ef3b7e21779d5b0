import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { periodDays, type SalesPeriod } from '#contract/sales-periods.ts'
import { type CarteSales } from '#contract/sales.ts'
import { useConflictForm } from '#web/entities/use-conflict-form.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { useChangeDays } from '../sales-api.ts'
import { DaysModal } from './days-modal.tsx'
import type { Days } from '#web/entities/carte/days.ts'
import { useDaysForm } from './use-days-form.ts'
import { useDaysText } from '#web/entities/carte/use-days-text.ts'

export interface EditDaysProps {
  carte: CarteSales
  period: SalesPeriod
  onClose: () => void
}

const daysOf = ({ firstDay, lastDay }: SalesPeriod): Days => ({ firstDay, lastDay })

/** 'Corriger les dates' */
export function EditDays({ carte, period, onClose }: EditDaysProps) {
  const t = useTranslations('sales.period')
  const none = useTranslations('common')('none')
  const sentence = useFailureSentence()
  const daysText = useDaysText()
  const [opened, setOpened] = useState(period)
  const form = useDaysForm({ initialValues: daysOf(opened) })
  const { conflict, busy, changeError, save } = useConflictForm({
    form,
    opened,
    open: setOpened,
    valuesOf: daysOf,
    // The first and the last day mean something only together.
    parts: formParts((days: Days) => days, {
      firstDay: {
        label: t('parts.days'),
        contentOf: (days) => days,
        textOf: (days) => (periodDays.safeParse(days).success ? daysText(days) : none),
      },
      lastDay: { with: 'firstDay' },
    }),
    requestOf: (from, days) => ({ id: carte.id, periodId: from.id, version: from.version, ...days }),
    change: useChangeDays(),
    invalidates: 'sales',
    onSaved: onClose,
  })

  return (
    <DaysModal
      title={t('edit')}
      confirmLabel={t('save')}
      form={form}
      others={carte.periods.filter(({ id }) => id !== period.id)}
      notice={<ConflictNotice conflict={conflict} busy={busy} />}
      failure={changeError ? sentence(t('editFailed'), changeError) : undefined}
      busy={busy}
      onConfirm={save}
      onClose={onClose}
    />
  )
}
