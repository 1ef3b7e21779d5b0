import { beforeEach, expect, test } from 'vitest'
import type { Holders, Origins } from '#contract/batch-shapes.ts'
import type { Order } from '#contract/order-shapes.ts'
import type { Supplier } from '#contract/suppliers.ts'
import type { UserProduct } from '#contract/products.ts'
import { lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { stock } from '../testing/catalogues.ts'
import { make } from '../testing/batches.ts'
import { addInvoice, dayOf, resolve } from '../testing/invoices.ts'
import { buy, grams, read, save, some, write } from '../testing/kitchen.ts'
import { act, market, sendIt, sendOrderInput } from '../testing/orders.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Member } from '../testing/start-api.ts'

const DAY_MS = 86_400_000
const BUTTER = { name: 'Beurre doux', sellerCode: '001', quantity: 2, lineTotal: 18, lot: 'L42' }

let chef: Member
let supplier: Supplier
let butter: UserProduct
supplierForEachTest((setUp) => ({ chef, supplier } = setUp))
beforeEach(async () => {
  butter = (await stock(chef, supplier)).ownButter
})

const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * DAY_MS))

/** An invoice of butter, of so many days ago, whose supplier and article are known. */
async function deliver(days: number, line: Partial<Parameters<typeof lineAsRead>[0]> = {}) {
  const number = `F-${crypto.randomUUID().slice(0, 6)}`
  const lines = [lineAsRead({ ...BUTTER, ...line })]
  const invoice = await addInvoice(chef, { number, issuedOn: daysAgo(days), lines })
  return invoice.supplier === null ? resolve(chef, invoice, { supplier: { id: supplier.id } }) : invoice
}

async function tart() {
  const dough = await write(chef, { title: 'Pâte', portions: 8, ingredients: [grams(butter, 800)] })
  return { dough, tart: await write(chef, { title: 'Tarte', ingredients: [some(dough, 4)] }) }
}

/** Two sacks of flour, ordered and looked at when they came; the article is bought for one product. */
async function arrived(receipt: { receipt: string; lot: string }) {
  const { supplier: halles, sack } = await market(chef)
  const flour = await buy(chef, { name: 'Farine' })
  const lines = [{ supplierProductId: sack.id, userProductId: flour.id, packs: 2 }]
  const sent = await chef.done(
    sendIt(chef, await chef.done(sendOrderInput(chef, { supplierId: halles.id, lines })), null),
  )
  const received = sent.items.map(({ id }) => ({ id, ...receipt }))
  return { flour, order: await chef.done(act(chef, sent, 'receive', { lines: received })) }
}

const originsOf = ({ id }: { id: string }, query = '') =>
  chef.done(chef.get<Origins>(`/api/batches/${id}/origins${query}`))
const holdersOf = (query: Record<string, string>) =>
  chef.done(chef.get<Holders>(`/api/batches/holders?${new URLSearchParams(query)}`))
const names = (batches: Holders['batches']) => batches.map(({ name }) => name)

test('a batch leads to the invoices of what is in it and its preparations, in the days before', async () => {
  const invoices = [await deliver(2), await deliver(40)]
  const made = await make(chef, { techSheetId: (await tart()).tart.id })
  const origins = await originsOf(made)
  expect(origins).toMatchObject({
    certainty: 'possible',
    contents: 'as-made',
    to: dayOf(made.madeAt),
    products: [
      {
        id: butter.id,
        lines: [
          {
            document: { kind: 'invoice', id: invoices[0]?.id, day: daysAgo(2) },
            lot: 'L42',
            supplierName: supplier.name,
          },
        ],
      },
    ],
  })
  expect(origins.products[0]?.lines).toHaveLength(1)
  const longer = await originsOf(made, '?days=60')
  expect(longer.products[0]?.lines.map(({ document }) => document.day)).toEqual([daysAgo(2), daysAgo(40)])
})

