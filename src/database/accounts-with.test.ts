import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsWith } from './accounts-with.ts'
import { asMember } from './as-member.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

const OLD = "FROM idempotency_keys WHERE user_id = $1 AND operation = 'old'"
const NEW = "FROM idempotency_keys WHERE user_id = $1 AND operation = 'new'"
const ANYBODYS = 'FROM idempotency_keys WHERE user_id <> $1'

async function withKey(operation: string): Promise<string> {
  const id = await db.createUser()
  await asMember(db, id, ({ client }) =>
    client.query(
      "INSERT INTO idempotency_keys (user_id, operation, key, fingerprint) VALUES ($1, $2, 'key', '')",
      [id, operation],
    ),
  )
  return id
}

test('the accounts that have rows of one of the kinds, each looked at with the rights of its member alone', async () => {
  const [none, old, young] = [await db.createUser(), await withKey('old'), await withKey('new')]
  const all = [none, old, young]
  expect(await accountsWith(db, all, [OLD])).toEqual([old])
  expect(await accountsWith(db, all, [OLD, NEW])).toEqual([old, young])
  expect(await accountsWith(db, [none, young], [OLD])).toEqual([])
  expect(await accountsWith(db, all, [ANYBODYS])).toEqual([])
})

test('nothing of it stays on the connection, also after a failure', async () => {
  const id = await withKey('old')
  await expect(accountsWith(db, [id], ['FROM no_such_table'])).rejects.toThrow('no_such_table')
  await accountsWith(db, [id], [OLD])
  const { rows } = await db.pool.query(
    "select current_user = session_user as own, current_setting('app.user_id', true) as account, to_regproc('pg_temp.has_such_rows') as left",
  )
  expect(rows).toEqual([{ own: true, account: '', left: null }])
})
