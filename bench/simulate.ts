import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import type { Kitchen, KitchenLine } from '#domain/simulation/kitchen.ts'
import { simulator } from '#domain/simulation/simulate.ts'
import type { Figure } from './support/figure.ts'
import { median } from './support/percentile.ts'

const SIZES = [1000, 10_000]
const LINES = 20
const PRODUCTS = 500
const ROUNDS = 61

/** What the simulator works out while a hand is on the slider: every sheet after a change, in one thread. */
export async function measureSimulate(): Promise<Figure[]> {
  return SIZES.map((size) => {
    const kitchen = kitchenOf(size)
    const simulate = simulator(kitchen, 'majoration')
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now()
      const outcomes = simulate([{ kind: 'category', category: 'Crémerie', percent: round }])
      if (outcomes.length !== size) throw new Error(`${outcomes.length} sheets were simulated`)
      // The first ones warm up.
      if (round > 30) times.push(performance.now() - started)
    }
    return {
      name: `simulation of ${size} sheets of ${LINES} lines`,
      measured: median(times),
      unit: 'ms',
      ...(size === 1000 && { goal: { of: 'measured', atMost: 16 } as const }),
    }
  })
}

/** Every tenth sheet is a preparation of the nine behind it. */
function kitchenOf(size: number): Kitchen {
  const products = Array.from({ length: PRODUCTS }, (_, index) => ({
    id: `product-${index}`,
    version: 1,
    category: index % 5 === 0 ? ('Crémerie' as const) : ('Épicerie' as const),
    supplierId: null,
    unit: 'kg' as const,
    priceHt: 1 + (index % 40),
    densityKgPerL: null,
    contentQuantity: null,
    contentUnit: null,
    allergens: [],
    traces: [],
    allergenFree: true,
  }))
  const lineOf = (sheet: number, place: number): KitchenLine => {
    const preparation = place === 0 && sheet % 10 > 0
    return {
      ...BY_QUANTITY,
      userProductId: preparation ? null : `product-${(sheet * 7 + place * 31) % PRODUCTS}`,
      subSheetId: preparation ? `sheet-${sheet - (sheet % 10)}` : null,
      quantity: 50 + place,
      unit: preparation ? 'portion' : 'g',
      wastagePercent: place,
    }
  }
  const sheets = Array.from({ length: size }, (_, sheet) => ({
    id: `sheet-${sheet}`,
    version: 1,
    title: `Fiche ${sheet}`,
    category: 'Plat' as const,
    portions: 10,
    sellingPriceHt: 20,
    tvaRate: 10 as const,
    yieldQuantity: null,
    yieldUnit: null,
    checkedCost: null,
    sold: null,
    lines: Array.from({ length: LINES }, (_, place) => lineOf(sheet, place)),
  }))
  return { products, sheets }
}
