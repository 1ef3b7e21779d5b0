import { lineCost, type CostLine } from '#domain/costing/line-cost.ts'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import { WASTAGE_METHODS, type WastageMethod } from '#domain/costing/wastage-method.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { cpuTime } from './support/cpu-time.ts'
import type { Figure } from './support/figure.ts'
import { atMostTimes, ofTurns, type Turn } from './support/turns.ts'

const LINES = 20
const PORTIONS = 12
/** Different ones, so that nothing is costed twice in a row. */
const SHEETS = 500
/** Of all sheets by each method, in one turn. */
const PASSES = 20
const COSTED = PASSES * SHEETS * WASTAGE_METHODS.length
const WARM_UP = 5
const TURNS = 15
/** Of the time that the multiplications alone take. */
const MOST_RATIO = 100
/** What rounding and the order of additions may change, as a share. */
const SAME = 1e-9

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
  const turns = await costInTurns(WARM_UP, TURNS)
  const { measured, floor, ratio } = ofTurns(turns)
  return [
    {
      name: `sheets of ${LINES} lines costed, for each ms of processor time`,
      unit: 'sheets',
      measured: COSTED / measured,
      floor: COSTED / floor,
    },
    {
      name: `${COSTED} sheets of ${LINES} lines costed (processor time)`,
      unit: 'ms',
      measured,
      floor,
      ratio,
      goal: atMostTimes(MOST_RATIO),
    },
  ]
}

/** Milliseconds of processor time for all sheets by each method, beside the multiplications alone. */
export async function costInTurns(warmUp: number, count: number): Promise<Turn[]> {
  const sheets = Array.from({ length: SHEETS }, (_, sheet) =>
    Array.from({ length: LINES }, (_line, line) => lineOf(sheet * LINES + line)),
  )
  const bare = WASTAGE_METHODS.map((method) => bareCosts(sheets, method))
  const turns: Turn[] = []
  for (let turn = 0; turn < warmUp + count; turn += 1) {
    const floor = await cpuTime(() => repeated(() => bare.reduce((sum, costs) => sum + costs(), 0)))
    const subject = await cpuTime(() =>
      repeated(() => WASTAGE_METHODS.reduce((sum, method) => sum + costAll(sheets, method), 0)),
    )
    if (Math.abs(subject.value / floor.value - 1) > SAME)
      throw new Error(`${subject.value} EUR were costed, and ${floor.value} on the floor`)
    if (turn >= warmUp) turns.push({ subject: subject.ms, floor: floor.ms })
  }
  return turns
}

function repeated(work: () => number): number {
  let sum = 0
  for (let pass = 0; pass < PASSES; pass += 1) sum += work()
  return sum
}

const costAll = (sheets: readonly CostLine[][], method: WastageMethod) =>
  sheets.reduce((sum, lines) => sum + sheetCost(lines, PORTIONS, method).costTotal, 0)

/** The multiplications and additions of the same costs: prices and factors side by side. */
function bareCosts(sheets: readonly CostLine[][], method: WastageMethod): () => number {
  const lines = sheets.flat()
  const prices = Float64Array.from(lines, ({ product }) => product?.priceHt ?? 0)
  const factors = Float64Array.from(lines, (line, place) => {
    const cost = lineCost(line, method)
    return cost.known ? cost.cost / (prices[place] ?? 0) : 0
  })
  return () => {
    let sum = 0
    for (let place = 0; place < prices.length; place += 1) sum += (prices[place] ?? 0) * (factors[place] ?? 0)
    return sum
  }
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
