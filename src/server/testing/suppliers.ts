import type { CatalogueFacts, CatalogueProduct } from '#contract/catalogue.ts'
import type { CommittedPriceList, PriceList, PriceListRow } from '#contract/price-lists.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import type { ApiClient } from './api-client.ts'
import { grams, write } from './kitchen.ts'

/** What a chef does with suppliers, for tests that are about something else. */

export function deal(chef: ApiClient, name = 'Les Halles'): Promise<Supplier> {
  return chef.done(chef.post<Supplier>('/api/suppliers', { name }))
}

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

type Sending = { fileName?: string; unchanged?: number; takePrices?: boolean }

export async function compared(chef: ApiClient, supplier: { id: string }) {
  type State = { version: number; items: { id: string }[]; nextAfter: string | null; mapping: unknown }
  return chef.done(chef.get<State>(`/api/suppliers/${supplier.id}/price-list`))
}

/** A file's changes, all sent and not committed. */
export async function draft(
  chef: ApiClient,
  supplier: { id: string },
  rows: readonly PriceListRow[],
  { fileName = 'tarif.csv', unchanged = 0 }: Sending = {},
): Promise<PriceList> {
  const address = `/api/suppliers/${supplier.id}/price-list`
  const { version } = await compared(chef, supplier)
  const beginning = { fileName, version, changes: rows.length, unchanged }
  const list = await chef.done(chef.post<PriceList>(address, beginning))
  if (rows.length > 0)
    await chef.done(chef.send('PUT', `${address}/${list.id}/rows`, { body: { from: 0, rows } }))
  return list
}

export async function commit(
  chef: ApiClient,
  supplier: { id: string },
  rows: readonly PriceListRow[],
  { takePrices = false, ...sending }: Sending = {},
): Promise<CommittedPriceList> {
  const { id } = await draft(chef, supplier, rows, sending)
  return chef.done(
    chef.post<CommittedPriceList>(`/api/suppliers/${supplier.id}/price-list/${id}/commit`, { takePrices }),
  )
}

export const add = (facts: Partial<CatalogueFacts>): PriceListRow => ({
  kind: 'add',
  facts: catalogueFacts(facts),
})

export function change(row: CatalogueProduct, facts: Partial<CatalogueFacts>): PriceListRow {
  const { id, supplierId: _s, userProductId: _u, version: _v, createdAt: _c, updatedAt: _a, ...known } = row
  return { kind: 'change', productId: id, facts: { ...known, ...facts } }
}

export const remove = (row: { id: string }): PriceListRow => ({ kind: 'remove', productId: row.id })

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
