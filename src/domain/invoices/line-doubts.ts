import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { DoubtReason } from '../price-lists/list-row.ts'
import { contradictsMeasure, isNoNumberOfPacks } from './article-columns.ts'
import type { InvoiceLine } from './invoice.ts'
import { chargeOf } from './line-charge.ts'
import { packTextOf } from './line-pack.ts'
import { printedByMeasure } from './printed-difference.ts'
import type { PrintedReading } from './printed-difference.ts'
import type { BilledUnit } from './unit-codes.ts'

/**
 * Why the price of a line may be another one, beside what a price list is doubted for.
 * - `unit-contradicts-pack`: litres are billed of a weight, or pieces of what is named by the kilogram
 * - `quantity-contradicts-pack`: so many kilograms are no number of its packs
 * - `quantity-not-whole`: a part of a piece or of a package is billed
 * - `package-unclear`: the package may be the outer one or one in it
 * - `pack-from-description`: its pack is read from a sentence
 * - `printed-price-differs`, `base-quantity-differs`: its total is not what its price and quantity make
 * - `base-unit-differs`: its price is printed for another unit, which cannot be compared
 * - `deposit-included`: its total has a deposit in it
 * - `has-parts`: it is made of others
 */
export const INVOICE_DOUBTS = [
  'unit-contradicts-pack',
  'quantity-contradicts-pack',
  'quantity-not-whole',
  'package-unclear',
  'pack-from-description',
  'printed-price-differs',
  'base-quantity-differs',
  'base-unit-differs',
  'deposit-included',
  'has-parts',
] as const
export type LineDoubt = (typeof INVOICE_DOUBTS)[number] | DoubtReason

/** 'Tomate grappe (kg)', 'Huile au litre': what is named by its measure is not billed by the piece. */
const BY_MEASURE = /(?:^|[\s(/])(?:kg|kilo|kilogramme|litre)s?\)?(?=$|[\s),.;/])/u
const ONE_OF_MEASURE = /\d\s*(?:kg|kilos?|kilogrammes?|litres?)/u

/** What the figures and the words of a line leave open, beside what a price list would. */
export function doubtsOf(
  line: InvoiceLine,
  quantity: number,
  unit: BilledUnit,
  compared: PrintedReading,
): LineDoubt[] {
  const doubts: LineDoubt[] = []
  const { text } = packTextOf(line)
  const pack = text === '' ? line.name : text
  if (unit.kind === 'measure') {
    const { dimension } = unit.measure
    if (contradictsMeasure(pack, dimension)) doubts.push('unit-contradicts-pack')
    else if (isNoNumberOfPacks(pack, quantity * unit.measure.amount, dimension))
      doubts.push('quantity-contradicts-pack')
  } else {
    const count = unit.kind === 'count' ? quantity * unit.count : quantity
    if (Math.abs(count - Math.round(count)) > 1e-6) doubts.push('quantity-not-whole')
    const name = foldForSearch(line.name)
    if (BY_MEASURE.test(name) && !ONE_OF_MEASURE.test(name)) doubts.push('unit-contradicts-pack')
  }
  if (line.hasParts) doubts.push('has-parts')
  if (line.allowances.some(({ reason }) => chargeOf(reason) === 'deposit')) doubts.push('deposit-included')
  if (!compared.known && compared.reason === 'base-unit-differs' && !isProof(line, unit))
    doubts.push('base-unit-differs')
  if (compared.known && compared.price.cause === 'base') doubts.push('base-quantity-differs')
  if (compared.known && compared.price.cause === 'unknown') doubts.push('printed-price-differs')
  return doubts
}

/** Whether a price that is printed for another unit is compared by the pack: a disagreement is then another doubt. */
function isProof(line: InvoiceLine, unit: BilledUnit): boolean {
  const { perKg, perL } = printedByMeasure(line, unit)
  return (perKg ?? perL) !== null
}
