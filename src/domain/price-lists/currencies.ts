import type { PriceUnknownReason } from './price-unknown-reasons.ts'

/** Signs and words of money that is no euro, folded; the francs of the Pacific and of Africa are not the Swiss ones. */
const CURRENCIES: [reason: PriceUnknownReason, words: RegExp][] = [
  ['price-other-currency', /(?:^|[^\p{L}])(?:cad|aud|mad|xpf|xaf|xof|cfp|f?cfa|dh|dhs)(?!\p{L})|[¥₣₹]/u],
  ['price-in-dollars', /\$|(?:^|[^\p{L}])(?:usd?|dollars?)(?!\p{L})/u],
  ['price-in-pounds', /£|(?:^|[^\p{L}])(?:gbp|livres? sterling)(?!\p{L})/u],
  ['price-in-francs', /(?:^|[^\p{L}])(?:chf|frs?|francs?)(?!\p{L})/u],
]

/** Why a folded price is in no euros; null for one that names no other money. */
export function otherCurrencyIn(text: string): PriceUnknownReason | null {
  return CURRENCIES.find(([, words]) => words.test(text))?.[0] ?? null
}

/** Whether a price is left out for its currency alone: its column is one of prices all the same. */
export function isOfOtherCurrency(reason: PriceUnknownReason): boolean {
  return CURRENCIES.some(([known]) => known === reason)
}
