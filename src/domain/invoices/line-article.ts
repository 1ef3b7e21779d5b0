import type { ListRow } from '../price-lists/list-row.ts'
import { isSameUnit } from '../quantity/same-unit.ts'
import { dimensionOf } from '../quantity/unit.ts'
import type { Unit } from '../quantity/unit.ts'
import { holdsSeveral, mayBeOneOfSeveral, packsDiffer, readArticle } from './article-columns.ts'
import type { WrittenArticle } from './article-columns.ts'
import type { InvoiceLine } from './invoice.ts'
import type { LineDoubt } from './line-doubts.ts'
import { packTextOf } from './line-pack.ts'
import { countInWords } from './pack-counts.ts'
import { printedByMeasure } from './printed-difference.ts'
import type { BilledUnit } from './unit-codes.ts'

/** A price that a line may have. */
export interface PriceReading {
  unit: Unit
  /** EUR per unit, without VAT. */
  priceHt: number
}

/** Texts that were cut in the catalogue leave its price as it is. */
const NOT_OF_PRICE: ReadonlySet<string> = new Set(['name-cut', 'brand-cut', 'code-cut'])
/**
 * The article of a line as a price list would give it, with what its words leave open; null for an impossible price.
 * @param billed what one billed unit costs
 */
export function articleOf(line: InvoiceLine, billed: number, unit: BilledUnit) {
  const { text, isDescribed } = packTextOf(line)
  const factor = unit.kind === 'measure' ? unit.factor : 1
  const article: WrittenArticle = {
    name: line.name,
    code: line.sellerCode,
    packText: text,
    unit: unit.word,
    price: billed / factor,
    ...printedByMeasure(line, unit),
  }
  const reading = readArticle(article)
  if (!reading.known) return null
  const { row } = reading
  const doubts: LineDoubt[] = row.doubts.map(({ reason }) => reason).filter((one) => !NOT_OF_PRICE.has(one))
  const isPacked = unit.kind === 'piece' || unit.kind === 'package'
  const isCountedBeside = text === '' && holdsSeveral(line.description) && !holdsSeveral(line.name)
  if (isPacked && (isDescribed || isCountedBeside)) doubts.push('pack-from-description')
  if (isPacked && packsDiffer(text, line.name)) doubts.push('pack-ambiguous')
  if (isPacked && doubts.length === 0 && hasUnreadCount(article, row)) doubts.push('pack-unreadable')
  const other = unit.kind === 'package' && unit.or !== null ? withUnit(article, unit.or) : null
  if (other !== null && other.doubts.length === 0 && !isSamePrice(other, row)) doubts.push('package-unclear')
  if (unit.kind === 'package' && mayBeOneOfSeveral(text)) doubts.push('price-basis-uncertain')
  const isCounted = unit.kind === 'piece' && (holdsSeveral(text) || holdsSeveral(line.name))
  const isOpen = unit.kind !== 'measure' && doubts.length > 0
  const readings = isOpen || isCounted ? readingsOf(article, row) : []
  // 'C62' of '6 x 1 L': nothing but a printed price shows whether of the six or of one.
  const isProven = row.check?.agrees === true
  if (doubts.length === 0 && isCounted && readings.length > 1 && !isProven)
    doubts.push('price-basis-uncertain')
  return { row, doubts, readings: doubts.length > 0 ? readings : [] }
}

/** Of 'Œufs plaque 30' whose count was not read, where the price is of what is billed. */
function hasUnreadCount({ name, price }: WrittenArticle, row: ListRow): boolean {
  const isOfBilled = dimensionOf(row.unit) === 'count' && Math.abs(row.priceHt / price - 1) < 1e-3
  return isOfBilled && countInWords(name) !== null
}

function withUnit(article: WrittenArticle, unit: string): ListRow | null {
  const reading = readArticle({ ...article, unit })
  return reading.known ? reading.row : null
}

const isSamePrice = (one: PriceReading, other: PriceReading) =>
  isSameUnit(one.unit, other.unit) && one.priceHt === other.priceHt

export function distinctPrices(prices: readonly PriceReading[]): PriceReading[] {
  return prices.filter((one, at) => prices.findIndex((other) => isSamePrice(one, other)) === at)
}

/** The prices of a line whose billed unit is the whole pack, and where it is one thing in it. */
function readingsOf(article: WrittenArticle, row: ListRow): PriceReading[] {
  const rows = [row, withUnit(article, 'colis'), withUnit(article, 'pièce')].filter((one) => one !== null)
  const distinct = distinctPrices(rows.map(({ unit, priceHt }) => ({ unit, priceHt })))
  return distinct.length > 1 ? distinct : []
}
