import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriod } from '#contract/sales-periods.ts'
import { type Days, haveSameDays } from '#web/entities/carte/days.ts'
import { useDaysText } from '#web/entities/carte/use-days-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** The days of a period, and when it was added where another of all the periods has the same days. */
export function usePeriodName() {
  const t = useTranslations('sales.period')
  const daysText = useDaysText()
  const format = useFormat()
  return useCallback(
    (period: SalesPeriod, all: readonly Days[]): string => {
      const days = daysText(period)
      if (all.filter((other) => haveSameDays(other, period)).length < 2) return days
      const { createdAt } = period
      return t('added', { days, date: format.dateLong(createdAt), time: format.time(createdAt) })
    },
    [t, daysText, format],
  )
}
