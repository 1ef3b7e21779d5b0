import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asMember } from './as-member.ts'
import { SQLSTATE, sqlFailure } from './sql-failure.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import type { Bound } from './testing/bound.ts'
import { BOUNDS } from './testing/bounds.ts'
import { addKitchen, type Kitchen } from './testing/kitchen.ts'
import { IN_ORDER, type UserTableName } from './user-tables/user-tables.ts'

let db: TestDatabase
let owner: string
let kitchen: Kitchen

beforeAll(async () => {
  db = await createTestDatabase()
  owner = await db.createUser()
  kitchen = await addKitchen(db, owner)
})
afterAll(() => db.drop())

const bounds = IN_ORDER.flatMap((table) => (BOUNDS[table] ?? []).map((bound) => ({ table, bound })))

/** Tries a value on the kitchen's row and says which check refused it; the row stays as it was. */
async function refusedBy(table: UserTableName, bound: Bound, value: unknown) {
  // The settings are one row of the user's.
  const ids = table === 'account_settings' ? [] : [kitchen[table]]
  const which = ids.length === 0 ? 'user_id = $2' : 'user_id = $2 and id = $3'
  const beside = bound.beside ? `, ${bound.beside}` : ''
  const text = `update ${table} set ${bound.column} = $1${beside} where ${which}`
  const values = [value, owner, ...ids]
  const attempt = asMember(db, owner, async ({ client }) => {
    const { rowCount } = await client.query(text, values)
    if (rowCount !== 1) throw new Error('The row is not there')
    throw undone
  })
  const error: unknown = await attempt.catch((error: unknown) => error)
  if (error === undone) return undefined
  const failure = sqlFailure(error)
  if (failure?.code === SQLSTATE.notNullViolation) return 'null'
  if (failure?.code === SQLSTATE.checkViolation) return failure.constraint
  throw error
}
const undone = new Error('It was accepted')

describe.each(bounds)('$table.$bound.column', ({ table, bound }) => {
  const constraint = bound.constraint === 'null' ? 'null' : `${table}_${bound.constraint ?? bound.column}`

  if (bound.allowed.length > 0)
    test('accepts all that is allowed', async () => {
      for (const value of bound.allowed)
        expect(await refusedBy(table, bound, value), String(value).slice(0, 40)).toBeUndefined()
    })

  if (bound.refused.length > 0)
    test(`refuses the rest by ${constraint}`, async () => {
      for (const value of bound.refused)
        expect(await refusedBy(table, bound, value), String(value).slice(0, 40)).toBe(constraint)
    })
})

test('every check of the database is tried here', async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    "select conname as name from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace order by 1",
  )
  const tried = bounds
    .filter(({ bound }) => bound.refused.length > 0 && bound.constraint !== 'null')
    .map(({ table, bound }) => `${table}_${bound.constraint ?? bound.column}`)
  expect([...new Set(tried)].sort(), 'BOUNDS in src/database/testing/bounds.ts has each check').toEqual(
    rows.map((row) => row.name),
  )
})
