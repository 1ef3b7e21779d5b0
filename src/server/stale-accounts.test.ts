import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import { buy, grams, read, save, write } from './testing/kitchen.ts'
import { type Api, startApi } from './testing/start-api.ts'
import { updateStaleAccounts } from './stale-accounts.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('costs of an earlier formula are computed again, those of other accounts are left alone', async () => {
  const sheets = await Promise.all(
    ['of the old formula', 'of the new one'].map(async () => {
      const chef = await api.signUp()
      const product = await buy(chef, { priceHt: 70.06496 })
      const sheet = await write(chef)
      await save(chef, sheet, { ingredients: [grams(product, 1000)] })
      await asMember(api.database, chef.userId, ({ client }) =>
        client.query('update tech_sheets set cout_matiere = 70.065'),
      )
      return { chef, sheet }
    }),
  )
  await api.database.pool.query('insert into auth.stale_costs values ($1)', [sheets[0]?.chef.userId])

  await updateStaleAccounts(api.database)

  const costs = await Promise.all(
    sheets.map(async ({ chef, sheet }) => (await read(chef, sheet)).coutMatiere),
  )
  expect(costs).toEqual([70.06496, 70.065])
  expect((await api.database.pool.query('select from auth.stale_costs')).rowCount).toBe(0)
})

test('pictures that were stored with metadata lose it', async () => {
  const chef = await api.signUp()
  const sheet = await write(chef)
  const at = `/api/tech-sheets/${sheet.id}/photo`
  await chef.done(chef.send('PUT', at, { body: JPEG, headers: { 'content-type': 'image/jpeg' } }))
  const content = () =>
    asMember(api.database, chef.userId, async ({ client }) => {
      const { rows } = await client.query<{ content: Buffer }>('select content from tech_sheet_photos')
      return rows[0]?.content
    })
  await asMember(api.database, chef.userId, ({ client }) =>
    client.query('update tech_sheet_photos set content = $1', [
      Buffer.concat([JPEG, Buffer.from('the place')]),
    ]),
  )
  expect((await content())?.includes('the place')).toBe(true)
  await api.database.pool.query('insert into auth.stale_pictures values ($1)', [chef.userId])
  await updateStaleAccounts(api.database)
  expect(await content()).toEqual(JPEG)
  expect((await api.database.pool.query('select from auth.stale_pictures')).rowCount).toBe(0)
})

test('nothing is begun once the server stops', async () => {
  const chef = await api.signUp()
  await api.database.pool.query('insert into auth.stale_costs values ($1)', [chef.userId])
  await updateStaleAccounts(api.database, AbortSignal.abort())
  expect((await api.database.pool.query('select from auth.stale_costs')).rowCount).toBe(1)
})
