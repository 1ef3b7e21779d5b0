import { expect, test } from 'vitest'
import type { InvoiceSummary } from '#contract/invoice-shapes.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { catalogueOf, offer, take } from '../testing/catalogues.ts'
import { addInvoice, readInvoice, resolve, sendInvoice } from '../testing/invoices.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ chef, supplier } = setUp))

test('an invoice that is there already is refused, by its file and by its number', async () => {
  const sha256 = 'a'.repeat(64)
  const first = await chef.done(sendInvoice(chef, {}, sha256))
  await resolve(chef, first, { supplier: { id: supplier.id } })
  const known = { status: 409, body: { code: 'INVOICE_KNOWN', data: { id: first.id } } }
  expect(await sendInvoice(chef, { number: 'F-2' }, sha256)).toMatchObject(known)
  expect(await sendInvoice(chef, {})).toMatchObject(known)
  expect((await chef.done(chef.get<{ items: InvoiceSummary[]; total: number }>('/api/invoices'))).total).toBe(
    1,
  )
})

const BUTTER = lineAsRead({ name: 'Beurre doux', sellerCode: '001', quantity: 2, lineTotal: 18 })

test('a refused request writes nothing', async () => {
  const row = await offer(chef, supplier, { code: '001', priceHt: 8 })
  await take(chef, row)
  const invoice = await resolve(chef, await addInvoice(chef, { lines: [BUTTER] }), {
    supplier: { id: supplier.id },
  })
  const before = [await readInvoice(chef, invoice), await catalogueOf(chef, supplier)]
  const { id, version } = invoice
  const lineId = invoice.items[0]?.id
  const stranger = crypto.randomUUID()
  const refused = [
    await chef.post(`/api/invoices/${id}/apply`, { version: version + 1 }),
    await chef.change(`/api/invoices/${id}`, { version, lines: [{ id: stranger }] }),
    await chef.change(`/api/invoices/${id}`, {
      version,
      lines: [{ id: lineId, resolved: { as: 'article', articleId: stranger } }],
    }),
    await chef.change(`/api/invoices/${id}`, { version, supplier: { id: stranger } }),
    await chef.post(`/api/invoices/${id}/claim`, { version, lineIds: [stranger], claim: 'asked' }),
    await chef.post(`/api/invoices/${id}/undo`),
  ]
  expect(refused.map(({ status }) => status)).toEqual([409, 422, 422, 422, 422, 409])
  expect([await readInvoice(chef, invoice), await catalogueOf(chef, supplier)]).toEqual(before)
})
