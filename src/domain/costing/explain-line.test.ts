import { describe, expect, it } from 'vitest'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import { UNITS } from '../quantity/unit.ts'
import type { LineUnit } from '../quantity/unit.ts'
import { explainLine } from './explain-line.ts'
import type { CostStep } from './explain-line.ts'
import { lineCost } from './line-cost.ts'
import type { CostedProduct, CostLine, QuantityLine } from './line-cost.ts'
import { BY_QUANTITY } from './line-costing.ts'
import type { LineCharge } from './line-costing.ts'
import { netUnitPrice } from './net-unit-price.ts'
import { sheetCost } from './sheet-cost.ts'
import { WASTAGE_METHODS } from './wastage-method.ts'
import type { WastageMethod } from './wastage-method.ts'

/** Recomputes each step from its own figures alone. @returns the result of the last one */
function replay(steps: readonly CostStep[], line: CostLine): number {
  let price = Number.NaN
  let quantity = line.quantity ?? Number.NaN
  let cost = Number.NaN
  for (const step of steps) {
    switch (step.kind) {
      case 'price':
        price = step.price
        break
      case 'making':
        price = step.coutMatiere / step.gives.quantity
        expect(step.price).toBe(price)
        break
      case 'conversion': {
        const { from, to, content, densityKgPerL } = step
        if (from.unit === 'portion' || to.unit === 'portion') throw new Error('Portions are not converted')
        const measures = {
          // The one of the two that is the unit of the price.
          unit: to.unit,
          densityKgPerL,
          contentQuantity: content?.quantity ?? null,
          contentUnit: content?.unit ?? null,
        }
        expect(from.quantity).toBe(quantity)
        expect(convertedQuantity(from.quantity, from.unit, to.unit, measures)).toBe(to.quantity)
        quantity = to.quantity
        break
      }
      case 'loss':
        expect(step.before).toBe(price)
        expect(netUnitPrice(step.before, step.percent, step.method)).toEqual({
          known: true,
          price: step.after,
        })
        price = step.after
        break
      case 'cost':
        expect([step.quantity, step.price]).toEqual([quantity, price])
        cost = step.quantity * step.price
        expect(step.cost).toBe(cost)
        break
      case 'qs':
        cost = 0
        break
      case 'forfait-portion':
        cost = step.forfait * step.portions
        expect(step.cost).toBe(cost)
        break
      case 'forfait-sheet':
        cost = step.cost
        break
      case 'forfait-percent':
        cost = (step.base * step.percent) / 100
        expect(step.cost).toBe(cost)
        break
    }
  }
  return cost
}

const bare = { densityKgPerL: null, contentQuantity: null, contentUnit: null }
const PRODUCTS: CostedProduct[] = [
  { ...bare, unit: 'kg', priceHt: 16.9 },
  { ...bare, unit: 'L', priceHt: 7.35, densityKgPerL: 0.92 },
  { unit: 'bouteille', priceHt: 6.8, densityKgPerL: 0.99, contentQuantity: 0.75, contentUnit: 'L' },
  { ...bare, unit: 'kg', priceHt: 2.1, contentQuantity: 150, contentUnit: 'g' },
  { ...bare, unit: 'pièce', priceHt: 0.22 },
  { ...bare, unit: 'kg', priceHt: null },
]
const STOCK = {
  coutMatiere: 8.7654,
  uncostedLines: 0,
  portions: 7,
  yieldQuantity: 4.2,
  yieldUnit: 'L' as const,
}
const PREPARATIONS = [
  STOCK,
  { ...STOCK, yieldQuantity: null, yieldUnit: null },
  { ...STOCK, uncostedLines: 2 },
]

describe('the steps recompute the cost of the line, to the last bit', () => {
  const sources = [
    ...PRODUCTS.map((product) => ({ product, preparation: null })),
    ...PREPARATIONS.map((preparation) => ({ product: null, preparation })),
  ]
  const units: LineUnit[] = [...UNITS, 'portion']
  it.each(WASTAGE_METHODS)('by %s, for every source, unit, quantity and loss', (method) => {
    let known = 0
    for (const source of sources) {
      for (const unit of units) {
        for (const quantity of [0.001, 1, 3.7, 333, null]) {
          for (const wastagePercent of [-147, 0, 8, 33.3, 100]) {
            const line: CostLine = { ...BY_QUANTITY, ...source, quantity, unit, wastagePercent }
            const cost = lineCost(line, method)
            const explained = explainLine(line, cost, method)
            expect(explained.known).toBe(cost.known)
            if (!cost.known) expect(explained).toEqual(cost)
            if (!cost.known || !explained.known) continue
            known += 1
            expect(explained.cost).toBe(cost.cost)
            expect(replay(explained.steps, line)).toBe(cost.cost)
          }
        }
      }
    }
    expect(known).toBeGreaterThan(200)
  })
})

