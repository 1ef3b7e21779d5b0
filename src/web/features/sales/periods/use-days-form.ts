import { useTranslations } from 'use-intl'
import { periodDays } from '#contract/sales-periods.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import type { Days } from '#web/entities/carte/days.ts'

interface DaysFormOptions {
  initialValues: Days
  /** Reports a problem without waiting for the form to be submitted. */
  atOnce?: boolean
}

export type DaysForm = ReturnType<typeof useDaysForm>

/** The first and the last day of a period. */
export function useDaysForm({ initialValues, atOnce = false }: DaysFormOptions) {
  const t = useTranslations('sales.period.faults')
  return useForm({
    initialValues,
    schema: periodDays,
    ...(atOnce && { immediate: ['invalid', 'out-of-range'] as const }),
    texts: {
      '*': { invalid: t('missing'), 'out-of-range': t('far') },
      lastDay: {
        'out-of-range': (_problem, _all, days) => {
          const { firstDay, lastDay } = days as Days
          return firstDay > lastDay ? t('reversed') : t('far')
        },
      },
    },
  })
}
