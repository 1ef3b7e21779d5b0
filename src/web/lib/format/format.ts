import { WASTAGE_DECIMALS } from '#domain/costing/limits.ts'
import { gainFactor } from '#domain/costing/loss-formula.ts'
import { withFirstOfMonth } from '#domain/house/first-of-month.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import type { Language } from '../storage/preferences.ts'

/** Whose rules a reader's figures, dates and lists follow. */
export const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }

/** Making an Intl formatter costs far more than using one: each is made once. */
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function numberFormat(language: Language, options: Intl.NumberFormatOptions, key: string) {
  const name = `${language} ${key}`
  const known = numberFormats.get(name)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(LOCALES[language], options)
  numberFormats.set(name, made)
  return made
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions, key: string) {
  const name = `${language} ${key}`
  const known = dateFormats.get(name)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(LOCALES[language], options)
  dateFormats.set(name, made)
  return made
}

/** '5,47 €'. Rounded half away from zero, as every amount of the house. */
export function formatEuro(value: number, language: Language, decimals = 2): string {
  return formatMoney(value, 'EUR', language, decimals)
}

/** '5,47 $US', likewise. @param currency its code of ISO 4217 */
export function formatMoney(value: number, currency: string, language: Language, decimals = 2): string {
  const format = numberFormat(
    language,
    {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    },
    `${currency} ${String(decimals)}`,
  )
  return withMinus(format.format(roundHalfAwayFromZero(value, decimals)))
}

/** A sum as far as it is known: '≈ 1,20 €' while something is missing from it, '–' where there is nothing yet. */
export function formatPartialSum(sum: number, incomplete: boolean, language: Language): string {
  if (sum === 0) return '–'
  return incomplete ? `≈\u00a0${formatEuro(sum, language)}` : formatEuro(sum, language)
}

/** '78,5 %' from 78.5. */
export function formatPercent(value: number, language: Language, decimals = 1): string {
  const figure = formatNumber(value, language, { minimumDecimals: decimals, maximumDecimals: decimals })
  return withPercentSign(figure, language)
}

/** A rate that was typed, with the decimals that it has: '20 %', '5,5 %', '99,96 %'. */
export function formatRate(value: number, language: Language): string {
  return withPercentSign(
    formatNumber(value, language, { minimumDecimals: 0, maximumDecimals: WASTAGE_DECIMALS }),
    language,
  )
}

/** A loss in percent, '12 %'; below 0 the gain of weight in cooking as how many times the raw weight: '×2,47'. */
export function formatWastage(percent: number, language: Language): string {
  if (percent >= 0) return formatRate(percent, language)
  return `×${formatQuantity(gainFactor(percent), language, WASTAGE_DECIMALS + 2)}`
}

function withPercentSign(figure: string, language: Language): string {
  return language === 'fr' ? `${figure}\u00a0%` : `${figure}%`
}

/** '1,6', '0,0014', '1 200': as many decimals as the quantity has, of one that is computed those that say something. */
export function formatQuantity(value: number, language: Language, decimals = QUANTITY_DECIMALS): string {
  return formatNumber(value, language, { minimumDecimals: 0, maximumDecimals: decimals })
}

export function formatNumber(
  value: number,
  language: Language,
  decimals: { minimumDecimals: number; maximumDecimals: number },
): string {
  const { minimumDecimals, maximumDecimals } = decimals
  const format = numberFormat(
    language,
    { minimumFractionDigits: minimumDecimals, maximumFractionDigits: maximumDecimals },
    `number ${String(minimumDecimals)} ${String(maximumDecimals)}`,
  )
  return withMinus(format.format(roundHalfAwayFromZero(value, maximumDecimals)))
}

/** Intl writes a hyphen before a negative number; a figure that is shown carries the minus sign. */
function withMinus(figure: string): string {
  return figure.replace('-', '\u2212')
}

/** '18 novembre 2026'. Takes an ISO 8601 instant, shows the day where the reader is. */
export function formatDateLong(instant: string | Date, language: Language): string {
  return dayInWords(dateFormat(language, { dateStyle: 'long' }, 'long').format(new Date(instant)), language)
}

/** '21 novembre 2026' from '2026-11-21': a day of the calendar, the same wherever the reader is. */
export function formatDay(day: string, language: Language): string {
  return dayInWords(
    dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }, 'day').format(new Date(day)),
    language,
  )
}

/** 'mercredi 2 décembre' from '2026-12-02', likewise. */
export function formatWeekday(day: string, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return dayInWords(dateFormat(language, options, 'weekday').format(new Date(day)), language)
}

/** As Intl wrote it: of French the first of a month becomes '1er'. */
export function dayInWords(day: string, language: Language): string {
  return language === 'fr' ? withFirstOfMonth(day) : day
}

/** '21/11'. */
export function formatDateShort(instant: string | Date, language: Language): string {
  return dateFormat(language, { day: '2-digit', month: '2-digit' }, 'short').format(new Date(instant))
}

/** 'octobre 2026'. */
export function formatMonth(instant: string | Date, language: Language): string {
  const options = { month: 'long', year: 'numeric' } as const
  return dateFormat(language, options, 'month').format(new Date(instant))
}

/** '14:02'. */
export function formatTime(instant: string | Date, language: Language): string {
  return dateFormat(language, { hour: '2-digit', minute: '2-digit' }, 'time').format(new Date(instant))
}
