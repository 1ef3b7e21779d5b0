import type { FoundCharge, FoundLine } from '../lines/found-line.ts'
import type { StatedTotal } from '../sheet/sheet-draft.ts'
import { totalReason } from './check-total.ts'
import type { SheetReason } from './sheet-reason.ts'

/** What charges may come to, in EUR: a share is of the lines, or of all that is above it. Empty while one is not known. */
export function chargedAmounts(charges: readonly FoundCharge[], cost: number): number[] {
  if (charges.some(({ amount, percent }) => amount === null && percent === null)) return []
  const ofLines = charges.reduce((sum, charge) => sum + amountOf(charge, cost), 0)
  const ofAll = charges.reduce((sum, charge) => sum + amountOf(charge, cost + sum), 0)
  return charges.length === 0 ? [] : [...new Set([ofLines, ofAll])]
}

const amountOf = ({ amount, percent }: FoundCharge, base: number) =>
  amount?.value ?? (base * (percent ?? 0)) / 100

interface ComparedTotals {
  /** Totals that the lines come to. */
  own: StatedTotal[]
  /** The sum of charges by which others are what the lines cost; null where there are none. */
  charged: number | null
  reasons: SheetReason[]
}

/** Compares each total of a file with its lines, and with its lines and charges. */
export function compareTotals(
  lines: readonly FoundLine[],
  totals: readonly StatedTotal[],
  charges: readonly FoundCharge[],
  cost: number | null,
  portions: number | null,
): ComparedTotals {
  const sums = cost === null ? [] : chargedAmounts(charges, cost)
  const firstRow = Math.min(...charges.map(({ name }) => name.cell.row))
  const compared: ComparedTotals = { own: [], charged: null, reasons: [] }
  for (const stated of totals) {
    const reason = totalReason(lines, stated, portions)
    if (reason === null) {
      compared.own.push(stated)
      continue
    }
    const withSums = sums.map((sum) => ({ sum, reason: chargedReason(lines, stated, portions, sum) }))
    const same = withSums.find((each) => each.reason === null)
    if (same !== undefined) compared.charged = same.sum
    else {
      const isBehind = stated.found.cell.row > firstRow
      compared.reasons.push((isBehind ? withSums[0]?.reason : null) ?? reason)
    }
  }
  return compared
}

/** Why a total is not what its lines and charges cost; null where it is. */
function chargedReason(
  lines: readonly FoundLine[],
  stated: StatedTotal,
  portions: number | null,
  charges: number,
): SheetReason | null {
  const found = { ...stated.found, value: stated.found.value - charges }
  const reason = totalReason(lines, { ...stated, found }, portions)
  if (reason === null) return null
  return {
    ...reason,
    ...('stated' in reason && { stated: stated.found }),
    ...(reason.reason === 'figure-differs' && { computed: reason.computed + charges }),
  }
}
