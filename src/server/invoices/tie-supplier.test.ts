import { expect, test } from 'vitest'
import type { InvoiceAsRead } from '#contract/facts/invoice-as-read.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { offer } from '../testing/catalogues.ts'
import { addInvoice, readInvoice, resolve, sendInvoice } from '../testing/invoices.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ chef, supplier } = setUp))

type Seller = InvoiceAsRead['seller']

const SIREN = '732829320'
const VAT = 'FR44732829320'
const NUMBERLESS = { name: 'Les Halles', siren: null, siret: null, vat: null }
const BUTTER = lineAsRead({ name: 'Beurre doux', sellerCode: '001', quantity: 2, lineTotal: 18 })

/** The invoices of these sellers, all of which wait before the first is tied. */
async function tieFirst(...sellers: Seller[]) {
  const invoices = []
  for (const [at, seller] of sellers.entries())
    invoices.push(await addInvoice(chef, { number: `F-${at}`, seller, lines: [BUTTER] }))
  expect(invoices.map((invoice) => invoice.supplier)).toEqual(sellers.map(() => null))
  const [first, ...others] = invoices
  if (!first) throw new Error('there is no first one')
  await resolve(chef, first, { supplier: { id: supplier.id } })
  return Promise.all(others.map((other) => readInvoice(chef, other)))
}

test.each([
  ['SIREN', { ...NUMBERLESS, siren: SIREN }, { ...NUMBERLESS, name: 'HALLES SA', siren: SIREN }],
  ['SIREN of a SIRET', { ...NUMBERLESS, siren: SIREN }, { ...NUMBERLESS, siret: `${SIREN}00017` }],
  ['number of VAT', { ...NUMBERLESS, siren: SIREN, vat: VAT }, { ...NUMBERLESS, vat: VAT }],
  ['name, without a number', NUMBERLESS, { ...NUMBERLESS, name: 'LES HALLES' }],
])(
  'one answer ties what waits from the same seller by its %s, and matches its lines',
  async (_, first, other) => {
    const butter = await offer(chef, supplier, { name: 'Beurre doux', code: '001', priceHt: 8 })
    expect(await tieFirst(first, other)).toMatchObject([
      { supplier: { id: supplier.id }, version: 2, toLookAt: 0, items: [{ article: { id: butter.id } }] },
    ])
  },
)

test('another SIREN, or a name beside a number that the other has not, is another seller', async () => {
  const first = { ...NUMBERLESS, siren: SIREN, vat: VAT }
  const others = await tieFirst(first, { ...first, siren: '552100554' }, NUMBERLESS)
  expect(others).toMatchObject([
    { supplier: null, version: 1 },
    { supplier: null, version: 1 },
  ])
})

test('the next invoice of a seller without a number is known by its name, unless two suppliers have it', async () => {
  await tieFirst(NUMBERLESS)
  const next = (number: string, seller: Partial<Seller> = {}) =>
    addInvoice(chef, { number, seller: { ...NUMBERLESS, name: 'LES HALLES', ...seller } })
  expect(await next('F-1')).toMatchObject({ supplier: { id: supplier.id } })
  expect(await next('F-2', { name: 'Les Halles du Nord' })).toMatchObject({ supplier: null })
  const numbered = await next('F-3', { siren: SIREN })
  expect(numbered).toMatchObject({ supplier: null })
  await resolve(chef, await readInvoice(chef, await next('F-4')), { supplier: { name: 'Les Halles bis' } })
  expect(await next('F-5')).toMatchObject({ supplier: null })
})

test('what would be the same number of a supplier twice stays as it is', async () => {
  const [first, same, twice, again] = [
    await addInvoice(chef, { number: 'F-1', issuedOn: '2026-09-01' }),
    await addInvoice(chef, { number: 'F-1', issuedOn: '2026-09-02' }),
    await addInvoice(chef, { number: 'F-2', issuedOn: '2026-09-01' }),
    await addInvoice(chef, { number: 'F-2', issuedOn: '2026-09-02' }),
  ]
  await resolve(chef, first, { supplier: { id: supplier.id } })
  const after = await Promise.all([same, twice, again].map((invoice) => readInvoice(chef, invoice)))
  expect(after.map((invoice) => [invoice.supplier?.id, invoice.version])).toEqual([
    [undefined, 1],
    [supplier.id, 2],
    [undefined, 1],
  ])
})

test('what is set aside is left', async () => {
  const [first, aside] = [await addInvoice(chef), await addInvoice(chef, { number: 'F-2' })]
  await chef.done(chef.post(`/api/invoices/${aside.id}/aside`, { version: 1, aside: true }))
  await resolve(chef, first, { supplier: { id: supplier.id } })
  expect(await readInvoice(chef, aside)).toMatchObject({ supplier: null, version: 2 })
})

test.each([
  [
    'its numbers',
    { ...NUMBERLESS, siren: SIREN },
    { ...NUMBERLESS, name: 'HALLES SA', siret: `${SIREN}00017` },
  ],
  ['its name', { ...NUMBERLESS, siren: SIREN }, { ...NUMBERLESS, name: 'LES HALLES' }],
])('the second file of an invoice is known before its seller is, by %s', async (_, first, second) => {
  const { id } = await addInvoice(chef, { seller: first })
  const known = { status: 409, body: { code: 'INVOICE_KNOWN', data: { id, number: 'F-1' } } }
  expect(await sendInvoice(chef, { seller: second })).toMatchObject(known)
  const others = [
    { seller: second, number: 'F-2' },
    { seller: second, issuedOn: '2026-09-02' },
    { seller: { ...first, siren: '552100554' } },
  ]
  for (const other of others) expect(await sendInvoice(chef, other)).toMatchObject({ status: 201 })
})

test('an invoice whose number its supplier has already is tied to none', async () => {
  const [first, same] = [await addInvoice(chef), await addInvoice(chef, { issuedOn: '2026-09-02' })]
  await resolve(chef, first, { supplier: { id: supplier.id } })
  const tied = await chef.change(`/api/invoices/${same.id}`, { version: 1, supplier: { id: supplier.id } })
  expect(tied).toMatchObject({ status: 409, body: { code: 'INVOICE_KNOWN', data: { id: first.id } } })
  expect(await readInvoice(chef, same)).toMatchObject({ supplier: null, version: 1 })
})

test('a seller whose supplier is in the bin says so, until that is restored', async () => {
  const [first, numberless] = [
    await addInvoice(chef),
    await addInvoice(chef, { number: 'F-2', seller: NUMBERLESS }),
  ]
  for (const invoice of [first, numberless]) await resolve(chef, invoice, { supplier: { id: supplier.id } })
  const { deletedItemId } = await chef.done(
    chef.delete<{ deletedItemId: string }>(`/api/suppliers/${supplier.id}`),
  )
  const binned = { supplier: null, binnedSupplier: supplier.name }
  expect(await readInvoice(chef, first)).toMatchObject(binned)
  expect(await readInvoice(chef, numberless)).toMatchObject(binned)
  expect(await addInvoice(chef, { number: 'F-3' })).toMatchObject(binned)
  const other = { ...NUMBERLESS, siren: '552100554' }
  expect(await addInvoice(chef, { number: 'F-4', seller: other })).toMatchObject({ binnedSupplier: null })
  await chef.done(chef.post(`/api/deleted-items/${deletedItemId}/restore`))
  expect(await readInvoice(chef, first)).toMatchObject({
    supplier: { id: supplier.id },
    binnedSupplier: null,
  })
})
