import type { APIRequestContext } from '@playwright/test'
import type { UserProductInput } from '../../src/contract/products.ts'
import type { TechSheet, TechSheetInput } from '../../src/contract/sheets.ts'
import { blanquette, blanquetteProducts } from '../../src/contract/testing/sheet-fixtures.ts'
import { post } from './post.ts'

/** Creates a product for the signed-in user. */
export function addProduct(
  request: APIRequestContext,
  product: Partial<UserProductInput> & { name: string },
): Promise<{ id: string }> {
  return post(request, '/api/user-products', { category: 'Épicerie', unit: 'kg', priceHt: 10, ...product })
}

/** Writes a sheet through the API; without lines it has none, not even the first. */
export function addSheet(
  request: APIRequestContext,
  sheet: Partial<TechSheetInput> & { title: string },
): Promise<TechSheet> {
  return post(request, '/api/tech-sheets', { category: 'Plat', portions: 1, ingredients: [], ...sheet })
}

/** Writes the blanquette of the house and its products. */
export async function addBlanquette(request: APIRequestContext): Promise<TechSheet> {
  const ids: string[] = []
  for (const product of blanquetteProducts) ids.push((await addProduct(request, product)).id)
  return addSheet(request, blanquette(ids))
}

/** A sheet of sixty lines, each of a different product. */
export async function addBuffet(request: APIRequestContext): Promise<TechSheet> {
  const ingredients = []
  for (let line = 1; line <= 60; line += 1) {
    const { id } = await addProduct(request, { name: `Ingrédient n° ${line}`, priceHt: line / 4 })
    ingredients.push({ userProductId: id, quantity: 100 + line, unit: 'g' as const })
  }
  const steps = ['Préparer.', 'Dresser.', 'Envoyer.']
  return addSheet(request, { title: 'Grand buffet', portions: 12, sellingPriceHt: 20, ingredients, steps })
}
