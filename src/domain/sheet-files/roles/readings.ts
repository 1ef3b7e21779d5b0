import { sameToTheCent } from '../grid/cents.ts'
import type { HeadHints, HeadRole } from '../tables/head-words.ts'
import { formulaColumns } from './formula-columns.ts'
import { provenPricing, pricings, withLoss } from './line-cost.ts'
import type { LossModel } from './line-cost.ts'
import { unitOfLine, valuesOf } from './line-values.ts'
import { candidateColumns, COST, hintOf as hintOfColumn, LOSS, PRICE, QUANTITY } from './reading-columns.ts'
import type { ScoredReading, Reading } from './reading.ts'
import type { FigureColumn, TableLines } from './table-lines.ts'

const LOSSES: readonly LossModel[] = ['rendement', 'majoration', 'yield']

/**
 * The readings of a table, the best first: by how many of the lines' own costs and totals they reproduce, then by
 * the words of the heads, the formulas and the formats.
 * @param totals figures of the file that may be the total
 */
export function readings(lines: TableLines, totals: readonly number[]): ScoredReading[] {
  const { units } = lines
  const hintOf = (column: FigureColumn): HeadHints => hintOfColumn(lines, column)
  const { quantities, prices, costs, losses, isLossSure } = candidateColumns(lines)
  const found: ScoredReading[] = []
  for (const quantity of quantities)
    for (const price of prices)
      for (const cost of costs) {
        if (
          (quantity !== null && (quantity === price || quantity === cost)) ||
          (price !== null && price === cost)
        )
          continue
        const bare: Reading = { quantity, price, cost, loss: null, lossModel: null, packFirst: false }
        const hasPack = price !== null && lines.pack !== null
        const packFirst =
          hasPack && (hintOf(price).packPrice !== undefined || (hintOf(price).price ?? 0) < 10)
        const options: Reading[] = [{ ...bare, packFirst }]
        if (hasPack && !packFirst && cost !== null) options.push({ ...bare, packFirst: true })
        if (quantity !== null && price !== null)
          for (const loss of losses)
            for (const lossModel of LOSSES)
              if (loss !== quantity && loss !== price && loss !== cost && suits(hintOf(loss), lossModel))
                options.push({ ...bare, packFirst, loss, lossModel })
        const whole = options.filter(
          ({ loss }) => !isLossSure || loss !== null || quantity === null || price === null,
        )
        found.push(...whole.map(scored).filter((option) => !isCostOfOther(option)))
      }
  return found.toSorted((one, other) => other.score - one.score)

  /** Costs of a portion that these quantities do not make: they are for all portions. */
  function isCostOfOther({ quantity, price, cost, proven, provable }: ScoredReading): boolean {
    if (cost === null || hintOf(cost).portionCost === undefined) return false
    const isForOne = quantity !== null && price === null && hintOf(quantity).portionQuantity !== undefined
    return !isForOne && proven * 2 < provable
  }

  function isTotal(value: number): boolean {
    return value > 0 && totals.some((total) => sameToTheCent(total, value))
  }

  function scored(reading: Reading): ScoredReading {
    const { quantity, price, cost } = reading
    let [proven, provable, sum, allCosted] = [0, 0, 0, true]
    const sums = { 'own-unit': 0, 'usual-unit': 0 }
    for (let at = 0; at < lines.rows.length; at += 1) {
      if (cost !== null) {
        const stated = cost.cells[at]?.figure?.value ?? 0
        sum += stated
        // What costs nothing proves nothing.
        if (stated === 0) continue
        provable += 1
        if (quantity?.cells[at] == null || price?.cells[at] == null) continue
      }
      const values = valuesOf(lines, reading, at)
      if (cost !== null) {
        if (values.quantity === null || values.price === null) continue
        if (provenPricing(values, reading.lossModel, reading.packFirst) !== null) proven += 1
      } else if (values.quantity !== null || values.price !== null) {
        const priced = pricings(values, reading.lossModel, reading.packFirst)
        if (priced.length === 0) allCosted = false
        sums['own-unit'] += (priced.find(({ basis }) => basis !== 'usual-unit') ?? priced[0])?.cost ?? 0
        sums['usual-unit'] += (priced.find(({ basis }) => basis !== 'own-unit') ?? priced[0])?.cost ?? 0
      }
    }
    const total =
      cost !== null
        ? isTotal(sum)
        : allCosted &&
          price !== null &&
          quantity !== null &&
          (isTotal(sums['own-unit']) || isTotal(sums['usual-unit']))
    const share = provable === 0 ? 0 : proven / provable
    const score = (share >= 0.5 ? share * 100 : 0) + (total ? 60 : 0) + prior(reading)
    return { ...reading, score, proven, provable, total }
  }

  function prior({ quantity, price, cost, loss, lossModel, packFirst }: Reading): number {
    // What is named a unit price is one, unless the costs of the lines say otherwise.
    let score = packFirst && price !== null && (hintOf(price).price ?? 0) >= 10 ? -4 : 0
    if (quantity !== null)
      score +=
        strength(hintOf(quantity), QUANTITY) +
        (units.some((unit) => Math.abs(unit - quantity.column) === 1) ? 3 : 0) +
        (quantity.cells.some((cell) => cell?.figure?.unit != null) ? 6 : 0) +
        (quantity.parts.length > 0 ? 2 : 0)
    if (price !== null)
      score +=
        strength(hintOf(price), PRICE) +
        (price.money ? 3 : 0) +
        (price.cells.some((cell) => cell?.figure?.per != null) ? 6 : 0)
    if (cost !== null) score += strength(hintOf(cost), COST) + (cost.money ? 3 : 0)
    // A gross quantity says the same as a net one with its loss, in fewer columns.
    if (loss !== null) score += strength(hintOf(loss), LOSS) / 10 - (lossModel === 'majoration' ? 7.5 : 7)
    // '0,75 | L | 3,20'
    if (
      quantity !== null &&
      price !== null &&
      units.includes(quantity.column + 1) &&
      price.column === quantity.column + 2
    )
      score += 3
    if (quantity !== null && price !== null && quantity.column < price.column) score += 1
    if (price !== null && cost !== null && price.column < cost.column) score += 1
    if (cost !== null && quantity !== null && price !== null) {
      const used = formulaColumns(cost)
      if (used !== null && used.has(quantity.column) && used.has(price.column)) score += 15
    }
    return score
  }
}

