import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { prepareDemo } from '#server/demo/demo-account.ts'
import { openRestaurant } from '#server/sheets/open-restaurant.ts'
import type { Answer, ApiClient } from '#server/testing/api-client.ts'
import { checksums } from '#server/testing/checksums.ts'
import { addressWith, type RestaurantIds } from '#server/testing/restaurant-ids.ts'
import { makeTokenOf } from '#server/testing/make-token.ts'
import { sampleBody } from '#server/testing/sample-body.ts'
import { type Api, type Member, startApi } from '#server/testing/start-api.ts'
import { allIdsOf } from './all-ids-of.ts'
import { type Operation, operationsOf } from './operations.ts'

/** Part of every name of the victim, and of no other account's. */
const CANARY = 'CANARI-7F3A'
/** Names of the victim, in the tables that hold them. */
const NAMED = {
  tech_sheets: 'title',
  user_products: 'name',
  supplier_contacts: 'name',
  supplier_products: 'name',
  gammes: 'nom',
  gamme_recettes: 'nom_affiche',
  menus: 'nom',
  cartes: 'nom',
}
/** What anyone may ask, and the operations that would end the account they are tried with. */
const OPEN = new Set([
  'GET /health',
  'GET /health/live',
  'POST /contact',
  'POST /contact/ticket',
  'POST /houses/invitation',
  'POST /kitchen/pairing',
  'GET /public/cartes/{token}',
])
const ENDS_ACCOUNT = 'DELETE /account'
/** A path with the id of a part beside that of its thing. */
const NAMES_PART = /\{(?!id\})\w+\}/

let api: Api
let victim: Member
let rival: Member
/** With an access token of the rival's. */
let program: ApiClient
let theirs: RestaurantIds
let own: RestaurantIds
let victimsIds: string[]
let operations: Operation[]
let requests = 0

beforeAll(async () => {
  api = await startApi()
  await prepareDemo(api.database)
  victim = await api.signUp({ name: 'Ariane Victime' })
  rival = await api.signUp({ name: 'Robin Rival' })
  for (const { userId } of [victim, rival]) await openRestaurant(api.database, userId)
  await asMember(api.database, victim.userId, async (tx) => {
    for (const [table, column] of Object.entries(NAMED))
      await tx.client.query(`update ${table} set ${column} = left(${column}, 60) || ' ${CANARY}'`)
    await namesChange(tx)
  })
  theirs = await allIdsOf(api, victim, CANARY)
  own = await allIdsOf(api, rival, 'Rival')
  victimsIds = [...Object.values(theirs.ofNoun), ...Object.values(theirs.ofParameter)].filter(
    (id) => id !== undefined,
  )
  operations = await operationsOf(rival)
  // Asks who the operator is, which is stored the first time.
  await rival.get('/api/operator')
  program = api.program((await makeTokenOf(rival, { rights: 'write' })).token)
})
afterAll(async () => {
  process.stdout.write(`isolation: ${operations.length} operations, ${requests} requests\n`)
  await api.close()
})

type Ask = {
  ids: RestaurantIds
  idInBody: string
  idInQuery?: string
  headers?: Record<string, string>
  remoteAddress?: string
}

function ask(who: ApiClient, operation: Operation, { ids, idInBody, idInQuery, ...sending }: Ask) {
  requests += 1
  const { method, path, idsInQuery, body } = operation
  const query = new URLSearchParams(idInQuery ? idsInQuery.map((name) => [name, idInQuery]) : [])
  const address = addressWith(ids, path, '00000000-0000-4000-8000-000000000000')
  return who.send(method, query.size > 0 ? `${address}?${query}` : address, {
    body: body && sampleBody(body, idInBody),
    ...sending,
  })
}

/** Status and body without the ids that were sent, so that two answers can be compared. */
function told({ status, body }: Answer): string {
  return `${status} ${JSON.stringify(body ?? null).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id')}`
}

function expectNothingOfVictim(operation: Operation, answer: Answer, sent: readonly string[] = []): void {
  const text = JSON.stringify([answer.headers, answer.body ?? null])
  expect(text.includes(CANARY), `${operation.name} contains a name of another account`).toBe(false)
  const leaked = victimsIds.filter((id) => !sent.includes(id) && text.includes(id))
  expect(leaked, `${operation.name} contains an id of another account`).toEqual([])
}

const unknown = (): RestaurantIds => ({ ofNoun: {}, ofParameter: {} })
const closed = () => operations.filter(({ name }) => !OPEN.has(name))
const asked = () => closed().filter(({ name }) => name !== ENDS_ACCOUNT)
/** Of both and of all accounts, but for when a token was last used. */
const stateOfAll = () => checksums(api.database, [victim.userId, rival.userId], ['used_at', 'used_from'])
const stateOfVictim = async () =>
  Object.entries(await checksums(api.database, [victim.userId])).filter(([name]) =>
    name.startsWith(victim.userId),
  )

test('every id of the matrix is there: an operation without one would be tried with nothing', () => {
  const parameters = new Set(
    operations.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)),
  )
  const known = new Set(['id', 'token', 'file', 'day', ...Object.keys(theirs.ofParameter)])
  expect([...parameters].filter((name) => !known.has(name ?? ''))).toEqual([])
  const nouns = operations
    .filter(({ path }) => path.includes('{id}'))
    .map(({ path }) => path.split('/')[1] ?? '')
  expect(nouns.filter((noun) => theirs.ofNoun[noun] === undefined)).toEqual([])
  expect(Object.values(theirs.ofParameter)).not.toContain(undefined)
})

