import { traverseContractProcedures } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { KitchenDeliveries } from '#contract/kitchen-deliveries.ts'
import type { SheetLink } from '#contract/links.ts'
import { accessOf } from '#contract/route-access.ts'
import { isMoney } from '#contract/shapes.ts'
import { asCook } from '#database/as-member.ts'
import { KITCHEN_RIGHTS } from '#database/kitchen-rights.ts'
import { SQLSTATE } from '#database/sql-failure.ts'
import { isDistributed } from '#database/testing/engine.ts'
import { refusal } from '#database/testing/refusal.ts'
import { IN_ORDER } from '#database/user-tables/user-tables.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { kitchenDay } from '#domain/services/kitchen-day.ts'
import { openRestaurant } from '#server/sheets/open-restaurant.ts'
import type { ApiClient, Method } from '#server/testing/api-client.ts'
import { checksums } from '#server/testing/checksums.ts'
import { moneyOf, MoneyFigures } from '#server/testing/money-figures.ts'
import { restaurantIds } from '#server/testing/restaurant-ids.ts'
import { type Api, type Member, startApi } from '#server/testing/start-api.ts'
import { pairedTablet, sheetsOf } from '#server/testing/tablets.ts'

// Attacks by a tablet of the kitchen: on every route of the contract, and in SQL on every column.

type Route = { method: Method; path: string; names: readonly string[]; schemas: unknown[] }

const routes: Route[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract: described, path: names }) => {
  const { route, outputSchema, inputSchema, errorMap } = described['~orpc']
  const refusals = Object.values(errorMap).map((error) => (error as { data?: unknown } | undefined)?.data)
  routes.push({
    method: route.method as Method,
    path: route.path ?? '',
    names,
    schemas: [outputSchema, inputSchema, ...refusals],
  })
})
const isKitchens = ({ names }: Route) => {
  const access = accessOf(names)
  return access !== 'everyone' && access.kitchen
}
const isEveryones = ({ names }: Route) => accessOf(names) === 'everyone'

let api: Api
let chef: Member
let tablet: ApiClient
let fiche: string
let money: MoneyFigures

beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  await openRestaurant(api.database, chef.userId)
  money = await MoneyFigures.make(api.database, chef.userId)
  ;({ tablet } = await pairedTablet(api, chef))
  const [sheet] = await sheetsOf(tablet)
  const { link } = await chef.done(chef.post<SheetLink>(`/api/tech-sheets/${sheet?.id}/link`, {}))
  fiche = link?.address.slice(api.config.publicUrl.length) ?? ''
})
afterAll(() => api.close())

const MARK = () => ({
  marks: [
    {
      sheetId: crypto.randomUUID(),
      day: houseDay(new Date()),
      step: '1-00000000',
      done: true,
      at: new Date().toISOString(),
    },
  ],
})

const TICK = () => ({
  initials: 'FB',
  quantity: 4,
  unit: 'portion',
  useBy: new Date(Date.now() + 86_400_000).toISOString(),
})