function suits(hint: HeadHints, model: LossModel): boolean {
  return (hint.yield !== undefined) === (model === 'yield')
}

function strength(hint: HeadHints, roles: Partial<Record<HeadRole, number>>): number {
  const hinted = Object.keys(hint) as HeadRole[]
  return Math.max(0, ...hinted.map((role) => (roles[role] ?? 0) * (hint[role] ?? 0)))
}

/** Whether two readings differ in what a line costs, or in its price or unit; no unit in other lines says nothing. */
export function meansOther(
  lines: TableLines,
  one: Reading,
  other: Reading,
  linesOfOther: TableLines = lines,
): boolean {
  return lines.rows.some((_, at) => {
    const [first, second] = [effective(lines, one, at), effective(linesOfOther, other, at)]
    return (
      (first.unit !== second.unit && (linesOfOther === lines || second.unit !== null)) ||
      !isSame(first.charged, second.charged) ||
      !isSame(first.price, second.price)
    )
  })
}

function effective(lines: TableLines, reading: Reading, at: number) {
  const values = valuesOf(lines, reading, at)
  const { lossModel, packFirst } = reading
  const priced =
    provenPricing(values, lossModel, packFirst) ?? pricings(values, lossModel, packFirst)[0] ?? null
  const charged = values.quantity === null ? null : withLoss(values.quantity, values.loss, lossModel)
  return { unit: unitOfLine(lines, reading, at), charged, price: priced?.price ?? values.price }
}

function isSame(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other
  return Math.abs(one - other) <= Math.max(1e-9, Math.abs(one) * 1e-6)
}
