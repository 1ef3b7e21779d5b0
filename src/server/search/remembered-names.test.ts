import * as fc from 'fast-check'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type UserProduct, type UserProductQuery, userProductQuery } from '#contract/products.ts'
import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { SessionEnded } from '#database/session-check.ts'
import { memberReader, type Reader } from '#database/session-reader.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { containsWords, searchWords } from '#domain/catalogue/search-words.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { binOf } from '../testing/bin.ts'
import { listProducts } from '../products/products.list.ts'
import { buy } from '../testing/kitchen.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { RememberedNames } from './remembered-names.ts'

type Page = { items: UserProduct[]; nextCursor: string | null; total: number }

let api: Api
let other: Api
beforeAll(async () => {
  api = await startApi()
  other = await startApi({}, { beside: api })
})
afterAll(async () => {
  await other.close()
  await api.close()
})

/** What a search of this account asks the database for, time after time. */
function searching(userId: string, rememberedNames = new RememberedNames()) {
  const queries: string[] = []
  const reader = memberReader(api.database, { houseId: userId, role: 'owner' })
  const query = async (statement: QueryConfig) => {
    queries.push(statement.name ?? 'search')
    return reader.client.query(statement)
  }
  const watched = { houseId: userId, client: { query: query as typeof reader.client.query } }
  const search = (text: string, narrowed: Partial<UserProductQuery> = {}) =>
    listProducts(watched, { ...userProductQuery.parse({ search: text }), ...narrowed }, rememberedNames)
  return { queries, search }
}

/** A server of a version that gives no revision: what it gave is taken back here, since this database refuses to be without. */
function renameAsOlderServer(userId: string, name: string): Promise<unknown> {
  return asMember(api.database, userId, async (tx) => {
    const { rows } = await tx.client.query('select names_revision as revision from account_settings')
    await tx.client.query('update user_products set name = $1', [name])
    await namesChange(tx)
    return tx.client.query('update account_settings set names_revision = $1', [rows[0]?.revision])
  })
}

describe('an account that is searched', () => {
  test('has its names read once, and then only the rows of a page', async () => {
    const chef = await api.signUp()
    await buy(chef, { name: 'Crème' })
    const { queries, search } = searching(chef.userId)
    for (const text of ['c', 'cr', 'x']) await search(text)
    expect(queries).toEqual(['read-names', 'found-products-ASC', 'found-products-ASC', 'found-products-ASC'])
  })

  test('has its names read again once they have changed, without an answer of what they were', async () => {
    const chef = await api.signUp()
    const { id, version } = await buy(chef, { name: 'Crème' })
    const { queries, search } = searching(chef.userId)
    await search('cr')
    queries.length = 0
    await chef.done(chef.patch(`/api/user-products/${id}`, { version, name: 'Lait' }))
    expect(await search('cr')).toMatchObject({ total: 0, items: [] })
    expect(queries).toEqual(['found-products-ASC', 'read-names', 'found-products-ASC'])
    expect(await search('la')).toMatchObject({ total: 1, items: [{ name: 'Lait' }] })
  })

  test.each<Partial<UserProductQuery>>([
    { category: 'Crémerie' },
    { supplierId: crypto.randomUUID() },
    { priceMin: 1 },
    { priceMax: 9 },
    { allergens: ['Lait'] },
    { undeclared: false },
    { imported: false },
    { newPrice: false },
    { sort: 'priceHt' },
  ])('is searched by the database with %o', async (narrowed) => {
    const chef = await api.signUp()
    await buy(chef, { name: 'Crème' })
    const { queries, search } = searching(chef.userId)
    await search('cr')
    queries.length = 0
    await search('cr', narrowed)
    expect(queries).toEqual(['search'])
  })

  test('keeps its names when a price changes, which is read with the page', async () => {
    const chef = await api.signUp()
    const { id, version } = await buy(chef, { name: 'Crème', priceHt: 4 })
    const { queries, search } = searching(chef.userId)
    await search('cr')
    queries.length = 0
    await chef.done(chef.patch(`/api/user-products/${id}`, { version, priceHt: 5 }))
    expect(await search('cr')).toMatchObject({ items: [{ priceHt: 5 }] })
    expect(queries).toEqual(['found-products-ASC'])
  })

  test('has its names read again after a minute, for what was written without a new revision', async () => {
    const chef = await api.signUp()
    await buy(chef, { name: 'Crème' })
    let now = 1
    const { search } = searching(chef.userId, new RememberedNames(() => now))
    await search('creme')
    await renameAsOlderServer(chef.userId, 'Crème crue')
    now += 60_001
    expect(await search('crue')).toMatchObject({ total: 1 })
  })

  test('has its names read once for searches that come at once', async () => {
    const chef = await api.signUp()
    await buy(chef, { name: 'Crème' })
    const { queries, search } = searching(chef.userId)
    const pages = await Promise.all([search('cr'), search('cre')])
    expect(pages.map(({ total }) => total)).toEqual([1, 1])
    expect(queries).toEqual(['read-names', 'found-products-ASC', 'found-products-ASC'])
  })

  test('is searched as long as it has no settings', async () => {
    const chef = await api.signUp()
    await buy(chef, { name: 'Crème' })
    const { queries, search } = searching(chef.userId)
    await asMember(api.database, chef.userId, ({ client }) =>
      client.query('delete from account_settings where user_id = $1', [chef.userId]),
    )
    for (const text of ['c', 'c']) expect(await search(text)).toMatchObject({ total: 1 })
    expect(queries.filter((name) => name === 'read-names')).toHaveLength(2)
  })
})

