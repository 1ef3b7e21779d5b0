import { FORFAIT_DECIMALS, MIN_FORFAIT } from '#domain/costing/limits.ts'
import type { LineCharge } from '#domain/costing/line-costing.ts'
import { SHOWN_AMOUNT_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { scaledQuantity } from '#domain/quantity/scaled-quantity.ts'
import type { ScaledQuantity } from '#domain/quantity/scaled-quantity.ts'
import type { LineUnit, Unit } from '#domain/quantity/unit.ts'

interface ScalableLine extends LineCharge {
  quantity: number | null
  unit: LineUnit
}

/** What of a sheet follows its portions. */
interface Amounts<Line> {
  lines: readonly Line[]
  yieldQuantity: number | null
  yieldUnit: Unit | null
}

/** An amount that is not kept as it was multiplied. */
export interface Rounding extends ScaledQuantity {
  /** Of its line; null for what the sheet gives. */
  key: string | null
}

/** Whether anything of a line follows the portions: a quantity, or a forfait for the whole sheet. */
export function followsPortions({ costing, quantity, forfait }: ScalableLine): boolean {
  if (costing === 'forfait-sheet') return forfait !== null && forfait > 0
  return costing === 'quantity' && quantity !== null && quantity > 0
}

/**
 * What a sheet takes and gives for so many times its portions. A forfait a portion, a percentage and QS are for any
 * number of portions, and stay.
 * @param keyOf null for a line that is left as it is
 * @param exactKey of a line that is not rounded
 */
export function scaledAmounts<Line extends ScalableLine>(
  { lines, yieldQuantity, yieldUnit }: Amounts<Line>,
  times: number,
  keyOf: (line: Line) => string | null,
  exactKey: string | null = null,
) {
  const roundings: Rounding[] = []
  const keep = (key: string | null, scaled: ScaledQuantity) => {
    if (key !== null && key === exactKey) return scaled.exact
    if (scaled.rounded !== scaled.exact) roundings.push({ ...scaled, key })
    return scaled.rounded
  }
  const scaledLine = (line: Line): Line => {
    const key = keyOf(line)
    const { costing, forfait, quantity, unit } = line
    if (key === null || !followsPortions(line)) return line
    if (costing === 'forfait-sheet')
      return { ...line, forfait: keep(key, scaledForfait(forfait ?? 0, times)) }
    return { ...line, quantity: keep(key, scaledQuantity(quantity ?? 0, unit, times)) }
  }
  return {
    lines: lines.map(scaledLine),
    yieldQuantity:
      yieldQuantity !== null && yieldUnit !== null && yieldQuantity > 0
        ? keep(null, scaledQuantity(yieldQuantity, yieldUnit, times))
        : yieldQuantity,
    roundings,
  }
}

/** To the cent, from one cent on. */
function scaledForfait(forfait: number, times: number): ScaledQuantity {
  const exact = Math.max(MIN_FORFAIT, roundHalfAwayFromZero(forfait * times, FORFAIT_DECIMALS))
  const rounded = roundHalfAwayFromZero(exact, SHOWN_AMOUNT_DECIMALS)
  return { exact, rounded: rounded === 0 ? exact : rounded }
}

/** The rounded amounts that are still there as they were rounded. */
export function roundingsLeft<Line extends ScalableLine>(
  { lines, yieldQuantity }: Amounts<Line>,
  roundings: readonly Rounding[],
  keyOf: (line: Line) => string | null,
): Rounding[] {
  return roundings.filter(({ key, rounded }) => {
    if (key === null) return yieldQuantity === rounded
    const line = lines.find((each) => keyOf(each) === key)
    return line !== undefined && (line.quantity === rounded || line.forfait === rounded)
  })
}

/** The same sheet with these amounts as they were before they were rounded. */
export function withoutRounding<Line extends ScalableLine>(
  amounts: Amounts<Line>,
  roundings: readonly Rounding[],
  keyOf: (line: Line) => string | null,
) {
  const exact = new Map(
    roundingsLeft(amounts, roundings, keyOf).map((rounding) => [rounding.key, rounding.exact]),
  )
  return {
    lines: amounts.lines.map((line): Line => {
      const amount = exact.get(keyOf(line))
      if (amount === undefined) return line
      return line.costing === 'forfait-sheet' ? { ...line, forfait: amount } : { ...line, quantity: amount }
    }),
    yieldQuantity: exact.get(null) ?? amounts.yieldQuantity,
  }
}
