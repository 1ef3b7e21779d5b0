import type { CatalogueFacts, CatalogueProduct } from '#contract/catalogue.ts'
import type { UserProduct } from '#contract/products.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import type { ApiClient } from './api-client.ts'
import { grams, write } from './kitchen.ts'

/** What a chef does with the catalogues of suppliers, for tests that are about something else. */

export function offer(
  chef: ApiClient,
  supplier: { id: string },
  facts: Partial<CatalogueFacts> = {},
): Promise<CatalogueProduct> {
  return chef.done(
    chef.post<CatalogueProduct>(`/api/suppliers/${supplier.id}/products`, catalogueFacts(facts)),
  )
}

/** The user's product that comes of a row. */
export async function take(chef: ApiClient, row: CatalogueProduct): Promise<UserProduct> {
  const address = `/api/suppliers/${row.supplierId}/products`
  await chef.done(chef.post(`${address}/import`, { productIds: [row.id] }))
  const { items } = await chef.done(
    chef.get<{ items: CatalogueProduct[] }>(`${address}?limit=200&imported=true`),
  )
  const imported = items.find(({ id }) => id === row.id)?.userProductId
  return chef.done(chef.get<UserProduct>(`/api/user-products/${imported}`))
}

/** All of a short catalogue, by name. */
export async function catalogueOf(chef: ApiClient, supplier: { id: string }): Promise<CatalogueProduct[]> {
  const { items } = await chef.done(
    chef.get<{ items: CatalogueProduct[] }>(`/api/suppliers/${supplier.id}/products?limit=200`),
  )
  return items
}

/** Butter and cream in the catalogue and the base, flour in the catalogue alone, a sheet of the butter. */
export async function stock(chef: ApiClient, supplier: { id: string }) {
  const [butter, cream, flour] = [
    await offer(chef, supplier, { code: '001', priceHt: 8 }),
    await offer(chef, supplier, { code: '002', name: 'Crème', unit: 'L', priceHt: 4 }),
    await offer(chef, supplier, { code: '003', name: 'Farine', category: 'Épicerie', priceHt: 1 }),
  ]
  const ownButter = await take(chef, butter)
  const ownCream = await take(chef, cream)
  await write(chef, { ingredients: [grams(ownButter, 500)] })
  return { butter, cream, flour, ownButter, ownCream }
}
