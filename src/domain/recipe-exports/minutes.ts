import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { MAX_MINUTES } from '../catalogue/sheet-limits.ts'

const LONGEST = 60
const ISO = /^p(?:(\d{1,4})d)?(?:t(?:(\d{1,5})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?)?$/u
const PART =
  /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(j|jours?|d|days?|h|hrs?|heures?|hours?|m|mn|min|mins|minutes?)(?=[\d\s,.]|$)\.?\s*(?:(?:,|et|and)\s+)?/u

/** The minutes of '1 h 30', '65 mins', '1 hour 30 minutes', 'PT1H30M'; null for any other text. */
export function minutesOf(text: string): number | null {
  if (text.length > LONGEST) return null
  let rest = foldForSearch(text).trim()
  const [whole, days, hours, minutes, seconds] = ISO.exec(rest) ?? []
  if (whole !== undefined && /\d/u.test(whole))
    return bounded(
      Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0) + Number(seconds ?? 0) / 60,
    )
  let sum = 0
  let unit = ''
  for (let part = PART.exec(rest); part !== null; part = PART.exec(rest)) {
    const [read, figure = '', word = ''] = part
    unit = /^[jd]/u.test(word) ? 'day' : word.startsWith('h') ? 'hour' : 'minute'
    sum += Number(figure.replace(',', '.')) * (unit === 'day' ? 1440 : unit === 'hour' ? 60 : 1)
    rest = rest.slice(read.length)
  }
  // '1 h 30'
  if (unit === 'hour' && /^\d{1,2}$/u.test(rest)) return bounded(sum + Number(rest))
  return unit === '' || rest !== '' ? null : bounded(sum)
}

function bounded(minutes: number): number | null {
  const whole = Math.round(minutes)
  return whole > 0 && whole <= MAX_MINUTES ? whole : null
}
