import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asMember, asVisitor } from './as-member.ts'
import { type Session, SessionEnded } from './session-check.ts'
import { signIn } from './testing/sign-in.ts'
import { Sent } from './transaction.ts'
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
})
afterAll(() => db.drop())

const names = (userId: string) =>
  asMember(db, userId, async ({ db }) => {
    const rows = await db.select({ name: supplierContacts.name }).from(supplierContacts)
    return rows.map((row) => row.name)
  })

describe('a member', () => {
  test('keeps what was written when the work succeeds', async () => {
    const { name } = await asMember(db, camille, async ({ db, houseId }) => {
      const [row] = await db
        .insert(supplierContacts)
        .values({ userId: houseId, name: 'Les Halles' })
        .returning()
      expect(row?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      return { name: row?.name }
    })
    expect(name).toBe('Les Halles')
    expect(await names(camille)).toEqual(['Les Halles'])
    expect(await names(sasha)).toEqual([])
  })

  test('keeps nothing when the work fails', async () => {
    const failed = asMember(db, sasha, async ({ db, houseId }) => {
      await db.insert(supplierContacts).values({ userId: houseId, name: 'Metro' })
      throw new Error('burnt')
    })
    await expect(failed).rejects.toThrow('burnt')
    expect(await names(sasha)).toEqual([])
  })

  test('is told when a failed statement was passed over in silence', async () => {
    const failed = asMember(db, sasha, async ({ db, houseId }) => {
      await db.insert(supplierContacts).values({ userId: houseId, name: 'Metro' })
      await db
        .insert(supplierContacts)
        .values({ userId: houseId, name: '' })
        .catch(() => undefined)
    })
    await expect(failed).rejects.toThrow('passed over')
    expect(await names(sasha)).toEqual([])
  })

  test('is given the failure of a statement by those that were sent with it too, which are refused because of it', async () => {
    const reasons: unknown[] = []
    const failed = asMember(db, sasha, async ({ client }) => {
      await client.query('savepoint before')
      await client.query('select earlier').catch(() => client.query('rollback to before'))
      const sent = [client.query('select nothing'), client.query('select 1'), client.query('select 2')]
      for (const answer of await Promise.allSettled(sent))
        if (answer.status === 'rejected') reasons.push(answer.reason)
      await Promise.all(sent)
    })
    await expect(failed).rejects.toThrow('"nothing"')
    expect(reasons.map((reason) => sqlFailure(reason)?.message)).toEqual(
      Array<string>(3).fill('column "nothing" does not exist'),
    )
  })

  test('keeps what was written though its last statement was sent with the commit, and nothing where that one fails', async () => {
    const write = (name: string) =>
      asMember(db, sasha, async ({ client, houseId }) => {
        await client.query('select 1')
        const insert = 'insert into supplier_contacts (user_id, name) values ($1, $2) returning name'
        return new Sent(
          client.query<{ name: string }>(insert, [houseId, name]).then(({ rows }) => rows[0]?.name),
        )
      })
    expect(await write('Rungis')).toBe('Rungis')
    const refused: unknown = await write('').catch((error: unknown) => error)
    expect(sqlFailure(refused)?.code).toBe(SQLSTATE.checkViolation)
    expect(await names(sasha)).toEqual(['Rungis'])
    await asMember(db, sasha, ({ db }) => db.delete(supplierContacts))
  })

  test('leaves no trace on the connection it gives back', async () => {
    const one = await asMember(db, camille, ({ client }) => client.query('select current_user as role'))
    expect(one.rows).toEqual([{ role: 'gramme_member' }])
    const { rows } = await db.pool.query(
      `select current_user as role, current_setting('app.user_id', true) as "userId"`,
    )
    expect(rows[0]?.role).toBe('gramme')
    expect(rows[0]?.userId || null).toBeNull()
  })

  test('cannot go on in a transaction that has ended', async () => {
    const kept = await asMember(db, camille, async (tx) => tx)
    await expect(kept.client.query('select 1')).rejects.toThrow('ended')
    await expect(kept.db.select().from(supplierContacts)).rejects.toThrow()
  })

  test('sees work that throws before it waits as failed work', async () => {
    const failed = asMember(db, camille, () => {
      throw new Error('at once')
    })
    await expect(failed).rejects.toThrow('at once')
  })

  test('must be named by a UUID', () => {
    expect(() => asMember(db, `'; drop table users; --`, async () => 0)).toThrow(TypeError)
  })

  test('loses the connection, not the pool, when PostgreSQL cuts it', async () => {
    const cut = asMember(db, camille, ({ client }) =>
      client.query('select pg_terminate_backend(pg_backend_pid())'),
    )
    await expect(cut).rejects.toThrow()
    expect(await names(camille)).toEqual(['Les Halles'])
  })

  test('reads one state of the data under repeatable read', async () => {
    await asMember(
      db,
      camille,
      async ({ db: mine }) => {
        const before = await mine.$count(supplierContacts)
        await asMember(db, camille, ({ db, houseId }) =>
          db.insert(supplierContacts).values({ userId: houseId, name: 'Rungis' }),
        )
        expect(await mine.$count(supplierContacts)).toBe(before)
      },
      { isolation: 'repeatable read' },
    )
    await asMember(db, camille, ({ db }) =>
      db.delete(supplierContacts).where(eq(supplierContacts.name, 'Rungis')),
    )
  })
})

describe('a visitor', () => {
  test('reads the rows of the owner', async () => {
    const seen = await asVisitor(db, camille, ({ db }) => db.select().from(supplierContacts))
    expect(seen.map((row) => row.name)).toEqual(['Les Halles'])
  })

  test('writes nothing, whatever it tries', async () => {
    const write = asVisitor(db, camille, ({ db, houseId }) =>
      db.insert(supplierContacts).values({ userId: houseId, name: 'Non' }),
    )
    const error: unknown = await write.catch((error: unknown) => error)
    expect([SQLSTATE.readOnlyTransaction, SQLSTATE.insufficientPrivilege]).toContain(sqlFailure(error)?.code)
  })
})

/** By a session that is checked in the transaction. */
const insert = (session: Session, name: string) =>
  asMember(
    db,
    session.houseId,
    ({ db, houseId }) => db.insert(supplierContacts).values({ userId: houseId, name }),
    { by: session, session },
  )

describe('a session that is checked in the transaction', () => {
  test('writes for its house while it is alive', async () => {
    const session = await signIn(db, await db.createUser())
    await insert(session, 'Metro')
    expect(await names(session.houseId)).toEqual(['Metro'])
  })

  test('keeps nothing where it has expired, was ended, is another’s, or its person has another role now', async () => {
    const userId = await db.createUser()
    const alive = await signIn(db, userId)
    const late = await signIn(db, userId, -1000)
    const ended = await signIn(db, userId)
    await db.pool.query('delete from auth.sessions where token = $1', [ended.token])
    const mixed = { ...alive, userId: sasha }
    const elsewhere = { ...alive, houseId: sasha }
    for (const session of [late, ended, mixed, elsewhere]) {
      await expect(insert(session, 'Metro')).rejects.toThrow(SessionEnded)
      expect(await names(session.houseId)).toEqual([])
    }
    await db.pool.query("update auth.memberships set role = 'cook' where user_id = $1", [userId])
    await expect(insert(alive, 'Metro')).rejects.toThrow(SessionEnded)
    expect(await names(userId)).toEqual([])
  })

  test('sees nothing, and holds no lock of the house, where it is no more', async () => {
    const userId = await db.createUser()
    const session = { ...(await signIn(db, userId)), token: 'none' }
    const seen: unknown[] = []
    const read = asMember(
      db,
      userId,
      async ({ client }) => {
        const { rows } = await client.query('select user_id from account_settings for update')
        seen.push(...rows)
      },
      { by: session, session },
    )
    await expect(read).rejects.toThrow(SessionEnded)
    expect(seen).toEqual([])
  })
})

test('of long work an account does one at a time, beside its short work and that of others', async () => {
  const [chef, neighbour] = [await db.createUser(), await db.createUser()]
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const begun: string[] = []
  const begin = (name: string) => async () => void begun.push(name)
  const first = asMember(db, chef, () => held, { long: true })
  const second = asMember(db, chef, begin('second of the chef'), { long: true })
  await asMember(db, neighbour, begin('of the neighbour'), { long: true })
  await asMember(db, chef, begin('short of the chef'))
  expect(begun).toEqual(['of the neighbour', 'short of the chef'])
  release()
  await Promise.all([first, second])
  expect(begun.at(-1)).toBe('second of the chef')
})
