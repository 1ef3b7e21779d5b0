import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember, memberReader } from './as-member.ts'
import { supplierContacts } from './schema/supplier-contacts.ts'
import { SQLSTATE, sqlFailure } from './sql-failure.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let db: TestDatabase
let camille: string
let sasha: string

beforeAll(async () => {
  db = await createTestDatabase()
  camille = await db.createUser()
  sasha = await db.createUser()
  for (const [userId, name] of [
    [camille, 'Les Halles'],
    [sasha, 'Le Marché'],
  ] as const)
    await asMember(db, userId, ({ db }) => db.insert(supplierContacts).values({ userId, name }))
})
afterAll(() => db.drop())

const suppliers = async (userId: string) => {
  const { rows } = await memberReader(db, userId).client.query<{ name: string }>({
    name: 'all-suppliers',
    text: 'select name from supplier_contacts',
  })
  return rows.map((row) => row.name)
}

test('a reader sees the rows of its user only, however many read at once over the same connections', async () => {
  const asked = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? camille : sasha))
  const read = await Promise.all(asked.map(suppliers))
  expect(read).toEqual(asked.map((userId) => [userId === camille ? 'Les Halles' : 'Le Marché']))
})

test('a reader writes nothing', async () => {
  const failed = memberReader(db, camille).client.query('delete from supplier_contacts')
  const error: unknown = await failed.catch((error: unknown) => error)
  expect(sqlFailure(error)?.code).toBe(SQLSTATE.readOnlyTransaction)
  expect(await suppliers(camille)).toEqual(['Les Halles'])
})

test('a read that fails says why, and gives its connection back as it was', async () => {
  for (let round = 0; round < 12; round += 1)
    await expect(memberReader(db, camille).client.query('select nothing')).rejects.toThrow('"nothing"')
  const { rows } = await db.pool.query<{ role: string; acting: string }>(
    "select current_user::text as role, current_setting('app.user_id', true) as acting",
  )
  expect(rows[0]?.role).not.toBe('gramme_member')
  expect(rows[0]?.acting ?? '').toBe('')
})
