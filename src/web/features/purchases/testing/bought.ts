import { purchaseList } from '#domain/purchases/purchase-list.ts'
import type { PurchaseLine } from '#domain/purchases/purchase-kitchen.ts'
import type { BoughtProduct } from '../document/purchase-columns.ts'

export const SHEET = 'Bœuf bourguignon'
export const MIRANDOL = {
  id: 's1',
  name: 'Comptoir Mirandol',
  phone: '01 02 03 04 05',
  email: 'pro@mirandol.example',
  minimumHt: null,
}

const flour: BoughtProduct = {
  id: 'flour',
  name: 'Farine T55',
  brand: 'Moulin',
  code: '00451',
  category: 'Épicerie',
  supplierId: 's1',
  sourceProductId: null,
  unit: 'kg',
  priceHt: 0.92,
  densityKgPerL: null,
  contentQuantity: null,
  contentUnit: null,
  pack: { quantity: 10, text: 'Sac 10 kg', approximate: false },
  orderedAs: null,
  offers: [],
}

export type Taken = Partial<BoughtProduct> & { line?: Partial<PurchaseLine> }

/** The list of one sheet for ten times its portions; each product is taken once, 760 g of it. */
export function listOf(taken: readonly Taken[]) {
  const products = taken.map(({ line: _line, ...facts }, place) => ({
    ...flour,
    id: String(place),
    ...facts,
  }))
  const lines = taken.map(({ line }, place) => ({
    userProductId: String(place),
    subSheetId: null,
    costing: 'quantity' as const,
    quantity: 760,
    unit: 'g' as const,
    wastagePercent: 0,
    note: null,
    ...line,
  }))
  const sheet = { id: 'a', title: SHEET, portions: 8, yieldQuantity: null, yieldUnit: null, lines }
  return purchaseList({ sheets: [sheet], products }, [{ sheetId: 'a', covers: 80 }], 'majoration')
}
