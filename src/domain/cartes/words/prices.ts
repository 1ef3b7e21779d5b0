import { roundHalfAwayFromZero } from '../../money/round-half-away-from-zero.ts'
import type { TextLanguage } from '../languages.ts'
import { WORDS } from './words.ts'

const CENTS = 2

/**
 * How the prices of a carte are written, in its language: '14 €' on a carte of whole euros, '14,50 €' on every line of one
 * that has cents; '€14.50' in English.
 * @param prices EUR with VAT, all prices of the carte
 */
export function priceWords(
  prices: readonly number[],
  { showCurrency, language }: { showCurrency: boolean; language: TextLanguage },
): (price: number) => string {
  const shown = prices.map((price) => roundHalfAwayFromZero(price, CENTS))
  const digits = shown.every(Number.isInteger) ? 0 : CENTS
  const format = new Intl.NumberFormat(WORDS[language].locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return (price) => {
    // Few of a carte's faces have the narrow space between thousands.
    const figure = format.format(roundHalfAwayFromZero(price, CENTS)).replace(/\u202f/gu, '\u00a0')
    if (!showCurrency) return figure
    return language === 'fr' ? `${figure}\u00a0€` : `€${figure}`
  }
}
