import { traverseContractProcedures } from '@orpc/server'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { credentials } from '#contract/credentials.ts'
import { openerOf, rightsFor } from '#contract/route-access.ts'
import { checksums } from '../testing/checksums.ts'
import type { ApiClient, Method } from '../testing/api-client.ts'
import { makeTokenOf } from '../testing/make-token.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

/** Written out, so that a change of what tokens open is a change of this list. */
const SESSIONS_ALONE = [
  'DELETE /access-tokens/{id}',
  'DELETE /account',
  'DELETE /house-invitations/{id}',
  'DELETE /kitchen-devices/{id}',
  'DELETE /members/{id}',
  'DELETE /members/{id}/offer',
  'DELETE /passkeys/{id}',
  'DELETE /sessions',
  'DELETE /sessions/{id}',
  'GET /access-tokens',
  'GET /account/security',
  'GET /house-invitations',
  'GET /houses',
  'GET /kitchen',
  'GET /kitchen-devices',
  'GET /kitchen/batches',
  'GET /kitchen/deliveries',
  'GET /kitchen/deliveries/{id}',
  'GET /kitchen/marks',
  'GET /kitchen/plan',
  'GET /kitchen/plan/making',
  'GET /kitchen/sheets',
  'GET /kitchen/sheets/{id}',
  'GET /kitchen/sheets/{id}/photo/{pictureId}',
  'GET /members',
  'GET /operator',
  'GET /operator/accounts',
  'GET /operator/backups',
  'GET /sessions',
  'PATCH /kitchen-devices/{id}',
  'PATCH /kitchen/plan/{day}/{techSheetId}',
  'PATCH /members/{id}',
  'PATCH /passkeys/{id}',
  'POST /access-tokens',
  'POST /house-invitations',
  'POST /houses/join',
  'POST /houses/switch',
  'POST /kitchen-devices/invitations',
  'POST /kitchen/batches/{id}/close',
  'POST /kitchen/batches/{id}/reopen',
  'POST /kitchen/deliveries/{id}/receive',
  'POST /kitchen/leave',
  'POST /kitchen/lock',
  'POST /kitchen/unlock',
  'POST /members/leave',
  'POST /members/offer/accept',
  'POST /members/{id}/offer',
  'POST /operator/backups',
  'POST /operator/backups/{file}/link',
  'POST /operator/test-mail',
  'PUT /kitchen/marks',
  'PUT /kitchen/plan/{day}/{techSheetId}/done',
]
const EVERYONE = [
  'GET /health',
  'GET /health/live',
  'GET /public/cartes/{token}',
  'POST /contact',
  'POST /contact/ticket',
  'POST /houses/invitation',
  'POST /kitchen/pairing',
]
/** What is asked with a body and stores nothing. */
const QUESTIONS = [
  'POST /invoices/{id}/preview',
  'POST /orders/split',
  'POST /sheet-imports/names',
  'POST /user-products/matches',
  'POST /user-products/use',
  'POST /user-products/{id}/impact',
  'POST /user-products/{id}/merge-effect',
  'POST /user-products/{id}/replacement-effect',
]

type Route = { name: string; method: Method; path: string; opener: string; rights: string }

const routes: Route[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract: described, path: names }) => {
  const { route, meta } = described['~orpc']
  const { method, path = '' } = route
  const name = `${method} ${path}`
  routes.push({
    name,
    method: method as Method,
    path,
    opener: openerOf(names),
    rights: rightsFor({ route, meta }),
  })
})
const names = (of: (route: Route) => boolean) =>
  routes
    .filter(of)
    .map(({ name }) => name)
    .toSorted()

let api: Api
let chef: Member
let reads: ApiClient
let writes: ApiClient
beforeAll(async () => {
  api = await startApi({}, { operatorEmail: 'exploitant@exemple.fr' })
  // The first account is the operator's.
  chef = await api.signUp()
  reads = api.program((await makeTokenOf(chef, { rights: 'read' })).token)
  writes = api.program((await makeTokenOf(chef, { rights: 'write' })).token)
})
afterAll(() => api.close())

const addressOf = ({ path }: Route) => `/api${path.replaceAll(/\{\w+\}/g, () => randomUUID())}`
const send = (by: ApiClient, route: Route) =>
  by.send<{ code?: string; message?: string }>(route.method, addressOf(route), {
    body: route.method === 'GET' ? undefined : {},
  })

test('what a session alone opens, what anyone may ask, and what is asked with a body is what these lists say', () => {
  expect(names(({ opener }) => opener === 'sessions')).toEqual(SESSIONS_ALONE)
  expect(names(({ opener }) => opener === 'everyone')).toEqual(EVERYONE)
  expect(names(({ method, rights }) => rights === 'read' && method !== 'GET')).toEqual(QUESTIONS)
  expect(openerOf(['constructor'])).toBe('sessions')
  expect(openerOf(['account', 'constructor'])).toBe('sessions')
})

describe('a token', () => {
  test.each(routes.filter(({ opener }) => opener === 'sessions'))(
    'does not open $name, whatever it may do',
    async (route) => {
      for (const by of [reads, writes])
        expect(await send(by, route)).toMatchObject({ status: 403, body: { code: 'SESSION_REQUIRED' } })
    },
  )

  test.each(routes.filter(({ opener }) => opener === 'tokens'))(
    'with the rights for it opens $name, and one without does not',
    async (route) => {
      const written = await send(writes, route)
      expect([401, 403, 405, 500]).not.toContain(written.status)
      expect(written.body.message).not.toBe('No such route')
      const read = await send(reads, route)
      if (route.rights === 'read') expect(read.status).toBe(written.status)
      else expect(read).toMatchObject({ status: 403, body: { code: 'TOKEN_READ_ONLY' } })
    },
  )

  test('that reads writes nothing by any route', async () => {
    const before = await checksums(api.database, [chef.userId])
    for (const route of routes.filter(({ opener }) => opener !== 'everyone')) await send(reads, route)
    expect(await checksums(api.database, [chef.userId])).toEqual(before)
  })

  test.each(Object.keys(credentials))('does not open /api/auth%s', async (path) => {
    for (const by of [reads, writes])
      expect(
        await by.post(`/api/auth${path}`, { email: chef.email, password: 'un mot de passe' }),
      ).toMatchObject({ status: 403, body: { code: 'SESSION_REQUIRED' } })
  })

  test.each(['/api/auth/get-session', '/api/operator/backups/gramme.tar.zst', '/api/%61uth/get-session'])(
    'does not open %s',
    async (path) => {
      expect(await writes.get(path)).toMatchObject({ status: 403, body: { code: 'SESSION_REQUIRED' } })
    },
  )
})

test('the API’s description says of each route what opens it', async () => {
  type Operation = { security?: Record<string, string[]>[] }
  const { paths, security } = await chef.done(
    chef.get<{ paths: Record<string, Record<string, Operation>>; security: object[] }>('/api/openapi.json'),
  )
  expect(security).toEqual([{ session: [] }])
  for (const { name, method, path, opener, rights } of routes) {
    const described = paths[path]?.[method.toLowerCase()]?.security
    const expected = {
      sessions: undefined,
      everyone: [],
      tokens: [{ session: [] }, { token: [rights] }],
    }[opener]
    expect(described, name).toEqual(expected)
  }
})
