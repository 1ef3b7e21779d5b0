import type { SheetReason } from '../sheet-files/verdict/sheet-reason.ts'

/** The price that a sheet has for a product, by the places of the sheet and of its file. */
export interface DraftPrice {
  sheet: number
  file: number
  /** EUR per unit of the product, without VAT. */
  priceHt: number
  /** Whether its sheet has a doubt about the price, the unit or the cost of its line. */
  isDoubtful: boolean
}

/**
 * The price of the newest file, of two of one date the first; a doubtful one only where there is no other. A file
 * without a date counts as of today.
 */
export function bestPrice<Price extends DraftPrice>(
  prices: readonly Price[],
  files: readonly { modifiedAt: string | null }[],
): Price | null {
  const dateOf = ({ file }: Price) => files[file]?.modifiedAt ?? '9999'
  const certain = prices.filter(({ isDoubtful }) => !isDoubtful)
  return (certain.length > 0 ? certain : prices).reduce<Price | null>(
    (best, one) => (best === null || dateOf(one) > dateOf(best) ? one : best),
    null,
  )
}

/** A product with the best of its prices, and the file that has it. */
export function withBestPrice<Product extends { prices: DraftPrice[] }>(
  product: Product,
  files: readonly { modifiedAt: string | null }[],
): Product {
  const best = bestPrice(product.prices, files)
  return best === null ? product : { ...product, priceHt: best.priceHt, file: best.file }
}

/** What leaves it open what a line's product costs. */
const PRICE_DOUBTS: readonly SheetReason['reason'][] = [
  'price-unclear',
  'price-unlikely',
  'price-unlike-others',
  'pack-price-as-unit-price',
  'price-unit-unknown',
  'unit-missing',
  'units-unrelated',
  'grams-for-kilos',
  'line-cost-differs',
]

/** Whether the reasons of a sheet leave the price of one of its lines open. */
export function hasPriceDoubt(reasons: readonly SheetReason[], line: number): boolean {
  return reasons.some(
    (reason) => PRICE_DOUBTS.includes(reason.reason) && 'line' in reason && reason.line === line,
  )
}
