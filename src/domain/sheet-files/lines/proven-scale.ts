import { sameToTheCent } from '../grid/cents.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import type { ReadLines, FoundLine } from './found-line.ts'
import type { LineReason } from './line-reason.ts'

/** What a quantity is in where its cost is a thousandth of what the unit of the file makes it. */
const SMALLER: Partial<Record<LineMeasure, LineMeasure>> = { kg: 'g', L: 'ml' }
/** Two lines of a sheet may have the same error. */
const LEAST_LINES = 3

/**
 * The lines in grams and millilitres where each cost of the file is a thousandth of quantity × price, as where its formulas
 * divide by 1000. A unit that the file writes, and its costs contradict, stays a doubt.
 */
export function withProvenScale(found: ReadLines): ReadLines {
  const costed = found.lines.filter(
    ({ costing, statedCost }) => costing === 'quantity' && statedCost !== null,
  )
  if (costed.length < LEAST_LINES || !costed.every(isThousandth)) return found
  const isScaled = (at: number) => found.lines[at] !== undefined && isThousandth(found.lines[at])
  const isExplained = (reason: LineReason) =>
    'line' in reason &&
    isScaled(reason.line) &&
    found.lines[reason.line]?.unit === null &&
    (reason.reason === 'grams-for-kilos' || reason.reason === 'unit-missing')
  return {
    lines: found.lines.map((line) => (isThousandth(line) ? scaled(line) : line)),
    reasons: found.reasons.filter((reason) => !isExplained(reason)),
  }
}

function isThousandth({ costing, cost, unit, statedCost }: FoundLine): boolean {
  if (costing !== 'quantity' || cost === null || statedCost === null || statedCost.value <= 0) return false
  return (
    (unit === null || SMALLER[unit] !== undefined) &&
    sameToTheCent(cost / 1000, statedCost.value) &&
    !sameToTheCent(cost, statedCost.value)
  )
}

function scaled(line: FoundLine): FoundLine {
  const large = line.unit ?? (line.priceUnit === 'L' ? 'L' : 'kg')
  return {
    ...line,
    unit: SMALLER[large] ?? line.unit,
    priceUnit: line.priceUnit ?? large,
    cost: line.cost === null ? null : line.cost / 1000,
  }
}
