import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { waitingForLocks } from '#database/testing/waiting.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { eraseAccount } from './account.queries.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

const untilDeletionWaits = () => expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0)

/** An account whose time has come. */
async function leaving(): Promise<string> {
  const userId = await db.createUser()
  await db.pool.query('insert into auth.departures (user_id) values ($1)', [userId])
  return userId
}

async function expectNoAccount(userId: string): Promise<void> {
  const { rows } = await db.pool.query('select id from auth.users where id = $1', [userId])
  expect(rows).toEqual([])
}

test('an account is deleted after the write of costs that it meets', async () => {
  const userId = await leaving()
  let deletion: Promise<boolean> = Promise.resolve(false)
  await asMember(db, userId, async (tx) => {
    await lockCosts(tx)
    deletion = eraseAccount(db, userId)
    await untilDeletionWaits()
    await tx.client.query('insert into cartes (user_id) values ($1)', [userId])
  })
  expect(await deletion).toBe(true)
  await expectNoAccount(userId)
})

test('an account is deleted beside writes that do not take the lock of costs', async () => {
  const userId = await leaving()
  const carte = await asMember(db, userId, async ({ client }) => {
    const insert = 'insert into cartes (user_id) values ($1) returning id'
    return (await client.query<{ id: string }>(insert, [userId])).rows[0]?.id
  })
  let deletion: Promise<boolean> = Promise.resolve(false)
  const write = asMember(db, userId, async ({ client }) => {
    await client.query("update cartes set nom = 'Carte du soir' where id = $1", [carte])
    deletion = eraseAccount(db, userId)
    await untilDeletionWaits()
    await client.query("insert into gammes (user_id, carte_id, nom) values ($1, $2, 'Automne')", [
      userId,
      carte,
    ])
  })
  // PostgreSQL chooses which of the two it refuses: the write is kept and then deleted, or refused.
  await write.catch((error: unknown) => expect(error).toMatchObject({ code: '40P01' }))
  expect(await deletion).toBe(true)
  await expectNoAccount(userId)
})
