import type { Translate } from '#web/lib/i18n/translate.ts'

const HOUR = 60

/** '45 min', '2 h', '1 h 30 min'. */
export function duration(total: number, t: Translate): string {
  const hours = Math.floor(total / HOUR)
  const minutes = total % HOUR
  if (hours === 0) return t('sheets.reading.minutes', { minutes: String(minutes) })
  if (minutes === 0) return t('sheets.reading.hours', { hours: String(hours) })
  return t('sheets.reading.hoursMinutes', { hours: String(hours), minutes: String(minutes) })
}
