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
