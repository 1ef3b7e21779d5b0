import { useCallback, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { Days } from './days.ts'
import { isWholeMonth, noonOf } from './days.ts'

/** 'Octobre 2026', 'Du 28 septembre au 1er novembre 2026' */
export function useDaysText() {
  const t = useTranslations('trade.days')
  const language = useLocale()
  const format = useFormat()
  return useCallback(
    (days: Days): string => {
      const { firstDay, lastDay } = days
      if (isWholeMonth(days)) return capital(format.month(noonOf(firstDay)))
      const written = (day: string) => {
        const text = format.dateLong(noonOf(day))
        return language === 'fr' ? text.replace(/^1 /u, '1er ') : text
      }
      if (firstDay === lastDay) return t('one', { first: written(firstDay) })
      const last = written(lastDay)
      const first = language === 'fr' ? withoutSame(written(firstDay), last) : written(firstDay)
      return t('between', { first, last })
    },
    [t, language, format],
  )
}

/** The first day without the month and year that the last one repeats: 'Du 1er au 27 novembre 2026'. */
function withoutSame(first: string, last: string): string {
  const [day = '', month, year] = first.split(' ')
  const [, lastMonth, lastYear] = last.split(' ')
  if (year !== lastYear) return first
  return month === lastMonth ? day : `${day} ${month}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The same inside a sentence: 'octobre 2026', 'du 28 septembre au 1er novembre 2026' */
export function useDaysWithin(): (days: Days) => string {
  const daysText = useDaysText()
  const language = useLocale()
  return useMemo(() => (language === 'fr' ? (days) => small(daysText(days)) : daysText), [daysText, language])
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
