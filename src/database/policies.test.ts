import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asMember, asVisitor } from './as-member.ts'
import { SQLSTATE, sqlFailure } from './sql-failure.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { insert } from './testing/insert.ts'
import { addKitchen, type Kitchen } from './testing/kitchen.ts'

let db: TestDatabase
let owner: string
let other: string
let kitchen: Kitchen

beforeAll(async () => {
  db = await createTestDatabase()
  owner = await db.createUser()
  other = await db.createUser()
  kitchen = await addKitchen(db, owner)
})
afterAll(() => db.drop())

const TABLES = [
  'account_settings',
  'supplier_contacts',
  'supplier_products',
  'price_lists',
  'price_list_rows',
  'user_products',
  'price_changes',
  'product_articles',
  'product_names',
  'tech_sheets',
  'tech_sheet_ingredients',
  'sheet_origins',
  'product_replacements',
  'product_merges',
  'tech_sheet_photos',
  'recettes_publiables',
  'cartes',
  'gammes',
  'gamme_recettes',
  'carte_logos',
  'menus',
  'menu_choices',
  'menu_dishes',
  'sales_periods',
  'dish_sales',
  'menu_sales',
  'idempotency_keys',
  'deleted_items',
  'deleted_rows',
  'imports',
  'imported_rows',
] as const

/** Rows of the owner's that a user finds when asking for them by name. */
async function seen(userId: string, table: string): Promise<number> {
  const sql = `select count(*) as rows from ${table} where user_id = $1`
  const { rows } = await asMember(db, userId, ({ client }) => client.query<{ rows: number }>(sql, [owner]))
  return rows[0]?.rows ?? -1
}

async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await work.catch((reason: unknown) => reason)
  return sqlFailure(error)?.code
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
  expect(rows.map((row) => row.name)).toEqual([...TABLES].sort())
})

describe.each(TABLES)('%s', (table) => {
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
    expect(await refusal(copy)).toBe(SQLSTATE.insufficientPrivilege)
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

async function refused(table: string, row: Record<string, unknown>): Promise<void> {
  const add = asMember(db, other, (tx) => insert(tx, table, { user_id: other, ...row }))
  expect(await refusal(add)).toBe(SQLSTATE.foreignKeyViolation)
}

describe('a reference to the row of another user', () => {
  const product = { name: 'Sel', category: 'Épices', unit: 'kg' }
  const sheet = { title: 'Velouté', category: 'Entrée', portions: 4 }
  const line = { quantity: 1, unit: 'g' }

  test('is refused on a line of their sheet', () =>
    refused('tech_sheet_ingredients', { ...line, tech_sheet_id: kitchen.sheet }))
  test('is refused on a photo of their sheet', () =>
    refused('tech_sheet_photos', {
      tech_sheet_id: kitchen.sheet,
      media_type: 'image/png',
      width: 1,
      height: 1,
      content: Buffer.from('x'),
    }))
  test('is refused on a price of their product', () =>
    refused('price_changes', {
      act_id: kitchen.product,
      user_product_id: kitchen.product,
      source: 'typed',
      unit: 'L',
      new_price_ht: 1,
    }))
  test('is refused on a replacement of their product in their line', () =>
    refused('product_replacements', {
      act_id: kitchen.product,
      line_id: kitchen.line,
      from_product_id: kitchen.product,
      to_product_id: kitchen.product,
    }))
  test('is refused on a merge into their product', () =>
    refused('product_merges', {
      kept_product_id: kitchen.product,
      other_product_id: kitchen.product,
      other_name: 'Crème',
      deleted_item_id: kitchen.deletedItem,
      lines: 0,
      prices: 0,
      articles: 0,
      before: '{}',
      after: '{}',
    }))
  test('is refused on a row of their import', () =>
    refused('imported_rows', {
      import_id: kitchen.import,
      table_name: 'tech_sheets',
      row_id: kitchen.sheet,
      state: '1',
    }))
  test('is refused on a product of their supplier', () =>
    refused('user_products', { ...product, supplier_id: kitchen.supplier }))
  test('is refused on a product of their catalogue', () =>
    refused('user_products', { ...product, source_product_id: kitchen.catalogueProduct }))
  test('is refused on an article tied to their product', () =>
    refused('product_articles', {
      user_product_id: kitchen.product,
      supplier_product_id: kitchen.catalogueProduct,
    }))
  test('is refused on a name of their product', () =>
    refused('product_names', { user_product_id: kitchen.product, name: 'creme', unit: 'L' }))
  test('is refused on an origin of their sheet', () =>
    refused('sheet_origins', {
      tech_sheet_id: kitchen.sheet,
      file_name: 'fiches.xlsx',
      title: 'Crème brûlée',
      read: '0'.repeat(64),
    }))
  test('is refused on a catalogue row of their supplier', () =>
    refused('supplier_products', { ...product, price_ht: 1, supplier_id: kitchen.supplier }))
  test('is refused on a price list of their supplier', () =>
    refused('price_lists', {
      supplier_id: kitchen.supplier,
      file_name: 'tarif.csv',
      catalogue_version: 0,
      changes: 0,
      unchanged: 0,
    }))
  test('is refused on a row of their price list', () =>
    refused('price_list_rows', { price_list_id: kitchen.priceList, position: 1, after: '{}' }))
  test('is refused on a gamme of their carte', () =>
    refused('gammes', { nom: 'Midi', carte_id: kitchen.carte }))
  test('is refused on a publication of their sheet', () =>
    refused('recettes_publiables', { fiche_id: kitchen.sheet, nom_recette: 'Velouté', prix_ttc: 8 }))
  test('is refused on a dish of their gamme', () =>
    refused('gamme_recettes', {
      gamme_id: kitchen.gamme,
      fiche_id: kitchen.sheet,
      nom_affiche: 'X',
      prix_ttc_affiche: 1,
    }))

  test('is refused on a line of a sheet of one’s own', async () => {
    const id = await asMember(db, other, (tx) => insert(tx, 'tech_sheets', { user_id: other, ...sheet }))
    await refused('tech_sheet_ingredients', { ...line, tech_sheet_id: id, user_product_id: kitchen.product })
    await refused('tech_sheet_ingredients', { ...line, tech_sheet_id: id, sub_sheet_id: kitchen.sheet })
  })
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
