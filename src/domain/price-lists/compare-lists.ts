import { PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ListRow } from './list-row.ts'
import { changedFacts } from './changed-facts.ts'
import type { ComparedFacts, ChangedFact } from './changed-facts.ts'
import { matchRows } from './match-rows.ts'

/** A product of the current catalogue. */
export interface CataloguedProduct extends ComparedFacts {
  id: string
}

/** Change of a price, EUR per unit of the list, without VAT. */
interface PriceChange {
  before: number
  after: number
  /** EUR. */
  difference: number
  /** Percent of the price before, unrounded; null when that was 0. */
  percent: number | null
}

/**
 * The effect of a row of the list, or the removal of a product of the catalogue.
 * - `changed`: other facts differ; the price is the same, or cannot be compared as the unit changed
 * - `duplicate`: an earlier row of the file is the same product; `sameFacts` when it says the same
 * - `ambiguous`: several products of the catalogue match
 */
export type ListChange<Product extends CataloguedProduct = CataloguedProduct> =
  | { kind: 'new'; row: ListRow }
  | { kind: 'dearer' | 'cheaper'; row: ListRow; product: Product; price: PriceChange; changes: ChangedFact[] }
  | { kind: 'unchanged'; row: ListRow; product: Product }
  | { kind: 'changed'; row: ListRow; product: Product; changes: ChangedFact[] }
  | { kind: 'duplicate'; row: ListRow; of: ListRow; sameFacts: boolean }
  | { kind: 'ambiguous'; row: ListRow; products: readonly Product[] }
  | { kind: 'vanished'; product: Product }

/**
 * Compares a list with the catalogue of the same supplier. Rows keep their order; removed products come last. Products
 * are matched by their code, else by name, brand and pack.
 */
export function compareLists<Product extends CataloguedProduct>(
  rows: readonly ListRow[],
  catalogue: readonly Product[],
): ListChange<Product>[] {
  const matches = matchRows(rows, catalogue)
  const found = new Set<Product>()
  // Rows share the products that several of them match.
  const ambiguous = new Set<readonly Product[]>()
  const changes = matches.map((match): ListChange<Product> => {
    if (match.kind === 'matched') {
      found.add(match.product)
      return changeOf(match.row, match.product)
    }
    if (match.kind === 'ambiguous') ambiguous.add(match.products)
    return match.kind === 'duplicate' ? { ...match, sameFacts: isSame(match.row, match.of) } : match
  })
  for (const products of ambiguous) for (const product of products) found.add(product)
  const vanished = catalogue.filter((product) => !found.has(product))
  return [...changes, ...vanished.map((product): ListChange<Product> => ({ kind: 'vanished', product }))]
}

function isSame(row: ListRow, other: ListRow): boolean {
  return changedFacts(row, other).length === 0 && row.unit === other.unit && row.priceHt === other.priceHt
}

/** A smaller difference is that of two roundings of the same price. */
const SAME_PRICE_SHARE = 0.000_05

function changeOf<Product extends CataloguedProduct>(row: ListRow, product: Product): ListChange<Product> {
  const changes = changedFacts(product, row)
  const before = priceInUnitOf(row, product)
  if (before === null) return { kind: 'changed', row, product, changes }
  const difference = roundHalfAwayFromZero(row.priceHt - before, PRICE_DECIMALS)
  if (Math.abs(difference) <= before * SAME_PRICE_SHARE) {
    return changes.length === 0
      ? { kind: 'unchanged', row, product }
      : { kind: 'changed', row, product, changes }
  }
  const percent = before > 0 ? (difference / before) * 100 : null
  const price: PriceChange = { before, after: row.priceHt, difference, percent }
  return { kind: difference > 0 ? 'dearer' : 'cheaper', row, product, price, changes }
}

/** The catalogue's price for one unit of the list; null when the units do not convert. */
function priceInUnitOf(row: ListRow, product: CataloguedProduct): number | null {
  if (row.unit === product.unit) return product.priceHt
  const { contentQuantity, contentUnit } = product.contentQuantity === null ? row : product
  const measures = { unit: product.unit, densityKgPerL: null, contentQuantity, contentUnit }
  const inOldUnit = convertedQuantity(1, row.unit, product.unit, measures)
  if (typeof inOldUnit === 'string') return null
  return roundHalfAwayFromZero(product.priceHt * inOldUnit, PRICE_DECIMALS)
}
