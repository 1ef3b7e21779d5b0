import { describe, expect, test } from 'vitest'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { InvoiceSummary } from '#contract/invoice-shapes.ts'
import type { PriceAct, PriceStep } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import { catalogueOf, stock } from '../testing/catalogues.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { addInvoice, applyInvoice, dayOf, preview, readInvoice, resolve, today } from '../testing/invoices.ts'
import { buy } from '../testing/kitchen.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ chef, supplier } = setUp))

type Listed<Item> = { items: Item[]; total: number }
type InvoiceList = Listed<InvoiceSummary> & { waiting: object }

const BUTTER = lineAsRead({ name: 'Beurre doux', sellerCode: '001', quantity: 2, lineTotal: 18 })
const CREAM = lineAsRead({ name: 'Crème', sellerCode: '002', quantity: 5, unitCode: 'LTR', lineTotal: 19 })
const productOf = ({ id }: { id: string }) => chef.done(chef.get<UserProduct>(`/api/user-products/${id}`))
const unversioned = (rows: CatalogueProduct[]) => rows.map(({ version: _version, ...row }) => row)
const historyOf = async ({ id }: { id: string }) =>
  (await chef.done(chef.get<Listed<PriceStep>>(`/api/user-products/${id}/prices`))).items

/** An invoice of the supplier, whose lines of known codes are matched. */
const ofSupplier = async (invoice: Parameters<typeof addInvoice>[1] = {}) =>
  resolve(chef, await addInvoice(chef, invoice), { supplier: { id: supplier.id } })

