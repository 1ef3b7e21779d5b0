import { traverseContractProcedures } from '@orpc/server'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { CarteSettings } from '#contract/cartes.ts'
import { contract } from '#contract/contract.ts'
import type { Gamme } from '#contract/gammes.ts'
import type { Menu } from '#contract/menus.ts'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheetSummary } from '#contract/sheets.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { addCook } from '#contract/testing/cook.ts'
import { withoutMoney } from '#contract/without-money.ts'
import { joinHouse } from '#database/testing/join-house.ts'
import type { Role } from '#domain/house/role.ts'
import { openRestaurant } from './sheets/open-restaurant.ts'
import { type Api, type Member, startApi } from './testing/start-api.ts'

let api: Api
let owner: Member
let cook: Member
let stranger: Member
let removeCook: () => void

/** Makes someone a cook of the owner's house, or something else. */
const employ = ({ userId }: Member, role: Role = 'cook') =>
  joinHouse(api.database, { userId, houseId: owner.userId, role })

beforeAll(async () => {
  removeCook = addCook()
  api = await startApi()
  owner = await api.signUp()
  cook = await api.signUp()
  stranger = await api.signUp()
  for (const { userId } of [owner, stranger]) await openRestaurant(api.database, userId)
  await employ(cook)
})
afterAll(async () => {
  removeCook()
  await api.close()
})

type Items<Item> = { items: Item[] }
const first = async <Item>(path: string, by = owner): Promise<Item> => {
  const [item] = (await by.done(by.get<Items<Item>>(path))).items
  if (!item) throw new Error(`${path} is empty`)
  return item
}

/** What the operations of the contract answer, by their paths. */
const outputs = new Map<string, z.core.$ZodType>()
traverseContractProcedures({ router: contract, path: [] }, ({ contract: { '~orpc': described } }) => {
  if (described.route.method === 'GET' && described.outputSchema)
    outputs.set(described.route.path ?? '', described.outputSchema)
})

const of = (path: string, { id }: { id: string }): [string, string] => [path, path.replace('{id}', id)]
const alone = (path: string, query = ''): [string, string] => [path, path + query]

async function addresses(): Promise<[path: string, address: string][]> {
  const sheet = await first<TechSheetSummary>('/api/tech-sheets?search=a')
  const product = await first<UserProduct>('/api/user-products')
  const gamme = await first<Gamme>('/api/gammes')
  const menu = await first<Menu>('/api/menus')
  const carte = await first<CarteSettings>('/api/cartes')
  const supplier = await first<Supplier>('/api/suppliers')
  return [
    alone('/account'),
    alone('/user-products'),
    of('/user-products/{id}', product),
    of('/user-products/{id}/prices', product),
    alone('/tech-sheets', '?sort=margin'),
    alone('/tech-sheets/statistics'),
    of('/tech-sheets/{id}', sheet),
    of('/tech-sheets/{id}/tree', sheet),
    of('/tech-sheets/{id}/totals', sheet),
    of('/tech-sheets/{id}/ingredients', sheet),
    alone('/gammes'),
    of('/gammes/{id}', gamme),
    alone('/menus'),
    of('/menus/{id}', menu),
    of('/cartes/{id}', carte),
    of('/cartes/{id}/sales', carte),
    of('/suppliers/{id}/products', supplier),
    alone('/suppliers/statistics'),
    alone('/search', '?search=a'),
    alone('/simulation'),
    ['/purchases', `/purchases?sheetIds=${sheet.id}`],
  ]
}

/** What is read from tables that are closed to the kitchen. */
const CLOSED = [
  '/user-products',
  '/user-products/{id}',
  '/user-products/{id}/prices',
  '/tech-sheets/statistics',
  '/gammes',
  '/gammes/{id}',
  '/cartes/{id}',
  '/cartes/{id}/sales',
  '/suppliers/{id}/products',
  '/suppliers/statistics',
  '/search',
  '/simulation',
  '/purchases',
]

describe('who sees no money', () => {
  test('is answered null in its place, whatever is read', async () => {
    const closed: string[] = []
    for (const [path, address] of await addresses()) {
      const schema = outputs.get(path)
      if (!schema) throw new Error(`No such operation: GET ${path}`)
      const whole = await owner.done(owner.get<unknown>(`/api${address}`))
      const answer = await cook.get<unknown>(`/api${address}`)
      if (answer.status !== 200) {
        expect(answer, address).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
        closed.push(path)
        continue
      }
      expect(answer.body, address).toEqual(withoutMoney(schema, answer.body))
      expect(Object.keys(answer.body as object), address).toEqual(Object.keys(whole as object))
      expect(whole, address).not.toEqual(withoutMoney(schema, whole))
    }
    expect(closed).toEqual(CLOSED)
  })

  test('reads the titles and quantities of a sheet as they are', async () => {
    const { id } = await first<TechSheetSummary>('/api/tech-sheets')
    const read = async (by: Member) => {
      const { body } = await by.get<{ title: string; ingredients: { quantity: number }[] }>(
        `/api/tech-sheets/${id}`,
      )
      return { title: body.title, quantities: body.ingredients.map(({ quantity }) => quantity) }
    }
    expect(await read(cook)).toEqual(await read(owner))
  })

  test('finds its role in its session', async () => {
    const { body } = await cook.get('/api/auth/get-session')
    expect(body).toMatchObject({ user: { id: cook.userId }, role: 'cook' })
  })

  test('changes nothing, and asks nothing about prices', async () => {
    const { id, version } = await first<UserProduct>('/api/user-products')
    const forbidden = { status: 403, body: { code: 'FORBIDDEN' } }
    expect(await cook.patch(`/api/user-products/${id}`, { version, name: 'Autre' })).toMatchObject(forbidden)
    expect(await cook.get('/api/user-products?priceMin=3')).toMatchObject(forbidden)
    expect(await cook.get('/api/tech-sheets?margin=low')).toMatchObject(forbidden)
    expect(await cook.post(`/api/user-products/${id}/impact`, { priceHt: 9 })).toMatchObject(forbidden)
    expect(await first<UserProduct>('/api/user-products')).toMatchObject({ id, version })
  })

  test('reaches no route that its role is not named for', async () => {
    expect(await cook.get('/api/access-tokens')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })

  test('sees no other house', async () => {
    const theirs = await first<TechSheetSummary>('/api/tech-sheets', stranger)
    for (const id of [theirs.id, randomUUID()])
      expect(await cook.get(`/api/tech-sheets/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      })
  })
})

test('who is given a role that may write does so from the next request', async () => {
  const member = await api.signUp()
  const product = { name: 'Sel', category: 'Épicerie', unit: 'kg', priceHt: 1 }
  const write = async () => (await member.post('/api/user-products', product)).status
  await employ(member)
  expect(await write()).toBe(403)
  await employ(member, 'chef')
  expect(await write()).toBe(201)
})

test('a role that changes holds from the next request, and who is signed in stays so', async () => {
  const member = await api.signUp()
  await openRestaurant(api.database, member.userId)
  const prices = async () =>
    (await member.done(member.get<Items<TechSheetSummary>>('/api/tech-sheets'))).items.map(
      ({ sellingPriceHt }) => sellingPriceHt,
    )
  expect((await prices()).some((price) => price !== null)).toBe(true)
  await employ(member)
  expect((await prices()).every((price) => price === null)).toBe(true)
})
