import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from './as-member.ts'
import { supplierContacts } from './schema/supplier-contacts.ts'
import { type Session, SessionEnded } from './session-check.ts'
import { sessionReader } from './session-reader.ts'
import { SQLSTATE, sqlFailure } from './sql-failure.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { signIn } from './testing/sign-in.ts'

let db: TestDatabase
let camille: Session
let sasha: Session

beforeAll(async () => {
  db = await createTestDatabase()
  camille = await member('Les Halles')
  sasha = await member('Le Marché')
})
afterAll(() => db.drop())

/** A chef with one supplier, signed in. */
async function member(supplier: string, lasting?: number): Promise<Session> {
  const userId = await db.createUser()
  await asMember(db, userId, ({ db }) => db.insert(supplierContacts).values({ userId, name: supplier }))
  return signIn(db, userId, lasting)
}

async function suppliers(session: Session): Promise<string[]> {
  const { rows } = await sessionReader(db, session).client.query<{ name: string }>({
    name: 'all-suppliers',
    text: 'select name from supplier_contacts where user_id = $1',
    values: [session.houseId],
  })
  return rows.map((row) => row.name)
}

test('a reader sees the rows of its user only, however many read at once over the same connections', async () => {
  const readers = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? camille : sasha))
  const read = await Promise.all(readers.map(suppliers))
  expect(read).toEqual(readers.map((session) => [session === camille ? 'Les Halles' : 'Le Marché']))
})

test('a reader whose session has expired, was ended, or is another’s, reads nothing', async () => {
  const late = await member('Trop tard', -1000)
  const ended = await member('Terminé')
  await db.pool.query('delete from auth.sessions where token = $1', [ended.token])
  const mixed = { ...sasha, token: camille.token }
  const elsewhere = { ...camille, houseId: sasha.houseId }
  const nobody = { ...camille, userId: randomUUID(), token: 'none' }
  for (const session of [late, ended, mixed, elsewhere, nobody]) {
    await expect(suppliers(session)).rejects.toThrow(SessionEnded)
    await expect(sessionReader(db, session).client.query('select nothing')).rejects.toThrow(SessionEnded)
  }
})

test('a reader writes nothing', async () => {
  const failed = sessionReader(db, camille).client.query('delete from supplier_contacts')
  const error: unknown = await failed.catch((error: unknown) => error)
  expect(sqlFailure(error)?.code).toBe(SQLSTATE.readOnlyTransaction)
  expect(await suppliers(camille)).toEqual(['Les Halles'])
})

test('a reader sees nothing of the accounts', async () => {
  const failed = sessionReader(db, camille).client.query('select token from auth.sessions')
  const error: unknown = await failed.catch((error: unknown) => error)
  expect(sqlFailure(error)?.code).toBe(SQLSTATE.insufficientPrivilege)
})

test('a read that fails says why, and gives its connection back as it was', async () => {
  for (let round = 0; round < 12; round += 1)
    await expect(sessionReader(db, camille).client.query('select nothing')).rejects.toThrow('"nothing"')
  const { rows } = await db.pool.query<{ role: string; acting: string }>(
    "select current_user::text as role, current_setting('app.user_id', true) as acting",
  )
  expect(rows[0]?.role).not.toBe('gramme_member')
  expect(rows[0]?.acting ?? '').toBe('')
})