const look = () => Promise.resolve({ answer: 'found', isOutdated: false })

test('a search does not fail with the one whose reading of names it waited for', async () => {
  const { userId } = await api.signUp()
  const reader = memberReader(api.database, { houseId: userId, role: 'owner' })
  const ended = {
    houseId: userId,
    client: { query: () => Promise.reject(new SessionEnded()) },
  } as unknown as Reader
  const rememberedNames = new RememberedNames()
  const [first, second] = await Promise.allSettled([
    rememberedNames.search(ended, look),
    rememberedNames.search(reader, look),
  ])
  expect(first.status).toBe('rejected')
  expect(second).toEqual({ status: 'fulfilled', value: 'found' })
})

test('an account is not answered with the names of another one', async () => {
  const [chef, neighbour] = [await api.signUp(), await api.signUp()]
  await buy(chef, { name: 'Crème' })
  await buy(neighbour, { name: 'Crème fraîche' })
  const rememberedNames = new RememberedNames()
  for (let times = 0; times < 3; times += 1)
    for (const [{ userId }, name] of [
      [chef, 'Crème'],
      [neighbour, 'Crème fraîche'],
    ] as const)
      expect(await searching(userId, rememberedNames).search('creme')).toMatchObject({ items: [{ name }] })
})

const word = fc
  .array(fc.constantFrom('a', 'b', 'É', 'œ', ' ', '%', '🧀', '\ufb01'), { minLength: 1, maxLength: 5 })
  .map((letters) => letters.join(''))
const name = word.map((letters) => `n${letters}n`)
const act = fc.oneof(
  fc.record({ kind: fc.constant('add'), name, brand: fc.option(name) }),
  fc.record({ kind: fc.constant('rename'), at: fc.nat(), name, brand: fc.option(name) }),
  fc.record({ kind: fc.constant('delete'), at: fc.nat() }),
  fc.record({ kind: fc.constant('restore') }),
)
type Act = { kind: string; at?: number; name?: string; brand?: string | null }

async function every(client: ApiClient): Promise<UserProduct[]> {
  return (await client.done(client.get<Page>('/api/user-products?limit=100'))).items
}

async function perform(client: ApiClient, { kind, at = 0, name: given = '', brand = null }: Act) {
  if (kind === 'add') return buy(client, { name: given, brand })
  if (kind === 'restore') {
    const [deleted] = (await binOf(client).list()).items
    return deleted && binOf(client).restore({ deletedItemId: deleted.id })
  }
  const products = await every(client)
  const chosen = products[at % Math.max(1, products.length)]
  if (!chosen) return undefined
  const address = `/api/user-products/${chosen.id}`
  return kind === 'delete'
    ? client.done(client.delete(address))
    : client.done(client.patch(address, { version: chosen.version, name: given, brand }))
}

/** All pages of a search, of two products each. */
async function pages(client: ApiClient, search: string, sort: string) {
  const found: string[] = []
  const totals = new Set<number>()
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = new URLSearchParams({ search, sort, limit: '2', ...(cursor && { cursor }) })
    const page: Page = await client.done(client.get<Page>(`/api/user-products?${query.toString()}`))
    found.push(...page.items.map(({ id }) => id))
    totals.add(page.total)
    cursor = page.nextCursor
  }
  return { found, totals: [...totals] }
}

test('two servers find what looking through all products finds, whatever has been written to either', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(act, fc.boolean(), word), { minLength: 2, maxLength: 12 }),
      async (steps) => {
        const here = await api.signUp()
        const there = here.at(other.app)
        await buy(here, { name: 'nan' })
        for (const [step, atOther, search] of steps) {
          await perform(atOther ? there : here, step)
          const all = await every(here)
          const ids = all
            .filter(({ name: own, brand }) =>
              containsWords(`${foldForSearch(own)}\n${foldForSearch(brand ?? '')}`, searchWords(search)),
            )
            .map(({ id }) => id)
          for (const client of [here, there])
            for (const [sort, wanted] of [
              ['name', ids],
              ['-name', ids.toReversed()],
            ] as const)
              expect(await pages(client, search, sort)).toEqual({ found: wanted, totals: [ids.length] })
        }
      },
    ),
    { numRuns: propertyRuns(20) },
  )
})
