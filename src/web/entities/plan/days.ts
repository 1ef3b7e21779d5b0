import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { houseWall, LAST_MINUTE } from '#domain/house/house-instant.ts'
import { dayNumber } from '#domain/services/days.ts'
import { kitchenDay } from '#domain/services/kitchen-day.ts'
import { dayInWords, LOCALES } from '#web/lib/format/format.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

/** The day that the kitchen works on, by the clock of the server: that of a device may be wrong. */
export function useToday(): string {
  const [today] = useState(() => kitchenDay(new Date(serverClock.now())))
  return today
}

/** Whole days from one to the other. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

function written(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' })
  return dayInWords(format.format(new Date(day)), language)
}

/** The words of days as a kitchen names them, counted from today. */
export function useDayWords() {
  const t = useTranslations('tomorrow.days')
  const language = useLocale()
  const today = useToday()
  const whole = (day: string) =>
    written(day, language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    })
  return {
    today,
    /** 'Demain, mercredi 2 décembre'; 'Samedi 5 décembre' of a day without a name. */
    title: (day: string) => {
      const away = daysBetween(today, day)
      const text = whole(day)
      if (away === 0) return t('today', { day: text })
      if (away === 1) return t('tomorrow', { day: text })
      if (away === -1) return t('yesterday', { day: text })
      return text.charAt(0).toUpperCase() + text.slice(1)
    },
    /** 'mercredi 2 décembre' */
    whole,
    /** 'mercredi' */
    weekday: (day: string) => written(day, language, { weekday: 'long' }),
    /** 'jeudi 3 décembre', 'jeudi 3 décembre à 14:30' of an instant. */
    moment: (instant: string) => {
      const { day, time } = houseWall(instant)
      return time === LAST_MINUTE ? whole(day) : t('moment', { day: whole(day), time })
    },
  }
}
