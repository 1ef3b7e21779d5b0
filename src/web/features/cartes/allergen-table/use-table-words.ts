import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { TableWords } from './table-words.ts'

/** The words of the table of allergens today, in the reader's language. */
export function useTableWords(): TableWords {
  const t = useTranslations()
  const format = useFormat()
  const [opened] = useState(() => new Date())
  const today = format.dateLong(opened)
  return useMemo(
    () => ({
      title: t('cartePaper.table.title'),
      subtitle: t('cartePaper.table.subtitle', { date: today }),
      dish: t('cartePaper.table.dish'),
      allergen: (allergen) => t(`trade.allergens.${allergen}`),
      continued: (gamme) => t('cartePaper.continued', { gamme }),
      contains: t('cartePaper.table.contains'),
      traces: t('cartePaper.table.traces'),
      undeclared: t('cartePaper.table.undeclared'),
      legend: t('cartePaper.table.legend'),
      legendTraces: t('cartePaper.table.legendTraces'),
      legendUndeclared: t('cartePaper.table.legendUndeclared'),
      empty: t('cartePaper.table.empty'),
    }),
    [t, today],
  )
}
