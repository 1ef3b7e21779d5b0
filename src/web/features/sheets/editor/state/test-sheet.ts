import {
  type Ingredient,
  type LinePreparation,
  type LineProduct,
  toLineProduct,
} from '#contract/sheet-lines.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import { blankSheet } from '../../builder/blank-sheet.ts'

const AT = '2026-11-18T13:02:00.000Z'

/** A v4 id that tells things apart in a failure's text. */
export function testId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export function testProduct(number: number, facts: Partial<LineProduct> = {}): LineProduct {
  const name = `Produit ${String(number)}`
  return toLineProduct(
    userProduct({
      id: testId(100 + number),
      name,
      category: 'Légumes',
      priceHt: 5,
      priceChangedAt: AT,
      ...facts,
    }),
  )
}

/** A stock that costs 8,40 € and gives 4,2 L: 2 € a litre. */
export function testPreparation(number: number, facts: Partial<LinePreparation> = {}): LinePreparation {
  return {
    id: testId(500 + number),
    title: `Préparation ${String(number)}`,
    category: 'Sauce',
    portions: 10,
    yieldQuantity: 4.2,
    yieldUnit: 'L',
    coutMatiere: 8.4,
    uncostedLines: 0,
    allergens: [],
    traces: [],
    undeclaredLines: 0,
    ...facts,
  }
}

export function testLine(number: number, facts: Partial<Ingredient> = {}): Ingredient {
  const product = facts.product === undefined ? testProduct(number) : facts.product
  return {
    id: testId(number),
    userProductId: product?.id ?? null,
    product,
    subSheetId: null,
    preparation: null,
    ...BY_QUANTITY,
    quantity: 1,
    unit: 'kg',
    wastagePercent: 0,
    note: null,
    position: number,
    totalPrice: 5,
    partial: false,
    unknownReason: null,
    createdAt: AT,
    ...facts,
  }
}

export function testSheet(facts: Partial<TechSheet> = {}): TechSheet {
  return {
    ...blankSheet(DEFAULT_SETTINGS, new Date(AT)),
    id: testId(999),
    version: 1,
    title: 'Blanquette de veau',
    portions: 8,
    ingredients: [testLine(1), testLine(2), testLine(3)],
    ...facts,
  }
}

/** As the server makes a sheet that came without lines. */
export function emptySheet(): TechSheet {
  const starter = testLine(1, { product: null, quantity: 0.001, unit: 'g', totalPrice: null })
  return testSheet({ ingredients: [starter], uncostedLines: 1 })
}