describe('an invoice', () => {
  test('is of the supplier whose numbers it has, once one was tied, and matches its lines by code', async () => {
    const { butter } = await stock(chef, supplier)
    const first = await addInvoice(chef, { lines: [BUTTER, lineAsRead({ name: 'Sel', sellerCode: '9' })] })
    expect(first).toMatchObject({
      supplier: null,
      proposedSuppliers: [{ id: supplier.id }],
      state: 'waiting',
    })
    const tied = await resolve(chef, first, { supplier: { id: supplier.id } })
    expect(tied).toMatchObject({ supplier: { id: supplier.id }, lines: 2, toLookAt: 1 })
    expect(tied.items[0]).toMatchObject({
      article: { id: butter.id },
      unit: 'kg',
      unitPriceHt: 9,
      doubts: [],
    })
    expect(tied.items[1]).toMatchObject({ article: null, read: { name: 'Sel', priceHt: 3 } })
    const second = await addInvoice(chef, { number: 'F-2', lines: [BUTTER] })
    expect(second).toMatchObject({ supplier: { id: supplier.id }, toLookAt: 0 })
    const { items, waiting } = await chef.done(chef.get<InvoiceList>('/api/invoices?state=waiting'))
    expect(items.map(({ number }) => number).toSorted()).toEqual(['F-1', 'F-2'])
    expect(waiting).toEqual({ invoices: 2, lines: 3, toLookAt: 1 })
  })

  test('says before it is applied which prices and sheets it changes, and does just that', async () => {
    const { butter, ownButter, ownCream } = await stock(chef, supplier)
    const invoice = await ofSupplier({ lines: [BUTTER, CREAM] })
    const plan = await preview(chef, invoice)
    expect(plan).toMatchObject({ rises: 1, falls: 1, added: 0, unchanged: 0, left: [], impact: { total: 1 } })
    expect(plan.prices[0]).toMatchObject({
      articleId: butter.id,
      unit: 'kg',
      before: 8,
      after: 9,
      newer: false,
      product: { id: ownButter.id, before: 8, after: 9, newer: false },
    })
    const applied = await applyInvoice(chef, invoice)
    expect(applied).toMatchObject({ products: 2, sheets: 1, newer: 0, invoice: { state: 'applied' } })
    expect((await catalogueOf(chef, supplier)).map(({ name, priceHt }) => [name, priceHt])).toEqual([
      ['Beurre doux', 9],
      ['Crème', 3.8],
      ['Farine', 1],
    ])
    expect(await productOf(ownButter)).toMatchObject({ priceHt: 9, newPrice: null })
    expect(await productOf(ownCream)).toMatchObject({ priceHt: 3.8, newPrice: null })
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
    const acts = await chef.done(chef.get<Listed<PriceAct>>('/api/price-changes'))
    expect(acts.items[0]).toMatchObject({ source: 'invoice', origin: 'F-1', products: 2 })
    expect(dayOf(acts.items[0]?.at ?? '')).toBe(today())
    const again = await chef.post(`/api/invoices/${invoice.id}/apply`, { version: applied.invoice.version })
    expect(again).toMatchObject({ status: 409, body: { code: 'INVOICE_NOT_WAITING' } })
  })

  test.each(['the invoice', 'the journal of prices', 'the price lists'])(
    'is undone from %s',
    async (from) => {
      const { ownButter } = await stock(chef, supplier)
      const before = { product: await productOf(ownButter), catalogue: await catalogueOf(chef, supplier) }
      const invoice = await ofSupplier({ lines: [BUTTER, lineAsRead({ name: 'Sel', sellerCode: '9' })] })
      const [, salt] = invoice.items
      const lines = [
        {
          id: salt?.id ?? '',
          resolved: { as: 'new' as const, facts: catalogueFacts({ name: 'Sel' }), productId: null },
        },
      ]
      await resolve(chef, invoice, { lines })
      const { invoice: applied } = await applyInvoice(chef, invoice)
      expect(await catalogueOf(chef, supplier)).toHaveLength(4)
      const address = {
        'the invoice': `/api/invoices/${invoice.id}/undo`,
        'the journal of prices': `/api/price-changes/${applied.actId}/undo`,
        'the price lists': `/api/suppliers/${supplier.id}/price-list/${applied.priceListId}/undo`,
      }[from]
      await chef.done(chef.post(address ?? ''))
      expect(unversioned(await catalogueOf(chef, supplier))).toEqual(unversioned(before.catalogue))
      const product = await productOf(ownButter)
      expect(product).toMatchObject({
        priceHt: 8,
        priceChangedAt: before.product.priceChangedAt,
        newPrice: null,
      })
      expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
      expect(await readInvoice(chef, invoice)).toMatchObject({
        state: 'waiting',
        actId: null,
        priceListId: null,
      })
      expect(await applyInvoice(chef, invoice), 'and applied again').toMatchObject({ products: 1 })
    },
  )

  test('that is older than a price leaves it, and is in the history at its date', async () => {
    const { ownButter } = await stock(chef, supplier)
    const invoice = await ofSupplier({ issuedOn: '2026-03-02', lines: [BUTTER] })
    expect(await preview(chef, invoice)).toMatchObject({ rises: 0, unchanged: 1, impact: { total: 0 } })
    const before = await historyOf(ownButter)
    expect(await applyInvoice(chef, invoice)).toMatchObject({ products: 0, newer: 1 })
    expect(await productOf(ownButter)).toMatchObject({ priceHt: 8 })
    expect((await historyOf(ownButter)).at(-1)).toMatchObject({
      at: '2026-03-02T12:00:00.000Z',
      source: 'invoice',
      newPriceHt: 9,
    })
    await chef.done(chef.post(`/api/invoices/${invoice.id}/undo`))
    expect(await historyOf(ownButter)).toEqual(before)
  })

  test('of the same day as another is later by its number', async () => {
    const { ownButter } = await stock(chef, supplier)
    const later = await ofSupplier({ number: 'F-10', lines: [BUTTER] })
    await applyInvoice(chef, later)
    for (const [number, lineTotal] of [
      ['F-8', 24],
      ['F-9', 22],
    ] as const) {
      const earlier = await addInvoice(chef, { number, lines: [{ ...BUTTER, lineTotal }] })
      const { prices } = await preview(chef, earlier)
      expect(prices).toMatchObject([{ newer: true, laterInvoice: 'F-10' }])
      expect(await applyInvoice(chef, earlier)).toMatchObject({ products: 0, newer: 1 })
    }
    expect(await productOf(ownButter)).toMatchObject({ priceHt: 9 })
    const history = (await historyOf(ownButter)).filter(({ source }) => source === 'invoice')
    expect(history.map(({ origin, newPriceHt }) => [origin, newPriceHt])).toEqual([
      ['F-10', 9],
      ['F-9', 11],
      ['F-8', 12],
    ])
  })

  test('makes the article of a line, ties it to a product, and knows it on the next invoice', async () => {
    const oil = await buy(chef, { name: 'Huile d’olive', unit: 'L', priceHt: 4 })
    const line = lineAsRead({
      name: 'Huile olive 1L',
      sellerCode: null,
      unitCode: 'LTR',
      quantity: 6,
      lineTotal: 27.3,
    })
    const invoice = await ofSupplier({ lines: [line] })
    const [item] = invoice.items
    expect(item).toMatchObject({ unit: 'L', unitPriceHt: 4.55, article: null })
    const facts = catalogueFacts({ name: 'Huile olive 1L', unit: 'L', category: 'Épicerie' })
    const lines = [{ id: item?.id ?? '', resolved: { as: 'new' as const, facts, productId: oil.id } }]
    expect(await resolve(chef, invoice, { lines })).toMatchObject({ toLookAt: 0 })
    expect(await preview(chef, invoice)).toMatchObject({
      rises: 1,
      added: 1,
      prices: [{ before: null, after: 4.55, product: { id: oil.id, before: 4, after: 4.55, newer: false } }],
    })
    expect(await applyInvoice(chef, invoice)).toMatchObject({ products: 1 })
    const [article] = await catalogueOf(chef, supplier)
    expect(article).toMatchObject({ name: 'Huile olive 1L', priceHt: 4.55, userProductId: oil.id })
    expect(await productOf(oil)).toMatchObject({ priceHt: 4.55 })
    const next = await addInvoice(chef, { number: 'F-2', lines: [{ ...line, lineTotal: 30 }] })
    expect(next).toMatchObject({ toLookAt: 0, items: [{ article: { id: article?.id } }] })
    expect(await applyInvoice(chef, next)).toMatchObject({ products: 1 })
    expect(await productOf(oil)).toMatchObject({ priceHt: 5 })
  })

  test('has charges, which its supplier’s next invoices have by themselves', async () => {
    const freight = lineAsRead({ name: 'Participation logistique', sellerCode: 'PL' })
    const invoice = await ofSupplier({ lines: [freight] })
    const lines = [
      { id: invoice.items[0]?.id ?? '', resolved: { as: 'charge' as const, charge: 'freight' as const } },
    ]
    expect(await resolve(chef, invoice, { lines })).toMatchObject({
      toLookAt: 0,
      items: [{ charge: 'freight' }],
    })
    const next = await addInvoice(chef, { number: 'F-2', lines: [freight] })
    expect(next).toMatchObject({ toLookAt: 0, items: [{ charge: 'freight' }] })
  })
})