test('an order that arrived is a possible origin, and its lot leads to the batches; what was refused is none', async () => {
  const { order, flour } = await arrived({ receipt: 'ok', lot: 'A-9' })
  const dough = await write(chef, { title: 'Pâte', ingredients: [grams(flour, 800)] })
  const made = await make(chef, { techSheetId: dough.id })
  const [line] = order.items
  const found = {
    id: line?.id,
    document: { kind: 'order', id: order.id, number: order.number, day: dayOf(new Date()) },
    supplierName: 'Les Halles',
    quantity: 2,
    packText: 'Sac 25 kg',
    lot: 'A-9',
  }
  expect((await originsOf(made)).products).toMatchObject([{ id: flour.id, lines: [found] }])
  const queries: Record<string, string>[] = [{ lot: 'a-9' }, { lineId: line?.id ?? '' }]
  for (const query of queries) {
    const { lines, batches } = await holdersOf(query)
    expect({ lines, held: names(batches) }).toMatchObject({ lines: [found], held: ['Pâte'] })
  }
  expect(order.receipt).toMatchObject({ batchesSince: false })
  const { receipt } = await chef.done(chef.get<Order>(`/api/orders/${order.id}`))
  expect(receipt).toMatchObject({ batchesSince: true })
  await arrived({ receipt: 'refused', lot: 'A-10' })
  expect((await holdersOf({ lot: 'A-10' })).lines).toEqual([])
})

test('a product that no invoice brought is named without a line', async () => {
  const made = await make(chef, { userProductId: butter.id })
  expect((await originsOf(made)).products).toEqual([{ id: butter.id, name: butter.name, lines: [] }])
})

test('a lot, a line and a product lead to the batches that may hold them, at any depth', async () => {
  const [line] = (await deliver(2)).items
  const made = await tart()
  await make(chef, { techSheetId: made.tart.id })
  await make(chef, { userProductId: butter.id })
  await make(chef, { techSheetId: (await write(chef, { title: 'Salade' })).id })
  const held = [`Tarte`, butter.name]
  const queries = { lot: 'l42', lineId: line?.id ?? '', productId: butter.id }
  for (const [by, value] of Object.entries(queries)) {
    const { certainty, batches, unsure } = await holdersOf({ [by]: value })
    expect({ certainty, held: names(batches), unsure }).toEqual({ certainty: 'possible', held, unsure: [] })
  }
  expect((await holdersOf({ lot: 'L42' })).lines).toMatchObject([
    { id: line?.id, products: [{ id: butter.id }] },
  ])
})

test('what was made before the delivery holds nothing of it, unless the invoice may be of the month', async () => {
  const { tart: sheet } = await tart()
  const days = async (madeDaysAgo: number) =>
    make(chef, {
      techSheetId: sheet.id,
      madeAt: new Date(Date.now() - madeDaysAgo * DAY_MS).toISOString(),
    })
  await deliver(3)
  await deliver(3, { lot: 'L43', deliveryNote: 'BL-7' })
  await days(5)
  expect(names((await holdersOf({ lot: 'L42' })).batches)).toEqual([])
  expect(names((await holdersOf({ lot: 'L43' })).batches)).toEqual(['Tarte'])
  expect(names((await holdersOf({ lot: 'L43', days: '0' })).batches)).toEqual(['Tarte'])
})

test('a batch whose sheet was changed or deleted since is unsure', async () => {
  await deliver(2)
  const { dough, tart: sheet } = await tart()
  const plain = await write(chef, { title: 'Beurre noisette', ingredients: [grams(butter, 100)] })
  await make(chef, { techSheetId: sheet.id })
  await make(chef, { techSheetId: plain.id })
  await save(chef, await read(chef, dough), { ingredients: [] })
  await chef.done(chef.delete(`/api/tech-sheets/${plain.id}`))
  const { batches, unsure } = await holdersOf({ lot: 'L42' })
  expect({ batches, unsure: names(unsure) }).toEqual({ batches: [], unsure: ['Tarte', 'Beurre noisette'] })
})

test('a lot of another house is nowhere, and two questions at once are refused', async () => {
  await deliver(2)
  expect(await holdersOf({ lot: 'L99' })).toMatchObject({ lines: [], batches: [], unsure: [] })
  expect((await chef.get(`/api/batches/holders?lot=L42&productId=${butter.id}`)).status).toBe(422)
  expect((await chef.get('/api/batches/holders')).status).toBe(422)
})
