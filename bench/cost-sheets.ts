import type { CostLine } from '#domain/costing/line-cost.ts'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import { WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import type { Figure } from './support/figure.ts'
import { median } from './support/percentile.ts'

const LINES = 20
const PORTIONS = 12
/** Different ones, so that nothing is costed twice in a row. */
const SHEETS = 500
const ROUNDS = 7
const ROUND_MS = 700

type Sold = { unit: Unit; used: Unit; densityKgPerL?: number; content?: [number, 'g' | 'L'] }

/** One of each way from the unit of a line to that of its product, and a line that has no cost. */
const SOLD: Sold[] = [
  { unit: 'kg', used: 'g' },
  { unit: 'kg', used: 'kg' },
  { unit: 'L', used: 'cl' },
  { unit: 'L', used: 'g', densityKgPerL: 0.92 },
  { unit: 'bouteille', used: 'cl', content: [0.75, 'L'] },
  { unit: 'pièce', used: 'g', content: [60, 'g'] },
  { unit: 'pièce', used: 'pièce' },
  { unit: 'botte', used: 'g' },
]

/** Whole sheets costed by the functions that server and browser share, in one thread. */
export async function measureCostSheets(): Promise<Figure[]> {
  const sheets = Array.from({ length: SHEETS }, (_, sheet) =>
    Array.from({ length: LINES }, (_, line) => lineOf(sheet * LINES + line)),
  )
  costedPerSecond(sheets)
  const rounds = Array.from({ length: ROUNDS }, () => costedPerSecond(sheets))
  return [
    {
      name: `sheets of ${LINES} lines costed, one thread`,
      measured: median(rounds),
      unit: 'sheets/s',
      goal: { of: 'measured', atLeast: 200_000 },
    },
  ]
}

function lineOf(number: number): CostLine {
  const { unit, used, densityKgPerL, content } = SOLD[number % SOLD.length] ?? { unit: 'kg', used: 'g' }
  return {
    ...BY_QUANTITY,
    product: {
      unit,
      priceHt: 0.5 + (number % 4000) / 100,
      densityKgPerL: densityKgPerL ?? null,
      contentQuantity: content?.[0] ?? null,
      contentUnit: content?.[1] ?? null,
    },
    quantity: 1 + (number % 900),
    unit: used,
    wastagePercent: number % 40,
  }
}

function costedPerSecond(sheets: CostLine[][]): number {
  const started = performance.now()
  let costed = 0
  let sum = 0
  while (performance.now() - started < ROUND_MS) {
    const method = WASTAGE_METHODS[(costed / sheets.length) % WASTAGE_METHODS.length] ?? 'majoration'
    for (const sheet of sheets) sum += sheetCost(sheet, PORTIONS, method).costTotal
    costed += sheets.length
  }
  const seconds = (performance.now() - started) / 1000
  // Read, so that no engine may leave the work out.
  if (!(sum > 0)) throw new Error('Nothing was costed')
  return costed / seconds
}
