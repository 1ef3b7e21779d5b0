import { describe, expect, it } from 'vitest'
import { lineCost } from './line-cost.ts'
import type { CostedProduct, QuantityLine } from './line-cost.ts'

const butter: CostedProduct = {
  unit: 'kg',
  priceHt: 8,
  densityKgPerL: null,
  contentQuantity: null,
  contentUnit: null,
}

function line(changes: Partial<QuantityLine> = {}): QuantityLine {
  return { product: butter, quantity: 250, unit: 'g', wastagePercent: 0, ...changes }
}

describe('a line costs its quantity, in the product’s unit, times the price after loss', () => {
  it('250 g of butter at 8 EUR per kg are 2 EUR', () => {
    expect(lineCost(line(), 'majoration')).toEqual({
      known: true,
      costing: 'quantity',
      cost: 2,
      unitPrice: 8,
      priceUnit: 'kg',
      netUnitPrice: 8,
      convertedQuantity: 0.25,
    })
  })
  it('25 % of loss makes it 2.50 EUR by majoration', () => {
    expect(lineCost(line({ wastagePercent: 25 }), 'majoration')).toMatchObject({
      cost: 2.5,
      netUnitPrice: 10,
    })
  })
  it('20 % of loss makes it 2.50 EUR by rendement', () => {
    expect(lineCost(line({ wastagePercent: 20 }), 'rendement')).toMatchObject({ cost: 2.5, netUnitPrice: 10 })
  })
  it('a gram of a cheap product keeps its fractions of a cent', () => {
    const salt = { ...butter, priceHt: 0.4 }
    expect(lineCost(line({ product: salt, quantity: 1 }), 'majoration')).toMatchObject({ cost: 0.0004 })
  })
  it('what is free costs nothing, and that is known', () => {
    const water = { ...butter, priceHt: 0 }
    expect(lineCost(line({ product: water }), 'majoration')).toMatchObject({ known: true, cost: 0 })
  })
  it('10 cl of a bottle of 0.75 L at 6 EUR are 0.80 EUR', () => {
    const wine: CostedProduct = {
      ...butter,
      unit: 'bouteille',
      priceHt: 6,
      contentQuantity: 0.75,
      contentUnit: 'L',
    }
    const cost = lineCost(line({ product: wine, quantity: 10, unit: 'cl' }), 'majoration')
    expect(cost.known && cost.cost).toBeCloseTo(0.8, 12)
  })
})

describe('a line without a known cost says why', () => {
  const vinegar: CostedProduct = { ...butter, unit: 'L' }
  it.each([
    ['no product is chosen', line({ product: null }), 'product-missing'],
    ['the product has no price', line({ product: { ...butter, priceHt: null } }), 'price-missing'],
    ['the price is no price', line({ product: { ...butter, priceHt: Number.NaN } }), 'price-missing'],
    ['no quantity is typed', line({ quantity: null }), 'quantity-missing'],
    ['the quantity is zero', line({ quantity: 0 }), 'quantity-missing'],
    ['the quantity is below zero', line({ quantity: -1 }), 'quantity-missing'],
    [
      'a product by the litre without density is used in grams',
      line({ product: vinegar }),
      'density-missing',
    ],
    ['a piece of butter weighs nobody knows what', line({ unit: 'pièce' }), 'content-missing'],
    [
      'a botte is asked of what is sold by the sachet',
      line({ product: { ...butter, unit: 'sachet' }, unit: 'botte' }),
      'units-unrelated',
    ],
    ['the loss is more than all', line({ wastagePercent: 101 }), 'wastage-invalid'],
  ] as const)('%s', (_, costLine, reason) => {
    expect(lineCost(costLine, 'majoration')).toEqual({ known: false, reason })
    expect(lineCost(costLine, 'rendement')).toEqual({ known: false, reason })
  })
  it('all of it is lost, by rendement', () => {
    expect(lineCost(line({ wastagePercent: 100 }), 'rendement')).toEqual({
      known: false,
      reason: 'total-loss',
    })
    expect(lineCost(line({ wastagePercent: 100 }), 'majoration')).toMatchObject({ known: true, cost: 4 })
  })
  it('the smallest quantity a sheet takes has a cost', () => {
    expect(lineCost(line({ quantity: 0.001 }), 'majoration')).toMatchObject({ known: true })
  })
})
