import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { exportAccount, sendArchive } from '../testing/account-file.ts'
import { type Api, startApi } from '../testing/start-api.ts'

const PRODUCTS = 1000

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('an import that fills a table has it analysed before it answers', async () => {
  const owner = await api.signUp()
  await asMember(api.database, owner.userId, async (tx) => {
    await namesChange(tx)
    await tx.client.query(
      `INSERT INTO user_products (user_id, name, category, unit, price_ht)
       SELECT $1, 'Produit ' || i, 'Épicerie', 'kg', 2 FROM generate_series(1, $2::int) AS i`,
      [owner.userId, PRODUCTS],
    )
  })
  const heir = await api.signUp()
  await heir.done(sendArchive(heir, await exportAccount(owner)))
  const { rows } = await api.database.pool.query<{ reltuples: number }>(
    `SELECT reltuples FROM pg_class WHERE oid = 'user_products'::regclass`,
  )
  expect(rows[0]?.reltuples).toBe(2 * PRODUCTS)
})
