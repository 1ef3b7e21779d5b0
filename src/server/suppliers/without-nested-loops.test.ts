import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember, type MemberTx } from '#database/as-member.ts'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { withoutNestedLoops } from './without-nested-loops.ts'

let db: TestDatabase
let userId: string
beforeAll(async () => {
  db = await createTestDatabase()
  userId = await db.createUser()
})
afterAll(() => db.drop())

async function settings({ client }: MemberTx) {
  const { rows } = await client.query<{ loops: string; jit: string }>(
    "select current_setting('enable_nestloop') as loops, current_setting('jit') as jit",
  )
  return rows[0]
}

test('a statement without nested loops is not compiled, which their estimate would make PostgreSQL do', async () => {
  const [within, after] = await asMember(db, userId, async (tx) => {
    await tx.client.query('SET LOCAL jit = on')
    return [await withoutNestedLoops(tx, () => settings(tx)), await settings(tx)]
  })
  expect(within).toEqual({ loops: 'off', jit: 'off' })
  expect(after).toEqual({ loops: 'on', jit: 'off' })
})
