import { formulaColumns } from './formula-columns.ts'
import type { HeadHints, HeadRole } from './head-words.ts'
import { provenPricing, pricings, sameToTheCent, withLoss } from './line-cost-of-file.ts'
import type { LossModel } from './line-cost-of-file.ts'
import type { Reading } from './reading.ts'
import type { FigureColumn, TableLines } from './table-lines.ts'
import { unitOfLine, valuesOf } from './line-values.ts'

export interface ScoredReading extends Reading {
  score: number
  /** Lines whose stated cost it reproduces, and those that have one. */
  proven: number
  provable: number
  /** Whether all lines together come to a total of the file. */
  total: boolean
}

const MOST_COLUMNS = 14
const LOSSES: readonly LossModel[] = ['rendement', 'majoration', 'yield']

/**
 * The readings of a table, the best first: by how many of the lines' own costs and totals they reproduce, then by
 * the words of the heads, the formulas and the formats.
 * @param totals figures of the file that may be the total
 */
export function readings(lines: TableLines, totals: readonly number[]): ScoredReading[] {
  const { table, units } = lines
  const hintOf = ({ column }: FigureColumn): HeadHints => table.hints[column - table.from] ?? {}
  const figures = [...lines.figures.slice(0, MOST_COLUMNS), ...partsColumn(lines)]
  const quantities = figures.filter(
    (column) => !column.percent && !column.money && mayBe(hintOf(column), QUANTITY),
  )
  const prices = figures.filter(
    (column) => !column.percent && column.parts.length === 0 && mayBe(hintOf(column), PRICE),
  )
  const costs = figures.filter(
    (column) => !column.percent && column.parts.length === 0 && mayBe(hintOf(column), COST),
  )
  const losses = figures.filter(
    (column) => mayBe(hintOf(column), LOSS) && (column.percent || Object.keys(hintOf(column)).length > 0),
  )
  const found: ScoredReading[] = []
  for (const quantity of [...quantities, null])
    for (const price of [...prices, null])
      for (const cost of [...costs, null]) {
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
        for (const option of options) found.push(scored(option))
      }
  return found.toSorted((one, other) => other.score - one.score)

  function isTotal(value: number): boolean {
    return value > 0 && totals.some((total) => sameToTheCent(total, value))
  }

  function scored(reading: Reading): ScoredReading {
    const { quantity, price, cost } = reading
    let [proven, provable, sum, allCosted] = [0, 0, 0, true]
    const sums = { 'own-unit': 0, 'usual-unit': 0 }
    for (let at = 0; at < lines.rows.length; at += 1) {
      const values = valuesOf(lines, reading, at)
      if (values.stated !== null) sum += values.stated
      if (cost !== null) {
        // What costs nothing proves nothing.
        if (values.stated === null || values.stated === 0) continue
        provable += 1
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

const QUANTITY: Partial<Record<HeadRole, number>> = { quantity: 1, gross: 1, net: 0.95, portionQuantity: 0.3 }
const PRICE: Partial<Record<HeadRole, number>> = { price: 1, packPrice: 0.8 }
const COST: Partial<Record<HeadRole, number>> = { lineCost: 1 }
const LOSS: Partial<Record<HeadRole, number>> = { loss: 1, yield: 1 }

/** A column without a known head may be anything. */
function mayBe(hint: HeadHints, roles: Partial<Record<HeadRole, number>>): boolean {
  const said = Object.keys(hint) as HeadRole[]
  return said.length === 0 || said.some((role) => roles[role] !== undefined)
}

function strength(hint: HeadHints, roles: Partial<Record<HeadRole, number>>): number {
  const said = Object.keys(hint) as HeadRole[]
  return Math.max(0, ...said.map((role) => (roles[role] ?? 0) * (hint[role] ?? 0)))
}

/** A quantity in parts: a column for each phase of the dish, and no total of them. */
function partsColumn({ figures, table, rows }: TableLines): FigureColumn[] {
  const parts = figures.filter(({ column, money, percent }) => {
    const hint = table.hints[column - table.from] ?? {}
    return !money && !percent && Object.keys(hint).length === 0 && table.heads[column - table.from] !== ''
  })
  if (parts.length < 2) return []
  const cells = rows.map((_, at) => {
    const filled = parts.flatMap(({ cells: own }) => own[at] ?? [])
    const [first] = filled
    if (first?.figure == null) return null
    const value = filled.reduce((sum, { figure }) => sum + (figure?.value ?? 0), 0)
    return { ...first, figure: { ...first.figure, value } }
  })
  const columns = parts.map(({ column }) => column)
  return [{ column: Math.min(...columns), cells, money: false, percent: false, parts: columns }]
}

/** Whether two readings differ in what a line costs, or in its price or unit. */
export function meansOther(lines: TableLines, one: Reading, other: Reading): boolean {
  return lines.rows.some((_, at) => {
    const [first, second] = [effective(lines, one, at), effective(lines, other, at)]
    return (
      first.unit !== second.unit ||
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
