import { type Column, getTableColumns } from 'drizzle-orm'
import { getViewConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asCook, asMember } from './as-member.ts'
import { KITCHEN_RIGHTS } from './kitchen-rights.ts'
import { isMoney } from './schema/columns.ts'
import { vueMargesParGamme } from './schema/vue-marges-par-gamme.ts'
import { columnName } from './select-columns.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { isDistributed } from './testing/engine.ts'
import { addKitchen } from './testing/kitchen.ts'
import { IN_ORDER, rowOf, type UserTableName } from './user-tables/user-tables.ts'

const ROLE = 'gramme_cook'
const FORMER = 'gramme_without_money'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

const columnsOf = (table: UserTableName) => Object.entries<Column>(getTableColumns(rowOf(table).table()))
const nameIn = (table: UserTableName, key: string) => `${table}.${columnName(rowOf(table).table(), key)}`

/** Every column that is money, as the schema marks it. */
const MONEY = IN_ORDER.flatMap((table) =>
  columnsOf(table).flatMap(([key, column]) => (isMoney(column) ? [nameIn(table, key)] : [])),
)

/** What the declaration lists, by the names of the database. */
function listed(right: 'reads' | 'inserts' | 'updates'): string[] {
  return IN_ORDER.flatMap((table) => {
    const rights = KITCHEN_RIGHTS[table]
    if (!rights) return []
    const keys: readonly string[] =
      rights[right] === 'no money'
        ? columnsOf(table).flatMap(([key, column]) => (isMoney(column) ? [] : [key]))
        : (rights[right] ?? [])
    return keys.map((key) => nameIn(table, key))
  }).sort()
}

