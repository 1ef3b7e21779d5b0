import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Invoice, InvoiceSummary } from '#contract/invoice-shapes.ts'
import type { LostMargins, PriceAct } from '#contract/prices.ts'
import { openRestaurant } from '../sheets/open-restaurant.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { preview, readInvoice } from '../testing/invoices.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let invoices: InvoiceSummary[]
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  await openRestaurant(api.database, chef.userId)
  invoices = (await chef.done(chef.get<{ items: InvoiceSummary[] }>('/api/invoices'))).items
})
afterAll(() => api.close())

const numbered = (number: string): Promise<Invoice> =>
  readInvoice(chef, { id: invoices.find((invoice) => invoice.number === number)?.id ?? '' })

test('the example restaurant has five invoices of three suppliers, one of them a credit note', () => {
  expect(invoices.map(({ number, state, kind }) => `${number} ${state} ${kind}`).toSorted()).toEqual([
    'CM-55230 waiting invoice',
    'K-7731 applied invoice',
    'K-A112 applied credit',
    'VF-20418 applied invoice',
    'VF-20455 waiting invoice',
  ])
  expect(new Set(invoices.map(({ supplier }) => supplier?.name)).size).toBe(3)
  expect(new Set(invoices.map(({ issuedOn }) => new Date(issuedOn).getUTCDay()))).not.toContain(0)
})

test('a credit note has closed one of its claims, and the other is open', async () => {
  const [fish, meat] = await Promise.all([numbered('K-7731'), numbered('VF-20418')])
  expect(fish.items.map(({ claim }) => claim)).toEqual(['granted', 'none', 'none'])
  expect(fish).toMatchObject({ claimed: 0, overcharged: 0 })
  expect(meat.items.map(({ claim }) => claim)).toEqual(['asked', 'none', 'none', 'none', 'none'])
  expect(meat).toMatchObject({ claimed: 1, overcharged: 6.18, toLookAt: 0 })
})

test('its applied invoices are in the journal of prices, and its sheets cost what their lines do', async () => {
  const { items } = await chef.done(chef.get<{ items: PriceAct[] }>('/api/price-changes'))
  expect(items.slice(0, 2)).toMatchObject([
    { source: 'invoice', origin: 'VF-20418', products: 2 },
    { source: 'invoice', origin: 'K-7731', products: 2 },
  ])
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
  const { sheets } = await chef.done(chef.get<LostMargins>('/api/price-changes/lost-margins?days=7'))
  expect(sheets.flatMap(({ moved }) => moved.map(({ name }) => name))).toContain('Paleron de bœuf')
})

test('those that wait change prices, know the freight, and leave a new article and a doubt open', async () => {
  const { items } = await numbered('CM-55230')
  expect(items.map(({ article }) => article?.name ?? null)).toEqual([
    'Beurre doux',
    'Crème liquide 35 %',
    'Farine T55',
    'Sucre semoule',
    'Parmesan',
    null,
    null,
    null,
  ])
  expect(items[5]?.readings).toHaveLength(2)
  expect(items[7]).toMatchObject({ proposedCharge: 'freight' })
  const meat = await numbered('VF-20455')
  expect(meat).toMatchObject({ toLookAt: 0 })
  expect(await preview(chef, meat)).toMatchObject({ rises: 2, falls: 1, left: [] })
})
