import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import type { Kitchen, KitchenLine } from '#domain/simulation/kitchen.ts'

const PRODUCTS = 500
/** Every so many sheets, one is a preparation of those behind it. */
const OF_PREPARATION = 10

/** A kitchen of so many sheets of so many lines, each by its weight; every tenth sheet is a preparation of the nine behind it. */
export function exampleKitchen(sheets: number, lines: number): Kitchen {
  return {
    products: Array.from({ length: PRODUCTS }, (_, index) => ({
      id: `product-${index}`,
      version: 1,
      category: index % 5 === 0 ? 'Crémerie' : 'Épicerie',
      supplierId: null,
      unit: 'kg',
      priceHt: 1 + (index % 40),
      densityKgPerL: null,
      contentQuantity: null,
      contentUnit: null,
      allergens: [],
      traces: [],
      allergenFree: true,
    })),
    sheets: Array.from({ length: sheets }, (_, sheet) => ({
      id: `sheet-${sheet}`,
      version: 1,
      title: `Fiche ${sheet}`,
      category: 'Plat',
      portions: 10,
      sellingPriceHt: 20,
      tvaRate: 10,
      yieldQuantity: null,
      yieldUnit: null,
      checkedCost: null,
      sold: null,
      lines: Array.from({ length: lines }, (_line, place) => lineOf(sheet, place)),
    })),
  }
}

function lineOf(sheet: number, place: number): KitchenLine {
  const behind = sheet % OF_PREPARATION
  const isPreparation = place === 0 && behind > 0
  return {
    ...BY_QUANTITY,
    userProductId: isPreparation ? null : `product-${(sheet * 7 + place * 31) % PRODUCTS}`,
    subSheetId: isPreparation ? `sheet-${sheet - behind}` : null,
    quantity: 50 + place,
    unit: isPreparation ? 'portion' : 'g',
    wastagePercent: place,
  }
}