/** The columns, of all schemas but those of PostgreSQL, on which the role has a right. */
async function granted(right: 'select' | 'insert' | 'update', role = ROLE): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select format('%s.%s', case relnamespace when 'public'::regnamespace then c.relname else c.oid::regclass::text end, a.attname) as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'v', 'm', 'p', 'f') and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
       and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
       and relnamespace::regnamespace::text not like 'pg_%' and has_schema_privilege($1, relnamespace, 'usage')
       and has_column_privilege($1, c.oid, a.attnum, $2)
     order by 1`,
    [role, right],
  )
  return rows.map(({ name }) => name).sort()
}
const ofViews = (names: readonly string[]) =>
  names.flatMap((name) => (name.startsWith('kitchen.') ? [name.slice('kitchen.'.length)] : []))
const ofTables = (names: readonly string[]) => names.filter((name) => !name.startsWith('kitchen.'))

/** Names of amounts, whatever the schema marks. */
const OF_MONEY =
  /prix|price|cost|cout|marg|forfait|total|amount|montant|_ht\b|ttc|coefficient|turnover|chiffre|revenue/
/** Columns with such a name that hold no amount, and what they hold. */
const NO_AMOUNT = new Map([
  ['tech_sheet_ingredients.costing', 'of which kind the line is'],
  ['tech_sheets.uncosted_lines', 'how many lines have no known cost'],
  ['user_products.price_changed_at', 'when the price was another one last'],
])

describe('the role of the kitchen', () => {
  test('reads the columns that are listed, and no others', async () => {
    expect(ofTables(await granted('select'))).toEqual(listed('reads'))
  })

  test('reads nothing that is money, by its mark or by its name', async () => {
    const read = ofTables(await granted('select'))
    expect(MONEY.length).toBeGreaterThan(30)
    expect(read.filter((name) => MONEY.includes(name))).toEqual([])
    expect(read.filter((name) => OF_MONEY.test(name) && !NO_AMOUNT.has(name))).toEqual([])
  })

  test('writes the columns that are listed, and no others', async () => {
    for (const right of ['insert', 'update'] as const) {
      const written = await granted(right)
      expect(ofTables(written), right).toEqual(listed(`${right}s`))
      expect(ofViews(written), right).toEqual(listed(`${right}s`))
    }
    const tables = new Set([...listed('inserts'), ...listed('updates')].map((name) => name.split('.')[0]))
    expect(tables).toEqual(
      new Set(['batches', 'kitchen_marks', 'order_lines', 'orders', 'production_marks', 'receipts']),
    )
  })

  test('deletes and empties nothing', async () => {
    const { rows } = await db.pool.query(
      `select c.oid::regclass from pg_class c where c.relkind in ('r', 'v', 'p', 'f', 'm') and relnamespace <> 'pg_catalog'::regnamespace
         and has_table_privilege($1, c.oid, 'delete, truncate, references, trigger')`,
      [ROLE],
    )
    expect(rows).toEqual([])
  })

  test('has a view of each table that is open to it, with its columns in their order and of their types', async () => {
    const open = IN_ORDER.filter((table) => KITCHEN_RIGHTS[table] !== undefined)
    const { rows } = await db.pool.query<{ name: string; of: string; seen: string }>(
      `select c.relname as name, c.relnamespace::regnamespace::text as of,
         string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum) as seen
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace in ('public'::regnamespace, 'kitchen'::regnamespace) and c.relkind in ('r', 'v') group by c.oid`,
    )
    const within = (schema: string) =>
      Object.fromEntries(rows.filter((row) => row.of === schema).map((row) => [row.name, row.seen]))
    const [views, tables] = [within('kitchen'), within('public')]
    expect(Object.keys(views).sort(), 'the migration ends with open_to_kitchen(…)').toEqual([...open].sort())
    for (const table of open) expect(views[table], table).toBe(tables[table])
  })

  test('has no right on a new table or column until a migration opens it', async () => {
    await db.pool.query(`alter table menus add column coming text;
      create table tastings (user_id uuid not null, id uuid not null, primary key (user_id, id)); select protect('tastings')`)
    try {
      for (const right of ['select', 'insert', 'update'] as const) {
        const names = await granted(right)
        expect(names.filter((name) => /tastings|coming/.test(name))).toEqual([])
      }
    } finally {
      await db.pool.query('drop table tastings; alter table menus drop column coming')
    }
  })

  test('is the only one: its predecessor has no right at all', async () => {
    for (const right of ['select', 'insert', 'update'] as const)
      expect(await granted(right, FORMER)).toEqual([])
  })
})

test.skipIf(isDistributed)(
  'the kitchen reads null in the place of what it may not see, and all the rest',
  async () => {
    const owner = await db.createUser()
    const other = await db.createUser()
    await addKitchen(db, owner)
    await addKitchen(db, other)
    const seen = new Set(listed('reads'))
    for (const table of IN_ORDER) {
      const whole = await asMember(
        db,
        owner,
        async ({ client }) =>
          (await client.query<Record<string, unknown>>(`select * from ${table} order by 1, 2`)).rows,
      )
      const readAsCook = (from: string, columns = '*') =>
        asCook(
          db,
          owner,
          async ({ client }) => (await client.query(`select ${columns} from ${from} order by 1`)).rows,
        )
      if (!KITCHEN_RIGHTS[table]) {
        await expect(readAsCook(table), table).rejects.toThrow('permission denied')
        continue
      }
      const hidden = columnsOf(table).flatMap(([key]) => {
        const name = columnName(rowOf(table).table(), key)
        return seen.has(`${table}.${name}`) ? [] : [name]
      })
      const instead = Object.fromEntries(hidden.map((name) => [name, null]))
      expect(await readAsCook(table), table).toEqual(whole.map((row) => ({ ...row, ...instead })))
      for (const name of hidden)
        await expect(readAsCook(`public.${table}`, name), `${table}.${name}`).rejects.toThrow(
          'permission denied',
        )
    }
  },
)

test('each figure of a gamme is money, or says nothing of it', () => {
  const { selectedFields } = getViewConfig(vueMargesParGamme)
  const shown = Object.entries(selectedFields as Record<string, Column>)
  expect(shown.filter(([, column]) => isMoney(column)).map(([key]) => key)).toEqual([
    'coutTotal',
    'caTtc',
    'margePercentMoyenne',
  ])
})
