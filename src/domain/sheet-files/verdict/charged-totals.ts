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
  const reasons = totals.map((stated) => totalReason(lines, stated, portions))
  compared.own = totals.filter((_, at) => reasons[at] === null)
  for (const [at, stated] of totals.entries()) {
    const reason = reasons[at] ?? null
    if (reason === null || isSubtotal(lines, stated, reason, compared.own)) continue
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

/** Whether a total leaves out only lines below it that a total below them counts: 'Total denrées' above 'Assaisonnement 2 %'. */
function isSubtotal(
  lines: readonly FoundLine[],
  { found: { cell } }: StatedTotal,
  reason: SheetReason,
  own: readonly StatedTotal[],
): boolean {
  if (reason.reason !== 'total-leaves-out-lines') return false
  const below = reason.lines.flatMap((at) => lines[at]?.name.cell ?? [])
  return (
    below.every(({ tab, row }) => tab === cell.tab && row > cell.row) &&
    own.some(({ found }) => below.every(({ tab, row }) => found.cell.tab === tab && found.cell.row > row))
  )
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
