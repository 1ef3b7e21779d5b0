import type { ProductionSheet, ServedSheet } from '#domain/production/production-kitchen.ts'
import type { PurchaseKitchen, PurchaseLine, PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'

const PRODUCTS = 2000
const DISHES = 150
/** Preparations on each of these levels below the dishes. */
const LEVELS = [60, 50, 40]
const LINES_OF_PRODUCTS = 8
const LINES_OF_PREPARATIONS = 3

export const PRODUCTION_SIZE = `${String(PRODUCTS)} products × ${String(DISHES + LEVELS.reduce((sum, own) => sum + own, 0))} sheets × ${String(DISHES)} dishes`

/** A kitchen of dishes on three levels of preparations, each of products and of preparations of the next level. */
export function productionKitchen(): PurchaseKitchen<PurchaseProduct, ProductionSheet> {
  const levels = [DISHES, ...LEVELS]
  const sheets = levels.flatMap((count, level) =>
    Array.from({ length: count }, (_, at): ProductionSheet => {
      const below = levels[level + 1]
      return {
        id: sheetId(level, at),
        title: `Fiche ${String(level)} ${String(at)}`,
        portions: 10,
        yieldQuantity: level === 0 ? null : 2,
        yieldUnit: level === 0 ? null : 'kg',
        station: `Poste ${String(at % 6)}`,
        keepsHours: 72,
        lines: [
          ...Array.from({ length: LINES_OF_PRODUCTS }, (_line, place) => ofProduct(level, at, place)),
          ...(below === undefined
            ? []
            : Array.from({ length: LINES_OF_PREPARATIONS }, (_line, place) =>
                line({ subSheetId: sheetId(level + 1, (at * 7 + place * 13) % below), quantity: 40 + place }),
              )),
        ],
      }
    }),
  )
  const products = Array.from({ length: PRODUCTS }, (_, at): PurchaseProduct => ({
    id: productId(at),
    name: `Produit ${String(at)}`,
    category: 'Épicerie',
    supplierId: null,
    unit: 'kg',
    priceHt: 1 + (at % 40),
    densityKgPerL: null,
    contentQuantity: null,
    contentUnit: null,
    pack: null,
    orderedAs: null,
  }))
  return { sheets, products }
}

/** All dishes at two services of each day. */
export function servedDishes(days: readonly string[], covers: number): ServedSheet[] {
  return days.flatMap((day) =>
    ['midi', 'soir'].flatMap((service) =>
      Array.from({ length: DISHES }, (_, at) => ({
        sheetId: sheetId(0, at),
        portions: 1 + ((covers + at) % 60),
        day,
        service,
      })),
    ),
  )
}

const sheetId = (level: number, at: number) => `sheet-${String(level)}-${String(at)}`
const productId = (at: number) => `product-${String(at % PRODUCTS)}`

function ofProduct(level: number, at: number, place: number): PurchaseLine {
  const quantity = 50 + place
  return line({
    userProductId: productId(level * 997 + at * 31 + place * 101),
    quantity,
    wastagePercent: place,
  })
}

function line(facts: Partial<PurchaseLine>): PurchaseLine {
  return {
    userProductId: null,
    subSheetId: null,
    costing: 'quantity',
    quantity: null,
    unit: 'g',
    wastagePercent: 0,
    note: null,
    ...facts,
  }
}
