import type { CatalogueFacts, CatalogueProduct } from '#contract/catalogue.ts'
import type { CommittedPriceList, PriceList, PriceListRow } from '#contract/price-lists.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import type { ApiClient } from './api-client.ts'

/** What a chef does with the price lists of suppliers, for tests that are about something else. */

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
