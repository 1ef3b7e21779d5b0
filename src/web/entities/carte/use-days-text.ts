import { useCallback, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { Days } from './days.ts'
import { isWholeMonth, noonOf } from './days.ts'

/** 'Octobre 2026', 'Du 28 septembre 2026 au 1er novembre 2026' */
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
      return t('between', { first: written(firstDay), last: written(lastDay) })
    },
    [t, language, format],
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The same inside a sentence: 'octobre 2026', 'du 28 septembre 2026 au 1er novembre 2026' */
export function useDaysWithin(): (days: Days) => string {
  const daysText = useDaysText()
  const language = useLocale()
  return useMemo(() => (language === 'fr' ? (days) => small(daysText(days)) : daysText), [daysText, language])
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
