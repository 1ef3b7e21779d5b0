import { CENT, sameToTheCent } from '../grid/cents.ts'
import { summedRows } from '../grid/sum-ranges.ts'
import { costOfLines } from '../lines/found-line.ts'
import type { FoundLine } from '../lines/found-line.ts'
import type { StatedTotal } from '../sheet/sheet-draft.ts'
import type { SheetReason } from './sheet-reason.ts'

/** Whether a total is of another number of portions than the lines: 'Coût pour 10' of a sheet for four. */
export const isOfOtherPortions = ({ of }: StatedTotal, portions: number | null) =>
  of !== undefined && portions !== null && of !== portions

/**
 * Whether a total of the file is what its lines cost: unrounded, or each rounded to the cent as the file shows it.
 * @returns null where it is, or why not; a line that the total leaves out is named by its formula, else by its amount
 */
export function totalReason(
  lines: readonly FoundLine[],
  total: StatedTotal,
  portions: number | null,
): SheetReason | null {
  const cost = costOfLines(lines)
  if (cost === null) return null
  const stated = total.found
  if (isOfOtherPortions(total, portions)) {
    const computed = (cost / (portions ?? 1)) * (total.of ?? 1)
    return sameToTheCent(computed, stated.value)
      ? null
      : { reason: 'figure-differs', figure: 'total', computed, stated }
  }
  const outside = leftOutByFormula(lines, total)
  const isSame = sameToTheCent(cost, stated.value) || sameToTheCent(sumOfRounded(lines), stated.value)
  if (
    isSame &&
    (outside.length === 0 ||
      sumAt(
        lines.map((line) => line.cost ?? 0),
        outside,
      ) <= CENT)
  )
    return null
  const exact = lines.map((line) => line.cost ?? 0)
  const shown = lines.map((line) => line.statedCost?.value ?? line.cost ?? 0)
  const left =
    outside.length > 0
      ? byFormula(outside)
      : (leftOutByAmount(exact, cost - stated.value) ??
        leftOutByAmount(shown, sumOfRounded(lines) - stated.value))
  const leftOut = (costs: readonly number[]) =>
    sumAt(costs, left?.oneOf === true ? left.lines.slice(0, 1) : (left?.lines ?? []))
  const isLeft = [exact, shown].some(
    (costs) =>
      Math.abs(
        sumAt(
          costs,
          costs.map((_, at) => at),
        ) -
          leftOut(costs) -
          stated.value,
      ) <=
      CENT * 2,
  )
  if (left !== null && isLeft) {
    const amount = leftOut(exact)
    return {
      reason: 'total-leaves-out-lines',
      ...left,
      amount,
      perPortion: portions === null ? null : amount / portions,
      stated,
    }
  }
  if (stated.value > cost + CENT && partsOf(lines).some((part) => sameToTheCent(cost + part, stated.value)))
    return { reason: 'total-counts-twice', amount: stated.value - cost, stated }
  return { reason: 'figure-differs', figure: 'total', computed: cost, stated }
}

const sumOf = (lines: readonly FoundLine[]) => lines.reduce((sum, { cost }) => sum + (cost ?? 0), 0)

/** What a total may count twice: a line, a part of the dish whose subtotal it adds up, or all of them. */
function partsOf(lines: readonly FoundLine[]): number[] {
  const sections = Map.groupBy(lines, ({ section }) => section)
  return [lines, ...sections.values(), ...lines.map((line) => [line])]
    .map(sumOf)
    .filter((cost) => cost > CENT)
}

interface LeftOut {
  lines: number[]
  oneOf: boolean
}

const byFormula = (lines: number[]): LeftOut => ({ lines, oneOf: false })

const sumAt = (costs: readonly number[], places: readonly number[]) =>
  places.reduce((sum, at) => sum + (costs[at] ?? 0), 0)

function sumOfRounded(lines: readonly FoundLine[]): number {
  return lines.reduce(
    (sum, { statedCost, cost }) => sum + (statedCost?.value ?? Math.round((cost ?? 0) * 100) / 100),
    0,
  )
}

/** Lines with a cost of the file that the formula of the total does not reach. */
function leftOutByFormula(lines: readonly FoundLine[], { tree, found }: StatedTotal): number[] {
  const column =
    lines.find(({ statedCost }) => statedCost !== null)?.statedCost?.cell.column ?? found.cell.column
  const rows = summedRows(tree, column)
  if (rows === null) return []
  const places = lines.flatMap(({ statedCost }, at) =>
    statedCost !== null && !rows.has(statedCost.cell.row) ? [at] : [],
  )
  // It adds up subtotals, or something else than lines.
  return places.length * 2 > lines.length ? [] : places
}

/** The one line, or the only two, that cost what is missing. */
function leftOutByAmount(costs: readonly number[], missing: number): LeftOut | null {
  if (missing <= CENT) return null
  const singles = costs.flatMap((cost, at) => (Math.abs(cost - missing) <= CENT ? [at] : []))
  if (singles.length > 0) return { lines: singles, oneOf: singles.length > 1 }
  const pairs = costs.flatMap((cost, at) =>
    costs.flatMap((other, to) =>
      to > at && cost > 0 && other > 0 && Math.abs(cost + other - missing) <= CENT ? [[at, to]] : [],
    ),
  )
  const [only] = pairs
  return pairs.length === 1 && only !== undefined ? { lines: only, oneOf: false } : null
}
