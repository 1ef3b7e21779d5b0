import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InvoiceReceipts } from '#contract/invoice-receipts.ts'
import { lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { houseInstant } from '#domain/house/house-instant.ts'
import { awaited, receive } from '../testing/deliveries.ts'
import { addInvoice, resolve } from '../testing/invoices.ts'
import { inDays, sendIt, sendOrderInput } from '../testing/orders.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
})
afterAll(() => api.close())

const receiptsOf = (who: Member, { id }: { id: string }) =>
  who.get<InvoiceReceipts>(`/api/invoices/${id}/receipts`)

test('an invoice has what was received of its lines in the days before it, and what it does not bill', async () => {
  const order = await awaited(chef)
  const flour = { receipt: 'short', receivedQuantity: 1, reason: 'Rupture', notedPriceHt: 23.4 }
  const received = await chef.done(receive(chef, order, [flour, { receipt: 'refused', reason: 'Abîmées' }]))
  const lines = [lineAsRead({ name: 'FARINE T55', sellerCode: '00451' })]
  const unknown = await addInvoice(chef, { lines })
  expect(await chef.done(receiptsOf(chef, unknown))).toMatchObject({ lines: [], others: [] })

  const invoice = await resolve(chef, unknown, { supplier: { id: order.supplierId } })
  const { id, number, receipt, items } = received
  const of = { order: { id, number }, deliveryId: receipt?.id, receivedAt: receipt?.receivedAt }
  const matched = { ...of, id: items[0]?.id, packs: 2, priceHt: 22.5, ...flour }
  const facts = await chef.done(receiptsOf(chef, invoice))
  expect(facts).toMatchObject({
    from: inDays(-14),
    to: inDays(0),
    lines: [{ lineId: invoice.items[0]?.id, certainty: 'sure', received: [matched] }],
    others: [{ ...of, id: items[1]?.id, receipt: 'refused', reason: 'Abîmées' }],
  })

  // A second order of the same article, which may be the one that is billed.
  const { supplierId } = order
  const { supplierProductId } = items[0] ?? {}
  const again = { supplierId, lines: [{ supplierProductId, packs: 1 }] as never }
  const second = await chef.done(sendIt(chef, await chef.done(sendOrderInput(chef, again)), null))
  const early = await chef.done(
    receive(chef, second, [{}], { receivedAt: houseInstant(inDays(-14), '00:00') }),
  )
  expect((await chef.done(receiptsOf(chef, invoice))).lines).toMatchObject([
    { certainty: 'possible', received: [{ order: { id: second.id } }, matched] },
  ])
  await chef.done(receive(chef, early, [], { receivedAt: houseInstant(inDays(-15), '23:59') }))
  expect((await chef.done(receiptsOf(chef, invoice))).lines).toMatchObject([{ certainty: 'sure' }])

  expect((await receiptsOf(await api.signUp(), invoice)).status).toBe(404)
})
