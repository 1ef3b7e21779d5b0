import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { periodDays, type SalesPeriod } from '#contract/sales-periods.ts'
import { type CarteSales } from '#contract/sales.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { useConflict } from '#web/lib/form/use-conflict.ts'
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
  const queryClient = useQueryClient()
  const change = useChangeDays()
  const [opened, setOpened] = useState(period)
  const form = useDaysForm({ initialValues: daysOf(opened) })
  const conflict = useConflict<SalesPeriod, Days>({
    opened,
    mine: form.values,
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
    begin: (stored, days) => {
      setOpened(stored)
      form.reset(days)
      void invalidateAfter(queryClient, 'sales')
    },
    save: send,
  })

  function send(from: SalesPeriod, days: Days) {
    change.mutate(
      { id: carte.id, periodId: from.id, version: from.version, ...days },
      {
        onSuccess: onClose,
        onError: (failure) => {
          if (!conflict.meet(failure, from, days)) form.reportFailure(failure)
        },
      },
    )
  }

  const failed = change.isError && storedVersionOf(change.error) === undefined
  return (
    <DaysModal
      title={t('edit')}
      confirmLabel={t('save')}
      form={form}
      others={carte.periods.filter(({ id }) => id !== period.id)}
      notice={<ConflictNotice conflict={conflict} busy={change.isPending} />}
      failure={failed ? sentence(t('editFailed'), change.error) : undefined}
      busy={change.isPending}
      onConfirm={() => form.submit((days) => send(opened, days))}
      onClose={onClose}
    />
  )
}