describe('a tablet', () => {
  test('has figures to be searched for, and the owner is answered many of them', async () => {
    expect(money.count).toBeGreaterThan(60)
    const { body } = await chef.get('/api/user-products?limit=100')
    expect(money.in(JSON.stringify(body)).length).toBeGreaterThan(20)
  })

  test('opens no route but its own, and changes nothing by them', async () => {
    const { ofNoun, ofParameter } = await restaurantIds((path) => chef.done(chef.get(path)))
    const without = ['last_request', 'count', 'used_at']
    const before = await checksums(api.database, [chef.userId], without)
    for (const route of routes.filter((one) => !isKitchens(one) && !isEveryones(one))) {
      const [noun = ''] = route.path.split('/').filter(Boolean)
      const address = route.path.replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => (name === 'id' ? ofNoun[noun] : ofParameter[name]) ?? crypto.randomUUID(),
      )
      for (const headers of [{}, { 'gramme-account': chef.userId }]) {
        const answer = await tablet.send(route.method, `/api${address}`, {
          body: route.method === 'GET' ? undefined : {},
          headers,
        })
        expect(answer.status, `${route.method} ${address}`).toBe(401)
      }
    }
    expect(await checksums(api.database, [chef.userId], without)).toEqual(before)
  }, 120_000)

  test('is answered no figure of money, neither in an answer nor in a refusal, nor does a log hold one', async () => {
    const answers: string[] = []
    const send = async (method: Method, path: string, body?: object) => {
      const answer = await tablet.send(method, path, { body })
      expect(answer.status, path).toBeLessThan(500)
      answers.push(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    }
    for (const { id } of await sheetsOf(tablet)) await send('GET', `/api/kitchen/sheets/${id}`)
    for (const { method, path } of routes.filter(isKitchens).filter(({ path }) => !path.endsWith('leave'))) {
      const address = `/api${path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID())}`
      await send(method, address, method === 'GET' ? undefined : { pin: 'x' })
    }
    await send('GET', '/api/kitchen/sheets')
    await send('GET', `/api/kitchen/marks?day=${houseDay(new Date())}`)
    await send('PUT', '/api/kitchen/marks', MARK())
    const day = kitchenDay(new Date())
    const [cooked] = await sheetsOf(tablet)
    const ofPlan = `/api/kitchen/plan/${day}/${cooked?.id}`
    await send('GET', `/api/kitchen/plan?day=${day}`)
    await send('GET', `/api/kitchen/plan/making?day=${day}`)
    await send('PUT', `${ofPlan}/done`, TICK())
    await send('PATCH', ofPlan, { ready: { quantity: 1, unit: 'portion' } })
    const { expected, received } = await tablet.done(tablet.get<KitchenDeliveries>('/api/kitchen/deliveries'))
    expect(expected.length).toBeGreaterThan(0)
    await send('GET', '/api/kitchen/deliveries')
    for (const id of [
      ...expected.map((order) => order.id),
      ...received.flatMap(({ order }) => order?.id ?? []),
    ]) {
      await send('GET', `/api/kitchen/deliveries/${id}`)
      for (const version of [999, 1, 2, 3])
        await send('POST', `/api/kitchen/deliveries/${id}/receive`, { version, lines: [] })
    }
    for (const path of [fiche, `${fiche}?portions=77`, `${fiche}?portions=x`, `/fiche/${'x'.repeat(32)}`])
      await send('GET', path)
    expect(answers.join('').length).toBeGreaterThan(50_000)
    expect(money.in(answers.join('\n'))).toEqual([])
    expect(money.in(api.log())).toEqual([])
  }, 120_000)

  test('has routes that know of no money at all', () => {
    const marked = routes.filter(isKitchens).filter(({ schemas }) => schemas.some(holdsMoney))
    expect(marked.map(({ path }) => path)).toEqual([])
    expect(routes.filter(({ schemas }) => schemas.some(holdsMoney)).length).toBeGreaterThan(20)
  })
})

type Described = { def: { shape?: object; element?: unknown; innerType?: unknown; options?: unknown[] } }
function holdsMoney(schema: unknown): boolean {
  if (!(schema instanceof Object) || !('def' in schema)) return false
  if (isMoney(schema as unknown as Parameters<typeof isMoney>[0])) return true
  const { shape = {}, element, innerType, options = [] } = (schema as Described).def
  return [...Object.values(shape), element, innerType, ...options].some(holdsMoney)
}

const refused = (statement: string) =>
  refusal(asCook(api.database, chef.userId, ({ client }) => client.query(statement)))

test.skipIf(isDistributed).each(IN_ORDER)(
  'in SQL the kitchen reads no money of %s, and writes it no further than listed',
  async (table) => {
    for (const column of moneyOf(table)) {
      expect(await refused(`select ${column} from public.${table}`), column).toBe(
        SQLSTATE.insufficientPrivilege,
      )
      expect(await refused(`select from public.${table} where ${column} is not null`), column).toBe(
        SQLSTATE.insufficientPrivilege,
      )
      expect(await refused(`update public.${table} set ${column} = null`), column).toBe(
        SQLSTATE.insufficientPrivilege,
      )
    }
    const rights = KITCHEN_RIGHTS[table]
    for (const place of ['public', ...(rights ? ['kitchen'] : [])]) {
      const target = `${place}.${table}`
      for (const statement of [
        `delete from ${target}`,
        `truncate ${target}`,
        `update ${target} set user_id = user_id`,
      ])
        expect([SQLSTATE.insufficientPrivilege, '42809', '55000'], statement).toContain(
          await refused(statement),
        )
    }
    if (!rights?.inserts)
      expect(await refused(`insert into public.${table} (user_id) values (acting_user())`)).toBe(
        SQLSTATE.insufficientPrivilege,
      )
    for (const beside of ['auth.users', 'auth.sessions', 'auth.kitchen_devices'])
      expect(await refused(`select from ${beside}`)).toBe(SQLSTATE.insufficientPrivilege)
  },
)
