import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
let holder: Client
beforeAll(async () => {
  api = await startApi()
  holder = new Client({ connectionString: api.database.connectionString })
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await api.close()
})

/** The address of the photo of a fresh sheet. */
async function photoOf(chef: Member): Promise<string> {
  const sheet = { title: 'Blanquette', category: 'Plat', portions: 8, ingredients: [] }
  const { id } = await chef.done(chef.post<{ id: string }>('/api/tech-sheets', sheet))
  const path = `/api/tech-sheets/${id}/photo`
  const photo = { body: JPEG, headers: { 'content-type': 'image/jpeg' } }
  const { id: photoId } = await chef.done(chef.send<{ id: string }>('PUT', path, photo))
  return `${path}/${photoId}`
}

/** How many statements wait for the lock. */
async function waiting(): Promise<number> {
  const { rowCount } = await holder.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount ?? 0
}

test('of pictures of all accounts two are read from the database at once, and no other answer waits for them', async () => {
  const chefs = [await api.signUp(), await api.signUp(), await api.signUp()]
  const photos = await Promise.all(chefs.map(async (chef) => ({ chef, path: await photoOf(chef) })))
  await holder.query('begin; lock table tech_sheet_photos in access exclusive mode')
  const answers = Promise.all(photos.map(({ chef, path }) => chef.get(path)))
  await expect.poll(waiting).toBe(2)
  expect((await chefs[2]?.get('/api/user-products'))?.status).toBe(200)
  expect(await waiting()).toBe(2)
  await holder.query('rollback')
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200])
})
