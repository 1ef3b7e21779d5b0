import { type Column, getTableColumns } from 'drizzle-orm'
import { getViewConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asMember } from './as-member.ts'
import { isMoney } from './schema/columns.ts'
import { vueMargesParGamme } from './schema/vue-marges-par-gamme.ts'
import { columnName } from './select-columns.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { isDistributed } from './testing/engine.ts'
import { addKitchen } from './testing/kitchen.ts'
import { IN_ORDER, rowOf } from './user-tables/user-tables.ts'

const ROLE = 'gramme_without_money'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

type Shown = { name: string; isMoney: boolean }

/** Every column of every table of the user's, as the schema has it. */
const COLUMNS: Shown[] = IN_ORDER.flatMap((table) => {
  const columns: Record<string, Column> = getTableColumns(rowOf(table).table())
  return Object.entries(columns).map(([key, column]) => ({
    name: `${table}.${columnName(rowOf(table).table(), key)}`,
    isMoney: isMoney(column),
  }))
})
const names = (money: boolean) => COLUMNS.filter((column) => column.isMoney === money).map(({ name }) => name)

/** The columns of the tables of the user's that the role can read. */
async function readable(): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select format('%s.%s', c.relname, a.attname) as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and has_column_privilege($1, c.oid, a.attnum, 'select')`,
    [ROLE],
  )
  return rows.map(({ name }) => name)
}

/** The columns of each table and view, with their types. */
async function columnsIn(schema: string): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await db.pool.query<{ name: string; columns: string[] }>(
    `select c.relname as name,
       array_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'v') and not exists
       (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [schema],
  )
  return rows
}

describe('the role without money', () => {
  test('reads every column of the schema that is no money', async () => {
    const read = new Set(await readable())
    const unreadable = names(false).filter((name) => !read.has(name))
    const tables = new Set(unreadable.map((name) => name.split('.')[0]))
    const calls = [...tables].map(
      (table) => `protect('${table}', …) where it is new, hide_money('${table}', …) else`,
    )
    expect(unreadable, `the migration ends with ${calls.join(', ')}`).toEqual([])
  })

  test('reads no column of the schema that is money', async () => {
    const read = new Set(await readable())
    expect(names(true).filter((name) => read.has(name))).toEqual([])
  })

  test('has a view for each table and view, with its columns in their order and of their types', async () => {
    expect(await columnsIn('without_money')).toEqual(await columnsIn('public'))
  })

  test('writes nothing', async () => {
    const { rows } = await db.pool.query(
      `select c.relname from pg_class c where c.relnamespace in ('public'::regnamespace, 'without_money'::regnamespace)
         and (has_table_privilege($1, c.oid, 'insert, update, delete, truncate') or has_any_column_privilege($1, c.oid, 'insert, update'))`,
      [ROLE],
    )
    expect(rows).toEqual([])
  })
})

test.skipIf(isDistributed)('who sees no money reads null in its place, and all the rest', async () => {
  const owner = await db.createUser()
  const other = await db.createUser()
  await addKitchen(db, owner)
  await addKitchen(db, other)
  const read = (role: 'gramme_member' | typeof ROLE, from: string, columns: string) =>
    asMember(db, owner, async ({ client }) => {
      await client.query(
        role === ROLE ? `set local role ${ROLE}; set local search_path = without_money, public` : 'select',
      )
      return (await client.query(`select ${columns} from ${from}`)).rows
    })
  for (const table of IN_ORDER) {
    const money = names(true)
      .filter((name) => name.startsWith(`${table}.`))
      .map((name) => name.split('.')[1] ?? '')
    const whole = await read('gramme_member', `${table} order by 1, 2`, '*')
    const hidden = Object.fromEntries(money.map((name) => [name, null]))
    expect(await read(ROLE, `${table} order by 1, 2`, '*'), table).toEqual(
      whole.map((row) => ({ ...row, ...hidden })),
    )
    for (const name of money)
      await expect(read(ROLE, `public.${table}`, name), `${table}.${name}`).rejects.toThrow(
        'permission denied',
      )
  }
})

test('each figure of a gamme is money, or says nothing of it', () => {
  const { selectedFields } = getViewConfig(vueMargesParGamme)
  const shown = Object.entries(selectedFields as Record<string, Column>)
  expect(shown.filter(([, column]) => isMoney(column)).map(([key]) => key)).toEqual([
    'coutTotal',
    'caTtc',
    'margePercentMoyenne',
  ])
})
