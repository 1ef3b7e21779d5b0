/** Why a figure is not in euros; `price-in-francs` are Swiss ones. */
export const OTHER_CURRENCIES = [
  'price-in-dollars',
  'price-in-pounds',
  'price-in-francs',
  'price-other-currency',
] as const
export type OtherCurrency = (typeof OTHER_CURRENCIES)[number]

/** Codes of ISO 4217 for the other currencies. */
const OTHER_CODES =
  'cad|aud|nzd|mad|tnd|dzd|xpf|xaf|xof|sek|dkk|nok|isk|pln|czk|huf|ron|bgn|rsd|try|jpy|cny|hkd|sgd|thb|inr|krw|brl|mxn|zar|rub|uah|ils|aed|sar|mur'

/** Signs and words of other currencies, folded; the francs of the Pacific and of Africa are not the Swiss ones. */
const CURRENCIES: [reason: OtherCurrency, words: string][] = [
  [
    'price-other-currency',
    `(?:${OTHER_CODES}|cfp|(?:f ?)?cfa|dhs?|dirhams?|dinars?|kr|couronnes?|kronor|kroner|zl|zlotych|zlotys?|yens?)(?!\\p{L})|[¥₣₹₽₺]`,
  ],
  ['price-in-dollars', '(?:usd?|dollars?|dollari|dolares)(?!\\p{L})|\\$'],
  [
    'price-in-pounds',
    '(?:gbp|livres? sterlings?|pounds? sterling|sterline|libras? esterlinas?|pfund sterling)(?!\\p{L})|£',
  ],
  ['price-in-francs', '(?:chf|sfr|frs?|francs?|franken|franchi)(?!\\p{L})'],
]
const IN_PRICES = CURRENCIES.map(
  ([reason, words]) => [reason, new RegExp(`(?:^|[^\\p{L}])(?:${words})`, 'u')] as const,
)

/** The reason of a folded price that is not in euros; null when no other currency is named. */
export function otherCurrencyIn(text: string): OtherCurrency | null {
  return IN_PRICES.find(([, words]) => words.test(text))?.[0] ?? null
}

const SIGNS: Partial<Record<OtherCurrency, string>> = {
  'price-in-dollars': '$',
  'price-in-pounds': '£',
  'price-in-francs': 'CHF',
}

/** How the other currency that a folded text names is written: 'CHF', '$', 'DH'; null where it names none. */
export function otherCurrencySign(text: string): string | null {
  for (const [reason, words] of IN_PRICES) {
    const [named] = words.exec(text) ?? []
    if (named !== undefined) return SIGNS[reason] ?? named.replaceAll(/[^\p{L}\p{Sc}]/gu, '').toUpperCase()
  }
  return null
}

const ANYWHERE = new RegExp(`(?<!\\p{L})(?:${CURRENCIES.map(([, words]) => words).join('|')})\\.?`, 'gu')

/** A folded text with the sign of the euro in place of the signs and words of other currencies. */
export function asEuros(text: string): string {
  return text.replaceAll(ANYWHERE, '€')
}

/** The currency in a sentence: after 'in' or 'Devise', or in brackets. */
const IN_SENTENCES = CURRENCIES.map(
  ([reason, words]) =>
    [
      reason,
      new RegExp(
        `(?:(?:^|[^\\p{L}])(?:en|in|devises?|monnaie|currency|wahrung|valuta|moneda|divisa)\\s*:?\\s*(?:schweizer |us[ -]|swiss )?|^|\\()\\s*(?:${words})(?:\\s*(?:\\)|$)|(?<=\\p{L}\\p{L}\\p{L}|[$£¥]))`,
        'u',
      ),
    ] as const,
)

/** The reason of prices under a folded title such as 'Preise in CHF'; null for one that names euros or no currency. */
export function otherCurrencyOfTitle(text: string): OtherCurrency | null {
  if (isInEuros(text)) return null
  return IN_SENTENCES.find(([, words]) => words.test(text))?.[0] ?? null
}

/** Whether a folded text names euros. */
export function isInEuros(text: string): boolean {
  return /€|(?<!\p{L})eur/u.test(text)
}

/** Whether a price is skipped for its currency alone: its column still is one of prices. */
export function isOfOtherCurrency(reason: string): reason is OtherCurrency {
  return OTHER_CURRENCIES.some((known) => known === reason)
}
