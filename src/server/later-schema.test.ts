import { afterAll, beforeAll, expect, test } from 'vitest'
import { write } from './testing/kitchen.ts'
import { openBistrot } from './testing/public-carte.ts'
import { type Api, type Member, startApi } from './testing/start-api.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
})
afterAll(() => api.close())

const LATER = "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)"
const UNAVAILABLE = { status: 503, body: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '5' } }
const supplier = (name: string) => chef.post('/api/suppliers', { name })

test('what a later version has not changed is served, and the rest refused until this server is updated', async () => {
  const sheet = await write(chef, { title: 'Blanquette' })
  const { token } = await openBistrot(api)
  await api.database.pool.query(LATER)
  await api.database.pool.query('alter table tech_sheets rename column notes to remarks')
  await api.database.pool.query('alter table cartes rename column phone to telephone')
  await api.database.pool.query('alter table supplier_contacts add column seal text')
  await api.database.pool.query('alter table supplier_contacts alter column seal set not null')
  expect(await chef.get(`/api/tech-sheets/${sheet.id}`)).toMatchObject(UNAVAILABLE)
  expect(await supplier('Maison Roux')).toMatchObject(UNAVAILABLE)
  expect((await chef.get('/api/gammes')).status).toBe(200)
  expect((await api.visitor().get(`/c/${token}`)).status).toBe(503)
  await api.database.pool.query('alter table tech_sheets rename column remarks to notes')
  await api.database.pool.query('alter table cartes rename column telephone to phone')
  expect((await chef.get(`/api/tech-sheets/${sheet.id}`)).status).toBe(200)
})

test('a sign-in that meets a later schema is refused as one that may be tried again', async () => {
  await api.database.pool.query('alter table auth.sessions rename column ip_address to address')
  const body = { email: chef.email, password: 'un mot de passe' }
  expect(await api.visitor().post('/api/auth/sign-in/email', body)).toMatchObject(UNAVAILABLE)
  await api.database.pool.query('alter table auth.sessions rename column address to ip_address')
  expect((await api.visitor().post('/api/auth/sign-in/email', body)).status).toBe(200)
})

test('on its own schema a rule that a row breaks stays a refusal of the row', async () => {
  const other = await startApi()
  const cook = await other.signUp()
  await other.database.pool.query('alter table supplier_contacts add column seal text')
  await other.database.pool.query('alter table supplier_contacts alter column seal set not null')
  expect((await cook.post('/api/suppliers', { name: 'Maison Roux' })).status).toBe(422)
  await other.close()
})
