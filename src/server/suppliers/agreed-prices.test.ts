import { expect, test } from 'vitest'
import { lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { asMember } from '#database/as-member.ts'
import { stock } from '../testing/catalogues.ts'
import { addInvoice, applyInvoice, resolve } from '../testing/invoices.ts'
import { add, change, commit, compared } from '../testing/price-lists.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ api, chef, supplier } = setUp))

/** By the names of the articles. */
async function agreedPrices(): Promise<Record<string, number | null>> {
  const { rows } = await asMember(api.database, chef.userId, ({ client }) =>
    client.query<{ name: string; price: number | null }>(
      `SELECT name, agreed_price_ht AS price FROM supplier_products WHERE user_id = $1 AND supplier_id = $2 ORDER BY name`,
      [chef.userId, supplier.id],
    ),
  )
  return Object.fromEntries(rows.map(({ name, price }) => [name, price]))
}

test('the price of an article is agreed by the hand that types it and by the price list that brings it', async () => {
  const { butter } = await stock(chef, supplier)
  const typed = await agreedPrices()
  expect(typed).toMatchObject({ 'Beurre doux': 8 })
  const address = `/api/suppliers/${supplier.id}/products/${butter.id}`
  await chef.done(chef.change(address, { priceHt: 8.5 }))
  expect(await agreedPrices()).toEqual({ ...typed, 'Beurre doux': 8.5 })
  await chef.done(chef.change(address, { brand: 'Élle' }))
  const rows = [change(butter, { priceHt: 9 }), add({ name: 'Sel', priceHt: 2 })]
  const list = await commit(chef, supplier, rows)
  expect(await agreedPrices()).toEqual({ ...typed, 'Beurre doux': 9, Sel: 2 })
  await chef.done(chef.post(`/api/suppliers/${supplier.id}/price-list/${list.id}/undo`))
  expect(await agreedPrices(), 'given back').toEqual({ ...typed, 'Beurre doux': 8.5 })
})

test('a price of a list that the catalogue has from an invoice is agreed from then on, until the list is undone', async () => {
  const { butter } = await stock(chef, supplier)
  const lines = [lineAsRead({ name: 'Beurre doux', sellerCode: '001', quantity: 2, lineTotal: 18 })]
  const invoice = await resolve(chef, await addInvoice(chef, { lines }), { supplier: { id: supplier.id } })
  await applyInvoice(chef, invoice)
  expect((await agreedPrices())['Beurre doux'], 'by no invoice').toBe(8)
  const { items } = await compared(chef, supplier)
  expect(items.find(({ id }) => id === butter.id)).toMatchObject({ priceHt: 9, agreedPriceHt: 8 })
  const list = await commit(chef, supplier, [change(butter, { priceHt: 9 })], { unchanged: 3 })
  expect(list).toMatchObject({ dearer: 0, cheaper: 0, altered: 0, unchanged: 3 })
  expect((await agreedPrices())['Beurre doux']).toBe(9)
  await chef.done(chef.post(`/api/suppliers/${supplier.id}/price-list/${list.id}/undo`))
  expect((await agreedPrices())['Beurre doux']).toBe(8)
})
