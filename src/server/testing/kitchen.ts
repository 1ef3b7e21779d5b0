import type { UserProduct, UserProductInput } from '#contract/products.ts'
import type { IngredientInput } from '#contract/sheet-lines.ts'
import type { TechSheet, TechSheetInput } from '#contract/sheets.ts'
import type { ApiClient } from './api-client.ts'

/** A chef's everyday gestures, for tests that are about something else. */

export function buy(chef: ApiClient, facts: Partial<UserProductInput> = {}): Promise<UserProduct> {
  const product = { name: 'Farine', category: 'Épicerie', unit: 'kg', priceHt: 10, ...facts }
  return chef.done(chef.post<UserProduct>('/api/user-products', product))
}

let written = 0

/** A sheet without a line, unless some are given; its title is its own. */
export function write(chef: ApiClient, facts: Partial<TechSheetInput> = {}): Promise<TechSheet> {
  written += 1
  const sheet = { title: `Fiche ${written}`, category: 'Plat', portions: 4, ingredients: [], ...facts }
  return chef.done(chef.post<TechSheet>('/api/tech-sheets', sheet))
}

export function read(chef: ApiClient, sheet: { id: string }): Promise<TechSheet> {
  return chef.done(chef.get<TechSheet>(`/api/tech-sheets/${sheet.id}`))
}

/** Saves over what was read. */
export function save(chef: ApiClient, { id, version }: TechSheet, change: object): Promise<TechSheet> {
  return chef.done(chef.patch<TechSheet>(`/api/tech-sheets/${id}`, { version, ...change }))
}

/** A line of so much of another sheet: portions, unless a unit is given. */
export function some(sheet: { id: string }, quantity: number, facts: object = {}): IngredientInput {
  return { subSheetId: sheet.id, quantity, unit: 'portion', ...facts }
}

/** A line of so many grams. */
export function grams(product: { id: string } | null, quantity: number, facts: object = {}): IngredientInput {
  return { userProductId: product?.id ?? null, quantity, unit: 'g', ...facts }
}

/** Butter at 10 €/kg in a dough of 8 portions, four of which make a tart that sells at 4 €. */
export async function bakery(chef: ApiClient) {
  const butter = await buy(chef, { name: 'Beurre', priceHt: 10 })
  const dough = await write(chef, { portions: 8, ingredients: [grams(butter, 800)] })
  const tart = await write(chef, { portions: 4, sellingPriceHt: 4, ingredients: [some(dough, 4)] })
  return { butter, dough, tart }
}
