import { traverseContractProcedures } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { accessOf } from '#contract/route-access.ts'
import type { Role } from '#domain/house/role.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { openRestaurant } from '#server/sheets/open-restaurant.ts'
import type { Method } from '#server/testing/api-client.ts'
import { checksums } from '#server/testing/checksums.ts'
import { MoneyFigures } from '#server/testing/money-figures.ts'
import { restaurantIds, type RestaurantIds } from '#server/testing/restaurant-ids.ts'
import { type Api, type Member, startApi } from '#server/testing/start-api.ts'
import { engage } from '#server/testing/team.ts'

// Attacks by the sessions of a cook and of a chef, on every route of the contract.

type Route = { method: Method; path: string; names: readonly string[] }

const routes: Route[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract: described, path: names }) => {
  const { method, path = '' } = described['~orpc'].route
  if (accessOf(names) !== 'everyone') routes.push({ method: method as Method, path, names })
})
const isOpenTo = (role: Role) => (route: Route) => {
  const access = accessOf(route.names)
  return access !== 'everyone' && access.roles.includes(role)
}
/** Ends what the test goes on with. */
const LEAVES = '/members/leave'

let api: Api
let owner: Member
let chef: Member
let cook: Member
let money: MoneyFigures
let ids: RestaurantIds
beforeAll(async () => {
  api = await startApi()
  owner = await api.signUp()
  await openRestaurant(api.database, owner.userId)
  money = await MoneyFigures.make(api.database, owner.userId)
  chef = await engage(owner, 'chef', await api.signUp())
  cook = await engage(owner, 'cook', await api.signUp())
  ids = await restaurantIds((path) => owner.done(owner.get(path)))
})
afterAll(() => api.close())

/** With the ids of the house. */
function addressOf({ path }: Route): string {
  const [noun = ''] = path.split('/').filter(Boolean)
  return `/api${path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) =>
      (name === 'id' ? (ids.ofNoun[noun] ?? cook.userId) : ids.ofParameter[name]) ?? crypto.randomUUID(),
  )}`
}

const send = (by: Member, route: Route) =>
  by.send(route.method, addressOf(route), { body: route.method === 'GET' ? undefined : {} })
const stateOfHouse = () => checksums(api.database, [owner.userId], ['last_request', 'count', 'updated_at'])

test.each(['cook', 'chef'] as const)(
  'a %s is refused each route of others, and changes nothing by it',
  async (role) => {
    const by = role === 'cook' ? cook : chef
    const before = await stateOfHouse()
    const closed = routes.filter((route) => !isOpenTo(role)(route))
    for (const route of closed)
      expect(await send(by, route), `${route.method} ${route.path}`).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      })
    expect(closed.length).toBeGreaterThan(role === 'cook' ? 150 : 15)
    expect(await stateOfHouse()).toEqual(before)
  },
  120_000,
)

test('a cook is answered no figure of money by any route, neither in an answer nor in a refusal, nor does a log hold one', async () => {
  const answers: string[] = []
  const keep = ({ headers, body }: { headers: object; body: unknown }) =>
    answers.push(JSON.stringify([headers, body ?? null]))
  for (const route of routes.filter(({ path }) => path !== LEAVES)) {
    const answer = await send(cook, route)
    expect(answer.status, `${route.method} ${route.path}`).toBeLessThan(500)
    keep(answer)
  }
  const { items } = await cook.done(cook.get<{ items: { id: string }[] }>('/api/kitchen/sheets'))
  for (const { id } of items) keep(await cook.get(`/api/kitchen/sheets/${id}`))
  for (const path of [
    `/api/kitchen/marks?day=${houseDay(new Date())}`,
    '/api/auth/get-session',
    '/api/account',
  ])
    keep(await cook.get(path))
  expect(answers.join('').length).toBeGreaterThan(50_000)
  expect(money.in(answers.join('\n'))).toEqual([])
  expect(money.in(api.log())).toEqual([])
  const { body } = await owner.get('/api/user-products?limit=100')
  expect(money.in(JSON.stringify(body)).length).toBeGreaterThan(20)
}, 120_000)
