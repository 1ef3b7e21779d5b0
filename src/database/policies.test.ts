import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asMember, asVisitor } from './as-member.ts'
import { asServerFor } from './auth-tables.ts'
import { SQLSTATE } from './sql-failure.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { insert } from './testing/insert.ts'
import { addKitchen } from './testing/kitchen.ts'
import { refusal } from './testing/refusal.ts'
import { IN_ORDER } from './user-tables/user-tables.ts'

let db: TestDatabase
let owner: string
let other: string

beforeAll(async () => {
  db = await createTestDatabase()
  owner = await db.createUser()
  other = await db.createUser()
  await addKitchen(db, owner)
})
afterAll(() => db.drop())

/** Rows of the owner's that a user finds when asking for them by name. */
async function seen(userId: string, table: string): Promise<number> {
  const sql = `select count(*) as rows from ${table} where user_id = $1`
  const { rows } = await asMember(db, userId, ({ client }) => client.query<{ rows: number }>(sql, [owner]))
  return rows[0]?.rows ?? -1
}

/** The rows of a table that the server sees while it acts for a user. */
function ofServer(table: string, userId: string): Promise<unknown[]> {
  return asServerFor(
    db,
    userId,
    async ({ client }) => (await client.query(`select user_id from ${table}`)).rows,
  )
}

const writesTo = (table: string) => [
  `insert into ${table} default values`,
  `update ${table} set user_id = user_id`,
  `delete from ${table}`,
  `truncate ${table} cascade`,
]

test('no table is left out of these tests', async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  expect(rows.map((row) => row.name)).toEqual([...IN_ORDER].sort())
})

describe.each(IN_ORDER)('%s', (table) => {
  test('shows the owner their rows', async () => {
    expect(await seen(owner, table)).toBeGreaterThan(0)
  })

  test('shows another user nothing', async () => {
    expect(await seen(other, table)).toBe(0)
  })

  test('lets another user change and delete nothing', async () => {
    await asMember(db, other, async ({ client }) => {
      const update = await client.query(`update ${table} set user_id = user_id where user_id = $1`, [owner])
      const remove = await client.query(`delete from ${table} where user_id = $1`, [owner])
      expect([update.rowCount, remove.rowCount]).toEqual([0, 0])
    })
    expect(await seen(owner, table)).toBeGreaterThan(0)
  })

  test('refuses a row in the name of another', async () => {
    const copy = asMember(db, owner, ({ client }) =>
      client.query(`update ${table} set user_id = $1 where user_id = $2`, [other, owner]),
    )
    // An engine that distributes has no statement at all that would move a row to another user's place.
    expect([SQLSTATE.insufficientPrivilege, SQLSTATE.notSupported]).toContain(await refusal(copy))
  })

  test('shows and gives nothing to nobody', async () => {
    const client = await db.pool.connect()
    try {
      await client.query('begin; set local role gramme_member')
      const { rows } = await client.query(`select from ${table}`)
      expect(rows).toHaveLength(0)
      const { rowCount } = await client.query(`delete from ${table}`)
      expect(rowCount).toBe(0)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test("is closed even to the server's own role, which owns it", async () => {
    const { rows } = await db.pool.query(`select from ${table}`)
    expect(rows).toHaveLength(0)
  })

  test('is read, and not written, by a visitor', async () => {
    const { rows } = await asVisitor(db, owner, ({ client }) => client.query(`select from ${table}`))
    expect(rows.length).toBeGreaterThan(0)
    for (const statement of writesTo(table)) {
      const write = asVisitor(db, owner, ({ client }) => client.query(statement))
      expect([SQLSTATE.insufficientPrivilege, SQLSTATE.readOnlyTransaction]).toContain(await refusal(write))
    }
  })

  test('refuses the writes of a visitor even in a transaction that may write', async () => {
    const client = await db.pool.connect()
    try {
      for (const statement of writesTo(table)) {
        await client.query(`begin; set local role gramme_visitor; set local app.user_id = '${owner}'`)
        expect(await refusal(client.query(statement))).toBe(SQLSTATE.insufficientPrivilege)
        await client.query('rollback')
      }
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

test('the server, acting for a user, reaches the settings of that user, and no other table', async () => {
  expect(await ofServer('account_settings', owner)).toEqual([{ user_id: owner }])
  expect(await ofServer('account_settings', other)).toEqual([{ user_id: other }])
  for (const table of IN_ORDER.filter((name) => name !== 'account_settings'))
    expect(await ofServer(table, owner)).toHaveLength(0)
})

test('a row in the name of another user is refused', async () => {
  const add = asMember(db, other, (tx) =>
    insert(tx, 'tech_sheets', { user_id: owner, title: 'Intrus', category: 'Plat', portions: 1 }),
  )
  expect(await refusal(add)).toBe(SQLSTATE.insufficientPrivilege)
})

test('members and visitors do not reach the accounts', async () => {
  for (const as of [asMember, asVisitor])
    for (const table of [
      'users',
      'sessions',
      'accounts',
      'two_factors',
      'passkeys',
      'access_tokens',
      'verifications',
      'rate_limits',
    ])
      expect(await refusal(as(db, owner, ({ client }) => client.query(`select from auth.${table}`)))).toBe(
        SQLSTATE.insufficientPrivilege,
      )
})
