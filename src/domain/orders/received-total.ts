import { MEASURES } from '../quantity/measure.ts'
import type { Unit } from '../quantity/unit.ts'
import type { Receipt, WEIGHED_UNITS } from './order.ts'
import { isDivisible } from './ordered-article.ts'
import { centsOf } from './order-total.ts'

/** A line of an order with what arrived of it. */
export interface ArrivedLine {
  packs: number | null
  packQuantity: number | null
  unit: Unit | null
  packText: string | null
  /** EUR for one pack without VAT, as ordered and as the delivery note has it. */
  priceHt: number | null
  notedPriceHt: number | null
  receipt: Receipt
  /** Packs that were kept; null where they were not counted. */
  receivedQuantity: number | null
  weighedQuantity: number | null
  weighedUnit: (typeof WEIGHED_UNITS)[number] | null
}

export interface ReceivedTotal {
  /** EUR without VAT of what was kept, as far as it and its prices are known. */
  receivedHt: number
  /** Lines of which one of both is not known, left out of the sum. */
  unknown: number
}

const CENTS = 100

/** What of an order was kept costs: at the price of the delivery note, else as it was ordered. */
export function receivedTotal(lines: readonly ArrivedLine[]): ReceivedTotal {
  const cents = lines.map(centsReceived)
  return {
    receivedHt: cents.reduce<number>((sum, each) => sum + (each ?? 0), 0) / CENTS,
    unknown: cents.filter((each) => each === null).length,
  }
}

function centsReceived(line: ArrivedLine): number | null {
  const kept = keptPacks(line)
  if (kept === null || kept === 0) return kept
  // What came in the place of something has its own price.
  const priceHt = line.receipt === 'replaced' ? line.notedPriceHt : (line.notedPriceHt ?? line.priceHt)
  return priceHt === null ? null : centsOf(kept, priceHt)
}

/** Packs that were kept; of what is sold loose what the scale showed, which is what is billed. */
function keptPacks(line: ArrivedLine): number | null {
  const { receipt, packs, receivedQuantity } = line
  switch (receipt) {
    case 'none':
      return null
    case 'ok':
      return weighedPacks(line) ?? receivedQuantity ?? packs
    case 'short':
      return weighedPacks(line) ?? receivedQuantity
    case 'refused':
      return receivedQuantity ?? 0
    case 'replaced':
      return receivedQuantity
  }
}

function weighedPacks({ packQuantity, unit, packText, ...line }: ArrivedLine): number | null {
  const { weighedQuantity, weighedUnit } = line
  if (weighedQuantity === null || weighedUnit === null || unit === null) return null
  const [shown, sold] = [MEASURES[weighedUnit], MEASURES[unit]]
  if (shown === null || sold === null || shown.dimension !== sold.dimension) return null
  return isDivisible({ packQuantity, unit, packText }) ? (weighedQuantity * shown.amount) / sold.amount : null
}
