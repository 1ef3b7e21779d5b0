import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { type Api, type Member, startApi } from './testing/start-api.ts'

let api: Api
let chef: Member
/** Of each statement that was sent: its name, else its first words. */
let sent: string[] = []
/** The same by round trips: what is queued in one tick is sent in one write. */
let trips: string[][] = []

beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  // Counted on first use, so that what is held counts as known afterwards.
  await productOf('Farine')
  const query = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => unknown
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const [statement] = args as [string | { name?: string; text: string }]
    const { name, text } = typeof statement === 'string' ? { name: undefined, text: statement } : statement
    note(name ?? text.trim().split(/\s+/, 2).join(' ').replaceAll('"', ''))
    return query.apply(this, args) as never
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await api.close()
})
beforeEach(() => {
  sent = []
})

let trip: string[] | undefined
function note(statement: string): void {
  sent.push(statement)
  if (trip === undefined) {
    trips.push((trip = []))
    process.nextTick(() => (trip = undefined))
  }
  trip.push(statement)
}

const productOf = (name: string) =>
  chef.done(
    chef.post<UserProduct>('/api/user-products', { name, category: 'Épicerie', unit: 'kg', priceHt: 1.2 }),
  )
const sheetOf = (title: string, userProductId: string, lines = 1) =>
  chef.done(
    chef.post<TechSheet>('/api/tech-sheets', {
      title,
      category: 'Plat',
      portions: 4,
      ingredients: Array.from({ length: lines }, () => ({ userProductId, quantity: 1, unit: 'kg' })),
    }),
  )

/** The statements of a request that changes something, without what opens and ends the transaction and checks the session. */
async function statementsOf(request: () => Promise<unknown>): Promise<string[]> {
  sent = []
  await request()
  return sent.filter((statement) => !['begin isolation', 'check-session', 'commit'].includes(statement))
}
const changePrice = ({ id, version }: UserProduct, priceHt: number) =>
  statementsOf(() => chef.done(chef.change(`/api/user-products/${id}`, { version, priceHt })))

test('a price of a product in no sheet', async () => {
  const product = await productOf('Beurre')
  expect(await changePrice(product, 2)).toEqual([
    'lock-costs',
    'find-product',
    'recost-of-product',
    'write-product-priceHt',
    'record-prices',
    'find-product',
  ])
})

test('a price of a product in six sheets', async () => {
  const product = await productOf('Crème')
  for (const number of [1, 2, 3, 4, 5, 6]) await sheetOf(`Ganache n° ${number}`, product.id)
  expect(await changePrice(product, 2)).toEqual([
    'lock-costs',
    'find-product',
    'recost-of-product',
    'write-product-priceHt',
    'tree-lines',
    'tree-products',
    'record-prices',
    'find-product',
    'write-costs',
  ])
})

test('a sheet of ten lines, in two round trips', async () => {
  const { id } = await productOf('Sucre')
  trips = []
  await sheetOf('Sablés', id, 10)
  expect(trips).toEqual([
    [
      'begin isolation',
      'check-session',
      'names-change',
      'known-sources',
      'insert-sheet',
      'write-lines',
      'find-lines',
    ],
    ['write-cost', 'commit'],
  ])
})
