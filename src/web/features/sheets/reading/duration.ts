import type { useTranslations } from 'use-intl'

const HOUR = 60

/** '45 min', '2 h', '1 h 30 min'. */
export function duration(total: number, t: ReturnType<typeof useTranslations<'sheets.reading'>>): string {
  const hours = Math.floor(total / HOUR)
  const minutes = total % HOUR
  if (hours === 0) return t('minutes', { minutes: String(minutes) })
  if (minutes === 0) return t('hours', { hours: String(hours) })
  return t('hoursMinutes', { hours: String(hours), minutes: String(minutes) })
}