test.each(['session', 'access token'])(
  'another account gets by its %s for the victim’s ids in the path what it gets for ids that do not exist',
  async (by) => {
    const before = await stateOfAll()
    const who = by === 'session' ? rival : program
    for (const operation of asked().filter(({ path }) => path.includes('{'))) {
      const idInBody = own.ofNoun['user-products'] ?? ''
      const answer = await ask(who, operation, { ids: theirs, idInBody })
      expect(answer.status, operation.name).toBeGreaterThanOrEqual(400)
      expect(answer.status, operation.name).toBeLessThan(500)
      expectNothingOfVictim(operation, answer, victimsIds)
      const ofNone = await ask(who, operation, { ids: unknown(), idInBody })
      expect(told(answer), operation.name).toBe(told(ofNone))
      // A part that does not exist, of a thing that is theirs.
      if (!NAMES_PART.test(operation.path)) continue
      const ofNoPart = await ask(who, operation, { ids: { ...unknown(), ofNoun: own.ofNoun }, idInBody })
      expect(ofNoPart.status, operation.name).toBeGreaterThanOrEqual(400)
    }
    // Nothing that was refused has written: neither a row nor a revision.
    expect(await stateOfAll()).toEqual(before)
  },
)

test('another account gets nothing of the victim’s for its ids in the query, and the status of ids that do not exist', async () => {
  const before = await stateOfVictim()
  const idInBody = randomUUID()
  for (const operation of asked().filter(({ idsInQuery }) => idsInQuery.length > 0))
    for (const id of victimsIds) {
      const answer = await ask(rival, operation, { ids: own, idInBody, idInQuery: id })
      expectNothingOfVictim(operation, answer, [id])
      const other = await ask(rival, operation, { ids: own, idInBody, idInQuery: randomUUID() })
      expect(answer.status, operation.name).toBe(other.status)
    }
  expect(await stateOfVictim()).toEqual(before)
})

test('another account refers to none of the victim’s ids in a body', async () => {
  const before = await stateOfVictim()
  for (const operation of asked().filter(({ method, body }) => body !== undefined && method !== 'DELETE'))
    for (const id of victimsIds)
      expectNothingOfVictim(operation, await ask(rival, operation, { ids: own, idInBody: id }), [id])
  for (const operation of asked().filter(({ method }) => method === 'GET'))
    expectNothingOfVictim(operation, await ask(rival, operation, { ids: own, idInBody: randomUUID() }))
  expect(await stateOfVictim()).toEqual(before)
})

/** Clients whose cookie or token opens nothing, each by another reason. */
async function withoutSession(): Promise<[why: string, client: ApiClient, cookie: string | undefined][]> {
  const [expired, ended] = [await api.signUp(), await api.signUp()]
  await api.database.pool.query(
    "update auth.sessions set expires_at = now() - interval '1 s' where user_id = $1",
    [expired.userId],
  )
  const old = cookieOf(ended)
  await ended.post('/api/auth/sign-out')
  const [session = '', signature = ''] = (victim.cookies.get('gramme.session_token') ?? '').split('.')
  const device = [...victim.cookies].find(([name]) => !name.endsWith('session_token'))?.[1] ?? ''
  const [revoked, late] = [await makeTokenOf(victim), await makeTokenOf(victim)]
  await victim.done(victim.delete(`/api/access-tokens/${revoked.id}`))
  await api.database.pool.query('update auth.access_tokens set expires_at = now() where id = $1', [late.id])
  return [
    ['nobody', api.visitor(), undefined],
    ['a revoked token', api.program(revoked.token), undefined],
    ['an expired token', api.program(late.token), undefined],
    ['an expired session', expired, undefined],
    ['a session that was signed out', api.visitor(), old],
    [
      'another signature',
      api.visitor(),
      sessionCookie(`${session}.${signature.slice(1)}${signature.slice(0, 1)}`),
    ],
    ['a token without a signature', api.visitor(), sessionCookie(session)],
    ['the cookie of a known browser', api.visitor(), sessionCookie(device)],
  ]
}

function sessionCookie(value: string): string {
  return `gramme.session_token=${encodeURIComponent(value)}`
}

function cookieOf(chef: Member): string {
  return [...chef.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
}

test('without a session that lives every closed operation answers 401, with the victim’s ids as without', async () => {
  const before = await stateOfVictim()
  for (const [why, client, cookie] of await withoutSession())
    for (const operation of closed()) {
      const answer = await ask(client, operation, {
        ids: theirs,
        idInBody: theirs.ofNoun['tech-sheets'] ?? '',
        ...(cookie !== undefined && { headers: { cookie } }),
        // Forty from one place, as more unknown tokens are slowed down.
        remoteAddress: `10.8.0.${Math.floor(requests / 40) % 250}`,
      })
      expect(answer.status, `${operation.name} for ${why}`).toBe(401)
      expectNothingOfVictim(operation, answer, victimsIds)
    }
  expect(await stateOfVictim()).toEqual(before)
})

test('a visitor of the demo writes nothing and reads nothing of the victim', async () => {
  const before = await stateOfVictim()
  for (const operation of asked()) {
    const answer = await ask(api.visitor(), operation, {
      ids: theirs,
      idInBody: theirs.ofNoun['user-products'] ?? '',
      headers: { [DEMO_HEADER]: DEMO_VISITOR },
    })
    expect(answer.status, operation.name).toBeLessThan(500)
    expectNothingOfVictim(operation, answer, victimsIds)
  }
  expect(await stateOfVictim()).toEqual(before)
})
