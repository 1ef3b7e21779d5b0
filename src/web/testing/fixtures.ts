import type { Account } from '#contract/account.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Session } from '#web/lib/session/session-data.ts'

const USER_ID = '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1b01'
const NOW = '2026-11-02T09:00:00.000Z'

/** A page keeps to the first account that it finds: all tests of a file are Camille's. */
export const SESSION: Session = {
  user: { id: USER_ID, email: 'camille@exemple.fr', name: 'Camille Martin' },
  expiresAt: Date.parse('2099-01-01T00:00:00.000Z'),
}

export const ACCOUNT: Account = {
  id: USER_ID,
  email: SESSION.user.email,
  fullName: SESSION.user.name,
  createdAt: NOW,
  settings: {
    language: 'fr',
    theme: 'auto',
    wastageMethod: 'majoration',
    defaultTvaRate: 10,
    targetMargin: 70,
    floorMargin: 60,
    coefficientEntree: 4,
    coefficientPlat: 3.5,
    coefficientDessert: 4.5,
    coefficientDefault: 4,
  },
}

export function userProduct(facts: Partial<UserProduct> = {}): UserProduct {
  return {
    id: crypto.randomUUID(),
    name: 'Beurre doux',
    category: 'Crémerie',
    unit: 'kg',
    priceHt: 8,
    brand: null,
    allergens: [],
    allergenFree: false,
    supplierId: null,
    supplier: null,
    densityKgPerL: null,
    contentQuantity: null,
    contentUnit: null,
    origin: null,
    sourceProductId: null,
    priceChangedAt: NOW,
    importedAt: null,
    newPrice: null,
    createdAt: NOW,
    updatedAt: NOW,
    ...facts,
  }
}

/** A list that ends with its first page. */
export function onePage<Item>(items: Item[]) {
  return { items, nextCursor: null, total: items.length }
}
