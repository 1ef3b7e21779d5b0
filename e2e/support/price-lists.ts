import type { APIRequestContext } from '@playwright/test'
import type { CatalogueFacts } from '../../src/contract/catalogue.ts'
import type { PriceList } from '../../src/contract/price-lists.ts'
import { catalogueFacts } from '../../src/contract/testing/supplier-fixtures.ts'
import { post } from './post.ts'

/** Puts a file of new products into a supplier's catalogue, as sending one does. */
export async function addPriceList(
  request: APIRequestContext,
  supplierId: string,
  fileName: string,
  products: readonly (Partial<CatalogueFacts> & { name: string; priceHt: number })[],
): Promise<PriceList> {
  const path = `/api/suppliers/${supplierId}/price-list`
  const { version } = (await (await request.get(path)).json()) as { version: number }
  const rows = products.map((facts) => ({ kind: 'add', facts: catalogueFacts(facts) }))
  const draft = { fileName, version, changes: rows.length, unchanged: 0 }
  const { id } = await post<PriceList>(request, path, draft)
  const sent = await request.put(`${path}/${id}/rows`, { data: { from: 0, rows } })
  if (!sent.ok()) throw new Error(`Sending rows answered ${sent.status()}: ${await sent.text()}`)
  return post(request, `${path}/${id}/commit`, { takePrices: false })
}
