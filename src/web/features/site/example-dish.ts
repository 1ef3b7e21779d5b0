import type { CostLine } from '#domain/costing/line-cost.ts'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { priceHt } from '#domain/pricing/price-ht.ts'
import { bareMeasures } from '#domain/quantity/product-measures.ts'
import type { Unit } from '#domain/quantity/unit.ts'

/** A line of a product that is bought by a unit which converts by itself. */
function line(quantity: number, unit: Unit, price: number, per: Unit, wastagePercent = 0) {
  return {
    ...BY_QUANTITY,
    product: { ...bareMeasures(per), priceHt: price },
    quantity,
    unit,
    wastagePercent,
  } satisfies CostLine
}

/** EUR for a kilo of shoulder, as a house would buy it. */
export const VEAL_PRICE = 16.9
/** EUR for a kilo of button mushrooms. */
export const MUSHROOM_PRICE = 5.2

export interface ExampleDish {
  portions: number
  /** Percent. */
  tvaRate: number
  /** EUR, what a guest pays. */
  priceTtc: number
  lines: Readonly<Record<string, CostLine>>
}

/** The sheet that the pages of the site work their examples on, at a price of veal and one of mushrooms. */
export function blanquette(vealPrice = VEAL_PRICE, mushroomPrice = MUSHROOM_PRICE) {
  return {
    portions: 8,
    tvaRate: 10,
    priceTtc: 19,
    lines: {
      veal: line(1.6, 'kg', vealPrice, 'kg', 8),
      carrots: line(800, 'g', 1.8, 'kg', 15),
      mushrooms: line(400, 'g', mushroomPrice, 'kg', 10),
      cream: line(50, 'cl', 5.6, 'L'),
      butter: line(120, 'g', 10, 'kg'),
    },
  } satisfies ExampleDish
}

/** Another one, that leaves less. */
export function roastVeal(vealPrice = VEAL_PRICE) {
  return {
    portions: 6,
    tvaRate: 10,
    priceTtc: 19.5,
    lines: {
      veal: line(1.5, 'kg', vealPrice, 'kg', 12),
      butter: line(90, 'g', 10, 'kg'),
      carrots: line(900, 'g', 1.8, 'kg', 15),
    },
  } satisfies ExampleDish
}

/** What a dish costs and leaves, by the method that an account starts with. */
export function figuresOf({ portions, tvaRate, priceTtc, lines }: ExampleDish) {
  const { costTotal } = sheetCost(Object.values(lines), portions, DEFAULT_WASTAGE_METHOD)
  const portion = portionCost(costTotal, portions)
  const ht = priceHt(priceTtc, tvaRate)
  return { costTotal, portion, ht, margin: marginRate(ht, portion) }
}
