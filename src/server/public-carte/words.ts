import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'

const CENTS = 2
const WHOLE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })
const WITH_CENTS = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: CENTS,
  maximumFractionDigits: CENTS,
})

/** How prices are written: '14 €' on a carte of whole euros, '14,50 €' on every line of one that has cents. */
export function priceWords(prices: readonly number[], showCurrency: boolean): (price: number) => string {
  const shown = prices.map((price) => roundHalfAwayFromZero(price, CENTS))
  const format = shown.every(Number.isInteger) ? WHOLE : WITH_CENTS
  return (price) => `${format.format(roundHalfAwayFromZero(price, CENTS))}${showCurrency ? '\u00a0€' : ''}`
}

/** 'lait', within a sentence. */
export function inSentence(allergen: Allergen): string {
  return allergen.toLowerCase()
}

/** 'sans gluten ni lait'. */
export function withoutWords(allergens: readonly Allergen[]): string {
  const names = allergens.map(inSentence)
  const [last, ...before] = names.toReversed()
  return before.length === 0 ? `sans ${last}` : `sans ${before.toReversed().join(', ')} ni ${last}`
}

/** 'Plus que 6', 'Épuisé'. */
export function leftWords(remaining: number): string {
  return remaining === 0 ? 'Épuisé' : `Plus que\u00a0${WHOLE.format(remaining)}`
}
