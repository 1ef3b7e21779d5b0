import { conversion, measureOf, usualPriceUnit } from './line-measure.ts'
import type { LineMeasure } from './line-measure.ts'
import { UNITS_BEHIND_PRICE } from './words/measure-words.ts'

/** '4 € 50': euros with their cents behind the sign. A unit behind the cents makes them a quantity: '3 € 50 g'. */
const CENTS_BEHIND = new RegExp(
  String.raw`^(\d+) ?(?:€|euros?|eur) ?(\d{2})(?!\d)(?! ?${UNITS_BEHIND_PRICE}\b)`,
  'u',
)

export const withCentsBehind = (folded: string) => folded.replace(CENTS_BEHIND, '$1,$2 €')

/** The words behind the figure of a price, without those of its currency and of VAT. */
export const withoutCurrency = (words: string) =>
  words
    .replaceAll(/€|\beur(?:os?)?\b|(?<!\p{L})(?:h\.?t|t\.?t\.?c)\.?(?!\p{L})/giu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

const OF =
  /^\(?(?:\/|l['’]|(?:le|la|les|aux?|par|pour|per|el|por)\b)?\s*(\d+(?:[.,]\d+)?)?\s*(\p{L}[\p{L}.]*?)\.?\)?$/u
/** 'le sac de 5 kg' */
const PACK = /^\(?(?:\/|(?:le|la|les|aux?|par)\b)\s*\p{L}+ (?:de )?(\d+(?:[.,]\d+)?) ?(\p{L}+)\)?$/u

/**
 * What the words behind a price say that it is of: '/kg', 'la botte', 'pièce', 'les 100 g', 'le sac de 5 kg'.
 * @returns how many of `measure` the price is for: 0.1 kg of 'les 100 g'; null for other words
 */
export function pricedMeasure(words: string): { measure: LineMeasure; count: number } | null {
  const [, figure, word = ''] = OF.exec(words) ?? PACK.exec(words) ?? []
  const read = measureOf(word)
  if (read === null) return null
  const count = figure === undefined ? 1 : Number(figure.replace(',', '.'))
  if (!(count > 0)) return null
  const { measure, factor } = read
  if (count === 1 && factor === 1) return { measure, count }
  const usual = usualPriceUnit(measure)
  return { measure: usual, count: count * factor * (conversion(measure, usual) ?? 1) }
}
