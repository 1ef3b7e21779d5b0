import { createHmac } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer } from '../mail/mailer.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { type Auth, createAuth } from './auth.ts'
import { findMember } from './find-member.ts'

let api: Api
let auth: Auth
let chef: Member
beforeAll(async () => {
  api = await startApi()
  const { log } = Fastify()
  const { config, database } = api
  auth = createAuth({ config, database, mailer: createMailer(config, log), log })
  chef = await api.signUp()
})
afterAll(() => api.close())

const NAME = 'gramme.session_token'

/** What findMember and better-auth's own getSession each make of a Cookie header: the user's id or null. */
async function both(cookie: string | undefined): Promise<[string | null, string | null]> {
  const ours = await findMember({ database: api.database, auth, headers: { cookie }, ip: '203.0.113.7' })
  const headers = new Headers(cookie === undefined ? {} : { cookie })
  const theirs = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  return [ours?.userId ?? null, theirs?.user.id ?? null]
}

const signed = (member: Member) => member.cookies.get(NAME) ?? ''

function forged(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
}

test('a valid cookie is its user’s, among others and quoted too', async () => {
  const cookie = `${NAME}=${encodeURIComponent(signed(chef))}`
  expect(await both(cookie)).toEqual([chef.userId, chef.userId])
  expect(await both(`a=1; ${cookie}; b=${'x'.repeat(50)}`)).toEqual([chef.userId, chef.userId])
  expect(await both(`${NAME}="${encodeURIComponent(signed(chef))}"`)).toEqual([chef.userId, chef.userId])
  expect(await both(`${NAME}=${signed(chef)}`)).toEqual([chef.userId, chef.userId])
})

test('whoever changes a cookie, or signs it with another secret, is nobody', async () => {
  const [token = '', signature = ''] = signed(chef).split('.')
  const wrong = [
    undefined,
    '',
    `${NAME}=`,
    `${NAME}=${token}`,
    `${NAME}=.${signature}`,
    `${NAME}=${token}.${encodeURIComponent(signature.slice(0, -4))}`,
    `${NAME}=${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}.${encodeURIComponent(signature)}`,
    `${NAME}=${encodeURIComponent(forged(token, 'another secret that is just as long'))}`,
    `${NAME}=${encodeURIComponent(forged('a token nobody was given', api.config.secret))}`,
    `${NAME}=%E0%A4%A`,
    `other.session_token=${encodeURIComponent(signed(chef))}`,
  ]
  for (const cookie of wrong) expect(await both(cookie), cookie).toEqual([null, null])
})

test('an expired session is nobody’s', async () => {
  const late = await api.signUp()
  const cookie = `${NAME}=${encodeURIComponent(signed(late))}`
  const expire = (when: string) =>
    api.database.pool.query(`update auth.sessions set expires_at = ${when} where user_id = $1`, [late.userId])
  await expire("now() + interval '5 seconds'")
  expect(await both(cookie)).toEqual([late.userId, late.userId])
  await expire("now() - interval '1 second'")
  expect(await both(cookie)).toEqual([null, null])
})

test('a revoked session is nobody’s', async () => {
  const gone = await api.signUp()
  const cookie = `${NAME}=${encodeURIComponent(signed(gone))}`
  await gone.post('/api/auth/sign-out', {})
  expect(await both(cookie)).toEqual([null, null])
})
