import { expect, test } from 'vitest'
import type { Spending } from '#contract/spending-shapes.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { invoiceAsRead, lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { stock } from '../testing/catalogues.ts'
import { addInvoice, resolve } from '../testing/invoices.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ chef, supplier } = setUp))

test('what was spent is known by supplier, month and product, less what credit notes give back', async () => {
  const { ownButter } = await stock(chef, supplier)
  const butter = lineAsRead({ name: 'Beurre doux', sellerCode: '001', quantity: 2, lineTotal: 18 })
  const first = await addInvoice(chef, { issuedOn: '2026-09-30', lines: [butter] })
  await resolve(chef, first, { supplier: { id: supplier.id } })
  const other = lineAsRead({ name: 'Sel', sellerCode: '9', lineTotal: 2 })
  await addInvoice(chef, {
    number: 'F-2',
    issuedOn: '2026-10-01',
    lines: [{ ...butter, lineTotal: 20 }, other],
  })
  await addInvoice(chef, {
    number: 'A-1',
    issuedOn: '2026-10-02',
    kind: 'credit',
    lines: [{ ...butter, lineTotal: 5 }],
  })
  await addInvoice(chef, { number: 'F-3', issuedOn: '2026-11-01', lines: [butter] })
  await addInvoice(chef, { number: 'F-4', issuedOn: '2026-10-03', currency: 'CHF', lines: [butter] })
  const spending = await chef.done(
    chef.get<Spending>('/api/invoices/purchases?from=2026-09-01&to=2026-10-31'),
  )
  expect(spending).toEqual({
    suppliers: [{ id: supplier.id, name: supplier.name, spentHt: 35 }],
    months: [
      { month: '2026-09', spentHt: 18 },
      { month: '2026-10', spentHt: 17 },
    ],
    products: [
      {
        id: ownButter.id,
        name: 'Beurre doux',
        spentHt: 33,
        months: [
          { month: '2026-09', spentHt: 18 },
          { month: '2026-10', spentHt: 15 },
        ],
        prices: [
          { on: '2026-09-30', unit: 'kg', priceHt: 9 },
          { on: '2026-10-01', unit: 'kg', priceHt: 10 },
        ],
      },
    ],
    leftOut: 1,
  })
})

test('a discount on a whole invoice is in what was spent, though in none of its lines', async () => {
  const { totals, ...invoice } = invoiceAsRead({
    lines: [lineAsRead({ lineTotal: 100 })],
    allowances: [{ kind: 'allowance', amount: 10, reason: 'Remise de fin de mois' }],
    issuedOn: '2026-10-01',
  })
  await addInvoice(chef, { ...invoice, totals: { ...totals, allowances: 10, withoutVat: 90 } })
  const { suppliers, months } = await chef.done(chef.get<Spending>('/api/invoices/purchases'))
  expect(suppliers).toMatchObject([{ name: 'Les Halles', spentHt: 90 }])
  expect(months).toEqual([{ month: '2026-10', spentHt: 90 }])
})
