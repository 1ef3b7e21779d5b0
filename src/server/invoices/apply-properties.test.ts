import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceStep } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import { isWithdrawn } from '#domain/pricing/price-source.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { catalogueOf, offer, take } from '../testing/catalogues.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { emptyKitchen } from '../testing/empty-kitchen.ts'
import { addInvoice, applyInvoice, resolve, today } from '../testing/invoices.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import { deal } from '../testing/suppliers.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

const price = fc.integer({ min: 1, max: 9_999 }).map((cents) => cents / 100)
const kitchens = fc.record({
  articles: fc.array(fc.record({ price, taken: fc.boolean(), invoiced: fc.option(price) }), {
    minLength: 1,
    maxLength: 4,
  }),
  /** Of articles that the catalogue does not have. */
  added: fc.array(fc.record({ price, tied: fc.boolean() }), { maxLength: 2 }),
  day: fc.constantFrom('today', '2026-02-03'),
})

type Items<Item> = { items: Item[] }

/** What an invoice can change, without the versions that each write raises. */
async function state(supplier: { id: string }) {
  const { items: products } = await chef.done(chef.get<Items<UserProduct>>('/api/user-products?limit=200'))
  const { items: sheets } = await chef.done(chef.get<Items<TechSheetSummary>>('/api/tech-sheets?limit=200'))
  const histories = await Promise.all(
    products.map(async ({ id }) => {
      const { items } = await chef.done(chef.get<Items<PriceStep>>(`/api/user-products/${id}/prices`))
      return items.filter((step) => !isWithdrawn(step))
    }),
  )
  return {
    catalogue: (await catalogueOf(chef, supplier)).map(({ version: _version, ...row }) => row),
    products: products.map(({ version: _version, updatedAt: _updatedAt, ...product }) => product),
    sheets,
    histories,
  }
}

/** Without the ids of new rows, and without times of the day. */
const lasting = (of: Awaited<ReturnType<typeof state>>) =>
  JSON.parse(JSON.stringify(of), (key, value: unknown) => {
    if (/^(id|actId|.*(Product|article)Id)$/iu.test(key)) return undefined
    return /(At|^at)$/u.test(key) && typeof value === 'string' ? value.slice(0, 10) : value
  }) as unknown

test('applying an invoice and undoing it leaves catalogue, products, sheets and histories as they were, and applying it again is as once', async () => {
  let number = 0
  await fc.assert(
    fc.asyncProperty(kitchens, async ({ articles, added, day }) => {
      await emptyKitchen(api, chef)
      number += 1
      const supplier = await deal(chef, `Les Halles ${number}`)
      // Of no article: an invoice has a line at least.
      const lines = [lineAsRead({ sellerCode: '300', name: 'Divers' })]
      for (const [at, { price: priceHt, taken, invoiced }] of articles.entries()) {
        const row = await offer(chef, supplier, { code: `10${at}`, name: `Produit ${at}`, priceHt })
        if (taken) await write(chef, { ingredients: [grams(await take(chef, row), 250)] })
        if (invoiced !== null)
          lines.push(lineAsRead({ sellerCode: row.code, name: row.name, lineTotal: invoiced }))
      }
      for (const [at, { price: lineTotal }] of added.entries())
        lines.push(lineAsRead({ sellerCode: `20${at}`, name: `Nouveau ${at}`, lineTotal }))
      const own = await buy(chef, { name: 'Le sien', priceHt: 2 })
      await write(chef, { ingredients: [grams(own, 100)] })
      const sent = await addInvoice(chef, {
        number: `F-${number}`,
        issuedOn: day === 'today' ? today() : day,
        lines,
        seller: { name: 'Les Halles', siren: null, siret: null, vat: null },
      })
      const tied = await resolve(chef, sent, { supplier: { id: supplier.id } })
      const invoice = await resolve(chef, tied, {
        lines: tied.items.flatMap(({ id, name, doubts, unit, unitPriceHt }) => {
          const of = added[Number(name.slice('Nouveau '.length))]
          const facts = catalogueFacts({ name })
          const productId = of?.tied === true ? own.id : null
          const confirmed =
            doubts.length > 0 && unit !== null && unitPriceHt !== null
              ? { price: { unit, priceHt: unitPriceHt } }
              : {}
          return name.startsWith('Nouveau')
            ? [{ id, ...confirmed, resolved: { as: 'new' as const, facts, productId } }]
            : [{ id, ...confirmed }]
        }),
      })
      const before = await state(supplier)
      await applyInvoice(chef, invoice)
      const applied = await state(supplier)
      expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
      await chef.done(chef.post(`/api/invoices/${invoice.id}/undo`))
      expect(await state(supplier)).toEqual(before)
      await applyInvoice(chef, invoice)
      const again = await state(supplier)
      expect(lasting(again)).toEqual(lasting(applied))
      expect(again.histories.map(([last]) => last?.newPriceHt)).toEqual(
        again.products.map(({ priceHt }) => priceHt),
      )
    }),
    { numRuns: propertyRuns(12) },
  )
})