function explained(line: QuantityLine, method: WastageMethod) {
  return explainLine({ ...BY_QUANTITY, ...line }, lineCost(line, method), method)
}

describe('the figures of each step', () => {
  it('wine by the glass: the price of the bottle, what it holds, the quantity in bottles', () => {
    const product = {
      ...bare,
      unit: 'bouteille',
      priceHt: 6,
      contentQuantity: 0.75,
      contentUnit: 'L',
    } as const
    const line = { product, quantity: 15, unit: 'cl', wastagePercent: 0 } as const
    expect(explained(line, 'majoration')).toMatchObject({
      steps: [
        { kind: 'price', price: 6, unit: 'bouteille' },
        {
          kind: 'conversion',
          from: { quantity: 15, unit: 'cl' },
          to: { quantity: 0.2, unit: 'bouteille' },
          content: { quantity: 0.75, unit: 'L' },
          densityKgPerL: null,
        },
        { kind: 'cost', quantity: 0.2, price: 6 },
      ],
    })
  })

  it('a metric step names neither content nor density, even of a product that has both', () => {
    const product = {
      unit: 'kg',
      priceHt: 6,
      densityKgPerL: 1.1,
      contentQuantity: 2,
      contentUnit: 'kg',
    } as const
    const line = { product, quantity: 500, unit: 'g', wastagePercent: 10 } as const
    expect(explained(line, 'rendement')).toMatchObject({
      steps: [
        { kind: 'price' },
        { kind: 'conversion', path: 'metric', content: null, densityKgPerL: null },
        { kind: 'loss', percent: 10, method: 'rendement', before: 6 },
        { kind: 'cost' },
      ],
    })
  })

  it('a portion of a preparation: its cost by its portions', () => {
    const line = {
      product: null,
      preparation: STOCK,
      quantity: 2,
      unit: 'portion',
      wastagePercent: 0,
    } as const
    expect(explained(line, 'majoration')).toMatchObject({
      steps: [
        { kind: 'making', coutMatiere: 8.7654, gives: { quantity: 7, unit: 'portion' } },
        { kind: 'cost' },
      ],
    })
  })
})

const charged = (costing: LineCharge['costing'], forfait: number | null): CostLine => ({
  costing,
  forfait,
  product: null,
  quantity: null,
  unit: 'g',
  wastagePercent: 0,
})

describe('a line without a quantity', () => {
  const butter: CostLine = {
    ...BY_QUANTITY,
    product: { ...bare, unit: 'kg', priceHt: 8 },
    quantity: 1,
    unit: 'kg',
    wastagePercent: 0,
  }
  const explainedBeside = (line: CostLine, others: CostLine[] = [butter]) => {
    const { lines } = sheetCost([line, ...others], 12, 'majoration')
    const [cost] = lines
    return cost && explainLine(line, cost, 'majoration')
  }

  it.each([
    [charged('qs', null), { kind: 'qs' }, 0],
    [charged('forfait-portion', 0.3), { kind: 'forfait-portion', forfait: 0.3, portions: 12 }, 0.3 * 12],
    [charged('forfait-sheet', 0.04), { kind: 'forfait-sheet' }, 0.04],
    [charged('forfait-percent', 2), { kind: 'forfait-percent', percent: 2, base: 8, partial: false }, 0.16],
  ])('has one step: $1.kind', (line, step, cost) => {
    const explanation = explainedBeside(line)
    expect(explanation).toMatchObject({ known: true, cost, steps: [step] })
    expect(explanation?.known && replay(explanation.steps, line)).toBe(cost)
  })

  it('is marked where it is a percentage of lines of which one has no cost', () => {
    const unpriced = { ...butter, product: { ...bare, unit: 'kg' as const, priceHt: null } }
    expect(explainedBeside(charged('forfait-percent', 2), [butter, unpriced])).toMatchObject({
      steps: [{ base: 8, partial: true }],
    })
  })

  it('says what is missing', () => {
    expect(explainedBeside(charged('forfait-sheet', null))).toEqual({
      known: false,
      reason: 'forfait-missing',
    })
    expect(explainedBeside(charged('forfait-percent', 2), [])).toEqual({
      known: false,
      reason: 'base-missing',
    })
  })
})
