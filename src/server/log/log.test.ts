import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** Runs `work` while a table is missing, so that each statement on it fails with its parameters at hand. */
async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await api.database.pool.query(`alter table ${table} rename to hidden`)
  try {
    return await work()
  } finally {
    const [schema, name] = table.split('.')
    await api.database.pool.query(`alter table ${schema}.hidden rename to ${name}`)
  }
}

test('a route that fails with values of its statement leaves none of them in the log', async () => {
  const chef = await api.signUp()
  const product = { name: 'ProduitSecret', category: 'Épicerie', unit: 'kg', priceHt: 10 }
  const broken = await without('public.user_products', () => chef.post('/api/user-products', product))
  expect(broken.status).toBe(500)
  expect(api.log()).toMatch(/"code":"42P01"/)
  expect(api.log()).not.toContain('ProduitSecret')
})

test('an error that is logged without a sentence is logged without its message', () => {
  const before = api.log().length
  const error = new Error('un secret dans un message')
  api.app.log.error(error)
  api.app.log.error({ err: error })
  api.app.log.error({ err: error }, error.message)
  api.app.log.error({ err: error }, 'a fixed text')
  const log = api.log().slice(before)
  expect(log.match(/"msg":"an error"/g)).toHaveLength(3)
  expect(log).toContain('a fixed text')
  expect(log).not.toContain('secret')
})

test('a sign-up, a sign-in and a reset that fail leave no address, password or name in the log', async () => {
  const { email } = await api.signUp()
  const visitor = api.visitor()
  const before = api.log().length
  const person = { email: 'une-adresse-a-taire@exemple.fr', password: 'un mot de passe', name: 'NomATaire' }
  const statuses = await without('auth.accounts', async () => [
    (await visitor.post('/api/auth/sign-up/email', person)).status,
    (await visitor.post('/api/auth/sign-in/email', { email, password: 'un mot de passe' })).status,
  ])
  const response = await without('auth.verifications', () =>
    visitor.post('/api/auth/request-password-reset', { email }),
  )
  expect([...statuses, response.status]).toEqual([500, 500, 500])
  const log = api.log().slice(before)
  expect(log).toMatch(/"code":"42P01"/)
  expect(log).not.toMatch(/NomATaire|une-adresse-a-taire|un mot de passe|@exemple/)
})
