import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitingForLocks } from '#database/testing/waiting.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

test.each([
  ['/api/suppliers', { name: 'Maison Roux' }],
  ['/api/user-products', { name: 'Farine', category: 'Épicerie', unit: 'kg', priceHt: 10 }],
  ['/api/tech-sheets', { title: 'Crème brûlée', category: 'Dessert', portions: 4 }],
  ['/api/gammes', { nom: 'Automne' }],
])(
  'a write to %s beside the deletion of its account is refused as one without a session',
  async (path, body) => {
    const chef = await api.signUp()
    const { pool } = api.database
    const deleting = await pool.connect()
    await deleting.query('begin')
    await deleting.query('delete from auth.users where id = $1', [chef.userId])
    const writing = chef.post(path, body)
    await expect.poll(() => waitingForLocks(api.database)).toBe(1)
    await deleting.query('commit')
    deleting.release()
    expect(await writing).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
  },
)
