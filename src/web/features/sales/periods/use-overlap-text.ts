import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriod } from '#contract/sales-periods.ts'
import type { Days } from '#web/entities/carte/days.ts'
import { overlapping } from '#web/entities/carte/days.ts'
import { usePeriodName } from './use-period-name.ts'

/** The note for a period that shares days with others, named among all the periods; null when it shares none. */
export function useOverlapText() {
  const t = useTranslations('sales.period')
  const nameOf = usePeriodName()
  return useCallback(
    (others: readonly SalesPeriod[], days: Days, all: readonly Days[] = others): string | null => {
      const shared = overlapping(others, days)
      if (shared.length === 0) return null
      return t('overlap', {
        periods: shared.map((other) => t('quoted', { days: nameOf(other, all) })).join(', '),
      })
    },
    [t, nameOf],
  )
}
