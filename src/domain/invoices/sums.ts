import { exactSum } from './exact-sum.ts'
import type { AllowanceCharge, Invoice } from './invoice.ts'

/**
 * Why the figures of an invoice do not add up, and nothing of it is applied.
 * - `total-unreadable`, `total-missing`: a total (BT-106, BT-109) or an amount of the document
 * - `line-total-missing`: a line has no total, or one that cannot be read
 * - `lines-differ`: the sum of the lines is not BT-106
 * - `allowances-differ`: the document's discounts or charges are not what BT-107 and BT-108 say of them
 * - `total-differs`: BT-106 less discounts with charges is not BT-109
 */
export const SUM_FAULTS = [
  'total-unreadable',
  'total-missing',
  'line-total-missing',
  'lines-differ',
  'allowances-differ',
  'total-differs',
] as const
type SumFault = (typeof SUM_FAULTS)[number]

const CENT = 0.01
/** The least that two amounts of six decimals can differ by. */
const LEAST = 1e-6

/** Whether the lines and the totals of an invoice agree to the cent; null where they do. */
export function sumFaultOf({
  lines,
  allowances,
  totals,
}: Pick<Invoice, 'lines' | 'allowances' | 'totals'>): SumFault | null {
  if (totals.unreadable) return 'total-unreadable'
  if (totals.lines === null || totals.withoutVat === null) return 'total-missing'
  const billed = lines.filter(({ role }) => role === 'billed').map(({ lineTotal }) => lineTotal)
  if (!billed.every((total) => total !== null)) return 'line-total-missing'
  if (differ(exactSum(billed), totals.lines)) return 'lines-differ'
  const off = statedOrSum(allowances, 'allowance', totals.allowances)
  const on = statedOrSum(allowances, 'charge', totals.charges)
  if (off === null || on === null) return 'allowances-differ'
  return differ(exactSum([totals.lines, -off, on]), totals.withoutVat) ? 'total-differs' : null
}

/** The total of the discounts or of the charges; null where it is not what they sum to. */
function statedOrSum(
  allowances: readonly AllowanceCharge[],
  kind: AllowanceCharge['kind'],
  stated: number | null,
): number | null {
  const own = allowances.filter((one) => one.kind === kind)
  const sum = exactSum(own.map(({ amount }) => amount ?? 0))
  if (stated === null) return sum
  return own.length > 0 && differ(sum, stated) ? null : stated
}

function differ(one: number, other: number): boolean {
  return Math.abs(exactSum([one, -other])) > CENT + LEAST / 2
}
