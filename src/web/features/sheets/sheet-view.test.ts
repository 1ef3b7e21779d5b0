import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toLineProduct } from '#contract/line-product.ts'
import type { LineProduct } from '#contract/sheet-lines.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import { sheetView } from './sheet-view.ts'
import type { CostSettings, SheetViewSource } from './sheet-view.ts'
import type { SheetViewLineSource } from './sheet-view-line.ts'

const settings: CostSettings = { wastageMethod: 'majoration', targetMargin: 70, floorMargin: 50 }

const product = (facts: Partial<LineProduct>) =>
  toLineProduct(
    userProduct({
      name: 'Épaule de veau désossée',
      category: 'Viande',
      priceHt: 16.9,
      supplier: { id: '0b9f7a8e-2f0d-4f5e-8a1b-5c6d7e8f9a0b', name: 'Boucherie Lanier' },
      ...facts,
    }),
  )

function line(facts: Partial<SheetViewLineSource>): SheetViewLineSource {
  return { ...BY_QUANTITY, product: product({}), quantity: 1.6, unit: 'kg', wastagePercent: 8, ...facts }
}

function sheet(facts: Partial<SheetViewSource>): SheetViewSource {
  return {
    title: 'Blanquette de veau à l’ancienne',
    category: 'Plat',
    portions: 8,
    sellingPriceHt: 25.5,
    tvaRate: 10,
    method: '',
    steps: [],
    prepMinutes: null,
    cookMinutes: null,
    equipment: [],
    storage: '',
    notes: '',
    updatedAt: '2026-11-18T09:30:00Z',
    ingredients: [line({})],
    ...facts,
  }
}

const cream = line({
  product: product({ name: 'Crème liquide 35 %', unit: 'L', priceHt: 4.1, allergens: ['Lait'] }),
  quantity: 400,
  unit: 'ml',
  wastagePercent: 0,
})
const yolks = line({
  product: product({ name: 'Jaunes d’œufs', unit: 'pièce', priceHt: 0.22, allergens: ['Œufs'] }),
  quantity: 4,
  unit: 'pièce',
  wastagePercent: 0,
})
const unpriced = line({
  product: product({ name: 'Bouquet garni', unit: 'botte', priceHt: null }),
  unit: 'botte',
})

describe('a line of a sheet', () => {
  it('shows the price as bought and a cost with its loss', () => {
    const [veal] = sheetView(sheet({}), settings).lines
    expect(veal).toMatchObject({
      productName: 'Épaule de veau désossée',
      product: { supplier: { name: 'Boucherie Lanier' } },
      unitPrice: 16.9,
      priceUnit: 'kg',
      wastagePercent: 8,
      unknownReason: null,
      share: 100,
    })
    expect(veal?.cost).toBeCloseTo(1.6 * 16.9 * 1.08, 10)
  })

  it('weighs the loss by the account’s own method', () => {
    const view = sheetView(sheet({}), { ...settings, wastageMethod: 'rendement' })
    expect(view.lines[0]?.cost).toBeCloseTo((1.6 * 16.9) / 0.92, 10)
    expect(view.wastageMethod).toBe('rendement')
  })

  it('without a price says so, costs nothing and takes no share', () => {
    const view = sheetView(sheet({ ingredients: [line({}), unpriced] }), settings)
    expect(view.lines[1]).toMatchObject({ cost: null, share: null, unknownReason: 'price-missing' })
    expect(view.uncostedLines).toBe(1)
    expect(view.costTotal).toBe(29.2032)
  })

  it('whose product is gone keeps its quantity and has no name', () => {
    const view = sheetView(sheet({ ingredients: [line({ product: null })] }), settings)
    expect(view.lines[0]).toMatchObject({
      productName: null,
      quantity: 1.6,
      allergens: [],
      traces: [],
      unknownReason: 'product-missing',
    })
  })
})

describe('the figures of a sheet', () => {
  it('are those of one portion where a price is compared', () => {
    const view = sheetView(sheet({ ingredients: [line({}), cream, yolks] }), settings)
    expect(view.costTotal).toBe(31.7232)
    expect(view.costPortion).toBeCloseTo(3.9654, 10)
    expect(view.sellingPriceTtc).toBeCloseTo(28.05, 10)
    expect(view.marginPercent).toBeCloseTo(((25.5 - 3.9654) / 25.5) * 100, 10)
    expect(view.marginPortion).toBeCloseTo(25.5 - 3.9654, 10)
    expect(view.marginBand).toBe('high')
    expect(view.allergens).toEqual(['Œufs', 'Lait'])
  })

  it('without a price there is no margin to show', () => {
    expect(sheetView(sheet({ sellingPriceHt: null }), settings)).toMatchObject({
      sellingPriceHt: null,
      sellingPriceTtc: null,
      marginPercent: null,
      marginBand: null,
      marginPortion: null,
    })
  })

  it('a price of 0 is shown, with a margin of 0 that has no colour', () => {
    expect(sheetView(sheet({ sellingPriceHt: 0 }), settings)).toMatchObject({
      sellingPriceHt: 0,
      sellingPriceTtc: 0,
      marginPercent: 0,
      marginBand: null,
      marginPortion: 0,
    })
  })

  it('with a price and no cost the margin is 0 and has no colour', () => {
    expect(sheetView(sheet({ ingredients: [unpriced] }), settings)).toMatchObject({
      costTotal: 0,
      marginPercent: 0,
      marginBand: null,
    })
  })

  it('follow the thresholds of the account', () => {
    const strict = { ...settings, targetMargin: 95, floorMargin: 90 }
    expect(sheetView(sheet({}), strict).marginBand).toBe('low')
  })

  it('add up: shares to 100, portions to the total', () => {
    const anyLine = fc
      .record({
        quantity: fc.double({ min: 0.001, max: 500, noNaN: true }),
        priceHt: fc.double({ min: 0.01, max: 200, noNaN: true }),
        wastagePercent: fc.double({ min: 0, max: 99, noNaN: true }),
      })
      .map((facts) =>
        line({
          quantity: facts.quantity,
          wastagePercent: facts.wastagePercent,
          product: product({ priceHt: facts.priceHt }),
        }),
      )
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 500 }),
        (ingredients, portions) => {
          const view = sheetView(sheet({ ingredients, portions }), settings)
          fc.pre(view.costTotal > 0.01)
          const shares = view.lines.reduce((sum, { share }) => sum + (share ?? 0), 0)
          expect(shares).toBeGreaterThan(99)
          expect(shares).toBeLessThan(101)
          expect(view.costPortion * portions).toBeCloseTo(view.costTotal, 6)
        },
      ),
    )
  })
})
