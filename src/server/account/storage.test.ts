import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountStorage } from '#contract/account.ts'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { add, draft } from '../testing/price-lists.ts'
import { deal } from '../testing/suppliers.ts'
import { IN_BIN, ITEMS, PICTURES } from './storage.queries.ts'

const MAX_ITEMS = 10

let api: Api
beforeAll(async () => {
  api = await startApi({ storage: { maxItems: MAX_ITEMS, maxPhotoBytes: 2 * JPEG.length } })
})
afterAll(() => api.close())

const storageOf = (chef: ApiClient) => chef.done(chef.get<AccountStorage>('/api/account/storage'))
const addSupplier = (chef: ApiClient, name: string) =>
  chef.post<{ code?: string }>('/api/suppliers', { name })

const emptyBin = (chef: ApiClient) =>
  chef.done(chef.delete('/api/deleted-items', { until: new Date().toISOString() }))

/** An account of which the next item is one too many. */
async function fullAccount() {
  const chef = await api.signUp()
  for (let index = 0; index < MAX_ITEMS; index += 1) await deal(chef, `Maison ${index}`)
  return chef
}

test('every table of an account is counted, or has one row for each of another table or a bounded number', async () => {
  const { rows } = await api.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'user_id' AND is_updatable = 'YES' ORDER BY 1`,
  )
  const notCounted = rows
    .map(({ name }) => name)
    .filter((name) => ![...ITEMS, ...IN_BIN, ...PICTURES].some((each) => each === name))
  // Of an import, earlier versions count; what it has made is one row for each thing. Ticks of a kitchen are kept for a week.
  expect(notCounted).toEqual([
    'account_settings',
    'idempotency_keys',
    'imported_rows',
    'imports',
    'kitchen_marks',
    'recettes_publiables',
  ])
})

test('what an account holds is counted, and compared with what it may hold', async () => {
  const chef = await api.signUp()
  expect(await storageOf(chef)).toEqual({
    items: 0,
    maxItems: MAX_ITEMS,
    photoBytes: 0,
    maxPhotoBytes: 2 * JPEG.length,
  })
  const sheet = await write(chef, {})
  await chef.send('PUT', `/api/tech-sheets/${sheet.id}/photo`, {
    body: JPEG,
    headers: { 'content-type': 'image/jpeg' },
  })
  expect(await storageOf(chef)).toMatchObject({ items: 1, photoBytes: JPEG.length })
})

test('a full account gets nothing more, and can be changed, emptied and filled again', async () => {
  const chef = await fullAccount()
  const refused = await addSupplier(chef, 'Une de trop')
  expect([refused.status, refused.body.code]).toEqual([403, 'STORAGE_FULL'])
  expect((await storageOf(chef)).items).toBe(MAX_ITEMS)
  const { items } = await chef.done(chef.get<{ items: { id: string }[] }>('/api/suppliers'))
  const address = `/api/suppliers/${items[0]?.id}`
  expect((await chef.change(address, { name: 'Un autre nom' })).status).toBe(200)
  expect((await chef.delete(address)).status).toBe(200)
  expect((await addSupplier(chef, 'De nouveau')).body.code, 'what is in the bin counts').toBe('STORAGE_FULL')
  await emptyBin(chef)
  expect((await addSupplier(chef, 'De nouveau')).status).toBe(201)
})

test('a price, a line of a sheet and an undo are refused to a full account, and changes that add nothing are not', async () => {
  const chef = await api.signUp()
  const butter = await buy(chef, { priceHt: 8 })
  const address = `/api/user-products/${butter.id}`
  await chef.done(chef.change(address, { priceHt: 9 }))
  const sheet = await write(chef, { ingredients: [grams(butter, 100)] })
  const { items } = await storageOf(chef)
  for (let index = items; index < MAX_ITEMS; index += 1) await deal(chef, `Maison ${index}`)
  const { items: acts } = await chef.done(chef.get<{ items: { id: string }[] }>('/api/price-changes'))
  const save = (grammes: number[]) =>
    chef.patch<{ code?: string }>(`/api/tech-sheets/${sheet.id}`, {
      version: sheet.version,
      ingredients: grammes.map((quantity) => grams(butter, quantity)),
    })
  const refused = [
    await chef.change<{ code?: string }>(address, { priceHt: 10 }),
    await save([50, 50]),
    await chef.post<{ code?: string }>(`/api/price-changes/${acts[0]?.id}/undo`),
  ]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    refused.map(() => [403, 'STORAGE_FULL']),
  )
  expect((await storageOf(chef)).items).toBe(MAX_ITEMS)
  expect((await chef.change(address, { name: 'Beurre doux' })).status).toBe(200)
  expect((await save([150])).status).toBe(200)
})

test('an account that holds more than it may since the limit was lowered can be changed, and gets nothing more', async () => {
  const chef = await fullAccount()
  const lower = await startApi({ ...api.config, storage: { maxItems: 5, maxPhotoBytes: 1 } }, { beside: api })
  const there = lower.visitor()
  await there.done(there.post('/api/auth/sign-in/email', { email: chef.email, password: 'un mot de passe' }))
  const { items } = await there.done(there.get<{ items: { id: string }[] }>('/api/suppliers'))
  expect((await addSupplier(there, 'Une de trop')).body.code).toBe('STORAGE_FULL')
  for (const { id } of items.slice(0, 2))
    expect((await there.delete(`/api/suppliers/${id}`)).status).toBe(200)
  await emptyBin(there)
  const butter = await buy(chef)
  expect((await there.change(`/api/user-products/${butter.id}`, { brand: 'Élle' })).status).toBe(200)
  await lower.close()
})

test('a neighbour of a full account is not full', async () => {
  await fullAccount()
  const neighbour = await api.signUp()
  expect((await addSupplier(neighbour, 'Une')).status).toBe(201)
})

test('additions at the same moment do not pass the limit together', async () => {
  const chef = await api.signUp()
  const answers = await Promise.all(
    Array.from({ length: MAX_ITEMS + 6 }, (_, index) => addSupplier(chef, `Maison ${index}`)),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_ITEMS)
  expect(answers.filter(({ body }) => body.code === 'STORAGE_FULL')).toHaveLength(6)
})

test('a price list that is too long for the account leaves it as it was', async () => {
  const chef = await api.signUp()
  const supplier = await deal(chef)
  const before = await storageOf(chef)
  const rows = Array.from({ length: MAX_ITEMS }, (_, index) => add({ name: `Article ${index}` }))
  await expect(draft(chef, supplier, rows)).rejects.toThrow('STORAGE_FULL')
  expect((await storageOf(chef)).items, 'the list itself has been begun').toBe(before.items + 1)
})

test('photos fill their own room, also the copies of a sheet', async () => {
  const chef = await api.signUp()
  const sheet = await write(chef, {})
  const put = (of: { id: string }) =>
    chef.send<{ code?: string }>('PUT', `/api/tech-sheets/${of.id}/photo`, {
      body: JPEG,
      headers: { 'content-type': 'image/jpeg' },
    })
  expect((await put(sheet)).status).toBe(200)
  expect((await put(sheet)).status, 'one photo takes the place of another').toBe(200)
  expect((await chef.post(`/api/tech-sheets/${sheet.id}/duplicate`)).status).toBe(201)
  const third = await chef.post<{ code?: string }>(`/api/tech-sheets/${sheet.id}/duplicate`)
  expect([third.status, third.body.code]).toEqual([403, 'PHOTOS_FULL'])
  const other = await write(chef, {})
  expect((await put(other)).body.code).toBe('PHOTOS_FULL')
  expect((await storageOf(chef)).photoBytes).toBe(2 * JPEG.length)
})

test('a photo in the bin fills its room until the bin is emptied, and comes back to a full account', async () => {
  const chef = await api.signUp()
  const photographed = async () => {
    const sheet = await write(chef, {})
    const put = await chef.send('PUT', `/api/tech-sheets/${sheet.id}/photo`, {
      body: JPEG,
      headers: { 'content-type': 'image/jpeg' },
    })
    return { sheet, status: put.status }
  }
  const { sheet } = await photographed()
  await photographed()
  const { deletedItemId } = await chef.done(
    chef.delete<{ deletedItemId: string }>(`/api/tech-sheets/${sheet.id}`),
  )
  expect((await storageOf(chef)).photoBytes).toBe(2 * JPEG.length)
  expect((await photographed()).status).toBe(403)
  await chef.done(chef.post(`/api/deleted-items/${deletedItemId}/restore`))
  expect((await storageOf(chef)).photoBytes).toBe(2 * JPEG.length)
  await chef.done(chef.delete(`/api/tech-sheets/${sheet.id}`))
  await emptyBin(chef)
  expect((await photographed()).status).toBe(200)
})
