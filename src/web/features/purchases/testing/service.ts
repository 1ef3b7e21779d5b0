import type { Kitchen } from '#web/testing/kitchen.ts'
import { purchaseAnswers } from '#web/testing/purchase-answers.ts'

export const SUPPLIER = {
  id: '7d3f1c5a-8f41-4f0e-9a35-1f2b3c4d5e6f',
  name: 'Mirandol',
  email: null,
  phone: '01 02',
  minimumHt: 50,
}
export const OTHER = {
  ...SUPPLIER,
  id: '8d3f1c5a-8f41-4f0e-9a35-1f2b3c4d5e6f',
  name: 'Halles',
  minimumHt: null,
}

export const ELSEWHERE = '2f6f0c1e-55d1-4f0b-8a8c-0d3f9b5e7a21'
export const ARTICLE = '1f6f0c1e-55d1-4f0b-8a8c-0d3f9b5e7a21'

/** A stew for ten with a stock of which five litres are made, and a mousse for eight. */
export function addService(kitchen: Kitchen) {
  const flour = kitchen.addProduct({
    name: 'Farine',
    priceHt: 1,
    supplierId: SUPPLIER.id,
    sourceProductId: ARTICLE,
  })
  const bones = kitchen.addProduct({ name: 'Os', category: 'Viande', priceHt: 2 })
  const stock = kitchen.addSheet({
    title: 'Fond brun',
    yieldQuantity: 5,
    yieldUnit: 'L',
    ingredients: [{ userProductId: bones.id, quantity: 6, unit: 'kg', wastagePercent: 50 }],
  })
  const stew = kitchen.addSheet({
    title: 'Daube',
    portions: 10,
    ingredients: [
      { userProductId: flour.id, quantity: 100, unit: 'g' },
      { subSheetId: stock.id, quantity: 1, unit: 'L' },
      { costing: 'qs', note: 'sel, poivre' },
      { userProductId: bones.id, quantity: 2, unit: 'pièce' },
    ],
  })
  const mousse = kitchen.addSheet({
    title: 'Mousse',
    portions: 8,
    ingredients: [{ userProductId: flour.id, quantity: 0.5, unit: 'kg' }],
  })
  const packs = { [flour.id]: { quantity: 10, text: 'Sac 10 kg', approximate: false } }
  const offer = { name: 'Farine', code: null, doubt: null }
  const offers = {
    [flour.id]: [
      {
        ...offer,
        id: ARTICLE,
        supplierId: SUPPLIER.id,
        packText: 'Sac 10 kg',
        priceHt: 1,
        pack: { quantity: 10, isDivisible: false, priceHt: 10, approximate: false },
      },
      {
        ...offer,
        id: ELSEWHERE,
        supplierId: OTHER.id,
        packText: null,
        priceHt: 1.5,
        pack: { quantity: 1, isDivisible: true, priceHt: 1.5, approximate: false },
      },
    ],
  }
  const purchases = purchaseAnswers(kitchen, { packs, offers, suppliers: [SUPPLIER, OTHER] })
  return { stew, mousse, flour, bones, api: { ...kitchen.answers, purchases } }
}
