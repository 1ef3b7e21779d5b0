import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberReader, visitorReader } from './session-reader.ts'
import { SQLSTATE, sqlFailure } from './sql-failure.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { addKitchen } from './testing/kitchen.ts'

let db: TestDatabase
let owner: string

beforeAll(async () => {
  db = await createTestDatabase()
  owner = await db.createUser()
  await addKitchen(db, owner)
  await addKitchen(db, await db.createUser())
})
afterAll(() => db.drop())

test.each([
  ['a visitor', () => visitorReader(db, owner)],
  ['a program', () => memberReader(db, { houseId: owner, role: 'owner' })],
])('%s reads the rows of one account', async (_who, reader) => {
  const { client } = reader()
  const { rows } = await client.query<{ user_id: string }>('select user_id from tech_sheets')
  expect(rows.map((row) => row.user_id)).toEqual([owner])
})

test.each([
  ['a visitor', () => visitorReader(db, owner)],
  ['a program', () => memberReader(db, { houseId: owner, role: 'owner' })],
])('%s writes nothing, and the connection is as it was', async (_who, reader) => {
  const { client } = reader()
  const refused = await client.query('delete from tech_sheets').catch((error: unknown) => error)
  expect(sqlFailure(refused)?.code).toBe(SQLSTATE.readOnlyTransaction)
  const { rows } = await db.pool.query<{ role: string }>('select current_setting($1) as role', ['role'])
  expect(rows[0]?.role).toBe('none')
})
