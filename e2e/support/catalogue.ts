import type { APIRequestContext } from '@playwright/test'
import type { CatalogueInput } from '../../src/contract/catalogue.ts'
import { changeStored, post } from './post.ts'

export type Row = { id: string; name: string }

/** Creates a supplier with a catalogue for the signed-in user. */
export async function addCatalogue(
  request: APIRequestContext,
  name: string,
  rows: readonly (Partial<CatalogueInput> & { name: string })[],
): Promise<{ id: string; rows: Row[] }> {
  const { id } = await post<{ id: string }>(request, '/api/suppliers', { name })
  const added: Row[] = []
  for (const row of rows) {
    const facts = { category: 'Crémerie', unit: 'kg', priceHt: 10, ...row }
    added.push(await post<Row>(request, `/api/suppliers/${id}/products`, facts))
  }
  return { id, rows: added }
}

/** Imports rows of a catalogue into the signed-in user's products. */
export function importRows(request: APIRequestContext, supplierId: string, rows: readonly Row[]) {
  const productIds = rows.map(({ id }) => id)
  return post(request, `/api/suppliers/${supplierId}/products/import`, { productIds })
}

/** The catalogue asks another price from now on. */
export async function movePrice(
  request: APIRequestContext,
  supplierId: string,
  row: Row,
  priceHt: number,
): Promise<void> {
  await changeStored(request, `/api/suppliers/${supplierId}/products/${row.id}`, { priceHt })
}
