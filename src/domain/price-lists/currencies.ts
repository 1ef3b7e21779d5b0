import type { PriceUnknownReason } from './price-unknown-reasons.ts'

/** Signs and words of other currencies, folded; the francs of the Pacific and of Africa are not the Swiss ones. */
const CURRENCIES: [reason: PriceUnknownReason, words: RegExp][] = [
  ['price-other-currency', /(?:^|[^\p{L}])(?:cad|aud|mad|xpf|xaf|xof|cfp|f?cfa|dh|dhs)(?!\p{L})|[¥₣₹]/u],
  ['price-in-dollars', /\$|(?:^|[^\p{L}])(?:usd?|dollars?)(?!\p{L})/u],
  ['price-in-pounds', /£|(?:^|[^\p{L}])(?:gbp|livres? sterling)(?!\p{L})/u],
  ['price-in-francs', /(?:^|[^\p{L}])(?:chf|frs?|francs?)(?!\p{L})/u],
]

/** The reason of a folded price that is not in euros; null when no other currency is named. */
export function otherCurrencyIn(text: string): PriceUnknownReason | null {
  return CURRENCIES.find(([, words]) => words.test(text))?.[0] ?? null
}

/** Whether a price is skipped for its currency alone: its column still is one of prices. */
export function isOfOtherCurrency(reason: PriceUnknownReason): boolean {
  return CURRENCIES.some(([known]) => known === reason)
}
