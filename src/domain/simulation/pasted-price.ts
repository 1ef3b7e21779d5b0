import type { ProductMeasures } from '../quantity/product-measures.ts'
import { type PriceFault, readPriceMove } from './read-price-move.ts'

/** EUR for one unit of the product. */
export interface PriceReadings {
  /** '1.234' with a point of decimals, and with one of thousands. */
  decimals: number
  thousands: number
}

/** The price in a pasted cell; both readings where its mark can separate decimals or thousands; or its fault. */
export type PastedPrice = { price: number } | { readings: PriceReadings } | { fault: PriceFault }

/** One mark before three figures: '1.234'. In French a comma separates decimals. */
const EITHER = {
  fr: /(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])/u,
  en: /(?<![\d.,])([1-9]\d{0,2})[.,](\d{3})(?![\d.,])/u,
}

/**
 * The price without VAT in a cell that was copied from a spreadsheet: '9,80', '1 234,50 €', '0,98 € / 100 g'.
 * @param product whose unit a price for another one is converted to
 * @param language of the person who pastes
 */
export function readPastedPrice(text: string, product: ProductMeasures, language: 'fr' | 'en'): PastedPrice {
  const mark = language === 'fr' ? ',' : '.'
  const decimals = priceIn(text.replace(EITHER[language], `$1${mark}$2`), product, language)
  if (!EITHER[language].test(text) || 'fault' in decimals) return decimals
  const thousands = priceIn(text.replace(EITHER[language], '$1$2'), product, language)
  return 'fault' in thousands
    ? decimals
    : { readings: { decimals: decimals.price, thousands: thousands.price } }
}

function priceIn(
  text: string,
  product: ProductMeasures,
  language: 'fr' | 'en',
): { price: number } | { fault: PriceFault } {
  const reading = readPriceMove(`= ${text}`, { language, of: { kind: 'product', ...product } })
  if (reading === null) return { fault: 'unreadable' }
  if ('fault' in reading) return reading
  return 'move' in reading ? { price: reading.move.value } : { fault: 'unreadable' }
}
