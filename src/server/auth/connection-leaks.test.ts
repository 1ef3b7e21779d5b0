import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Database } from '#database/connect.ts'
import { type BreakableLink, breakableLink } from '#database/testing/breakable-link.ts'
import { type Api, startApi } from '../testing/start-api.ts'

/** Of a transaction. */
const BEGIN = /"begin["; ]/
const UNAVAILABLE = { status: 503, body: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '5' } }

let beside: Api
let link: BreakableLink
let database: Database
let api: Api
beforeAll(async () => {
  beside = await startApi()
  link = await breakableLink(beside.database.connectionString)
  database = await connect(link.connectionString, { maxConnections: 2, queryTimeoutMs: 1_000 })
  api = await startApi({}, { beside: { ...beside, database: { ...beside.database, ...database } } })
})
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  await api.close()
  await database.close()
  await link.close()
  await beside.close()
})

let people = 0
const signUp = () => {
  people += 1
  return api.visitor().send('POST', '/api/auth/sign-up/email', {
    body: { email: `chef-${people}@exemple.fr`, password: 'un mot de passe', name: 'Camille' },
    remoteAddress: `10.1.0.${people}`,
  })
}

/** Whether every connection that the pool has is free. */
const isWhole = () => database.pool.totalCount === database.pool.idleCount

const query = Reflect.get(Client.prototype, 'query') as (this: Client, ...args: unknown[]) => unknown

/** Does something to the link, once, as soon as the next statement that fits has been sent. */
function atStatement(statement: RegExp, act: () => void): { done: () => boolean } {
  let left = 1
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const answer = query.apply(this, args)
    if (left > 0 && statement.test(JSON.stringify(args[0]))) {
      left -= 1
      act()
    }
    return answer
  })
  return { done: () => left === 0 }
}

test.each([BEGIN, /insert into .*users/, /insert into .*sessions/, /"commit"/])(
  'sign-ups whose connection is lost at %s leave the pool whole',
  async (statement) => {
    for (let lost = 0; lost < 3; lost += 1) {
      const cut = atStatement(statement, link.cut)
      expect(await signUp()).toMatchObject(UNAVAILABLE)
      expect(cut.done()).toBe(true)
      vi.restoreAllMocks()
    }
    await expect.poll(isWhole).toBe(true)
    expect((await signUp()).status).toBe(200)
  },
)

test('sign-ups in a database that freezes leave the pool whole', async () => {
  atStatement(BEGIN, link.freeze)
  const requests = [signUp(), signUp(), signUp()]
  expect(await Promise.race(requests)).toMatchObject(UNAVAILABLE)
  link.thaw()
  await Promise.all(requests)
  await expect.poll(isWhole).toBe(true)
  expect((await signUp()).status).toBe(200)
})
