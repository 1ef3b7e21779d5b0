import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Days } from '#web/entities/carte/days.ts'
import { overlapping } from '#web/entities/carte/days.ts'
import { useDaysText } from '#web/entities/carte/use-days-text.ts'

/** The note for a period that shares days with others; null when it shares none. */
export function useOverlapText() {
  const t = useTranslations('sales.period')
  const daysText = useDaysText()
  return useCallback(
    (others: readonly Days[], days: Days): string | null => {
      const shared = overlapping(others, days)
      if (shared.length === 0) return null
      return t('overlap', { periods: shared.map((other) => `«\u00a0${daysText(other)}\u00a0»`).join(', ') })
    },
    [t, daysText],
  )
}
