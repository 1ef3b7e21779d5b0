import { DEFAULT_VAT_RATE, VAT_RATES } from '../pricing/vat-rate.ts'
import type { VatRate } from '../pricing/vat-rate.ts'

/** Placeholder for the rates of VAT that are on the carte. */
export const RATES_PLACE = '{taux}'

/** Default footer of a carte. */
export const USUAL_FOOTER_LINES = [
  'Prix nets - Service compris',
  'La liste des allergènes est disponible sur demande',
  `TVA applicable : ${RATES_PLACE}`,
] as const

/** The footer of a carte as the guest reads it; `lines` is null for the default ones. */
export function footerLines(lines: readonly string[] | null, rates: Iterable<VatRate>): string[] {
  const used = ratesInWords(rates)
  return (lines ?? USUAL_FOOTER_LINES).map((line) => line.replaceAll(RATES_PLACE, used))
}

/**
 * '10%', '5,5% et 10%', '5,5%, 10% et 20%'; without rates, that of a served meal. A carte is in French; its author may
 * read another language.
 *
 * @param locale BCP 47
 */
export function ratesInWords(rates: Iterable<VatRate>, locale = 'fr-FR'): string {
  const used = new Set(rates)
  if (used.size === 0) used.add(DEFAULT_VAT_RATE)
  const figures = new Intl.NumberFormat(locale)
  const words = VAT_RATES.filter((rate) => used.has(rate)).map((rate) => `${figures.format(rate)}%`)
  return new Intl.ListFormat(locale).format(words)
}
