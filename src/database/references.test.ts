import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asMember } from './as-member.ts'
import { authTables } from './auth-tables.ts'
import { users } from './schema/auth.ts'
import { SQLSTATE, sqlFailure } from './sql-failure.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { isDistributed } from './testing/engine.ts'
import { insert } from './testing/insert.ts'
import { addKitchen, type Kitchen } from './testing/kitchen.ts'

let db: TestDatabase
let owner: string
let kitchen: Kitchen

beforeEach(async () => {
  db = await createTestDatabase()
  owner = await db.createUser()
  kitchen = await addKitchen(db, owner)
})
afterEach(() => db.drop())

async function remove(table: string, id: string): Promise<void> {
  await asMember(db, owner, ({ client, houseId }) =>
    client.query(`delete from ${table} where user_id = $1 and id = $2`, [houseId, id]),
  )
}

/** Makes the sheet a preparation of another one, which is stored after it. */
function nest(): Promise<unknown> {
  return asMember(db, owner, async (tx) => {
    const sheet = { user_id: owner, title: 'Assiette gourmande', category: 'Dessert', portions: 1 }
    const line = { sub_sheet_id: kitchen.tech_sheets, quantity: 1, unit: 'portion' }
    return insert(tx, 'tech_sheet_ingredients', {
      user_id: owner,
      tech_sheet_id: await insert(tx, 'tech_sheets', sheet),
      ...line,
    })
  })
}

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await asMember(db, owner, ({ client }) => client.query(`select * from ${table}`))
  return rows
}

/** What the constraints do: an engine that distributes has no SET NULL where the user's id is part of the key. */
describe.skipIf(isDistributed)('what names a deleted row', () => {
  test('a deleted product leaves its lines standing, without product', async () => {
    await remove('user_products', kitchen.user_products)
    expect(await rowsOf('tech_sheet_ingredients')).toMatchObject([
      { user_id: owner, tech_sheet_id: kitchen.tech_sheets, user_product_id: null, quantity: 0.5 },
    ])
  })

  test('a deleted preparation leaves the lines that used it standing', async () => {
    const sauce = await asMember(db, owner, async (tx) => {
      const id = await insert(tx, 'tech_sheets', {
        user_id: owner,
        title: 'Crème anglaise',
        category: 'Sauce',
        portions: 1,
      })
      await tx.client.query(
        'update tech_sheet_ingredients set user_product_id = null, sub_sheet_id = $2 where user_id = $1',
        [owner, id],
      )
      return id
    })
    await remove('tech_sheets', sauce)
    expect(await rowsOf('tech_sheet_ingredients')).toMatchObject([
      { user_id: owner, tech_sheet_id: kitchen.tech_sheets, sub_sheet_id: null, quantity: 0.5 },
    ])
  })

  test('a deleted supplier takes its catalogue along, and the imported products stay without supplier or source', async () => {
    await remove('supplier_contacts', kitchen.supplier_contacts)
    expect(await rowsOf('supplier_products')).toEqual([])
    expect(await rowsOf('user_products')).toMatchObject([
      { user_id: owner, supplier_id: null, source_product_id: null, name: 'Crème entière' },
    ])
  })

  test('a deleted catalogue row leaves the imported product with its supplier', async () => {
    await remove('supplier_products', kitchen.supplier_products)
    expect(await rowsOf('user_products')).toMatchObject([
      { supplier_id: kitchen.supplier_contacts, source_product_id: null },
    ])
  })
})

test.runIf(isDistributed).each([
  ['user_products', 'tech_sheet_ingredients_product'],
  ['supplier_contacts', 'user_products_supplier'],
  ['supplier_products', 'user_products_source'],
  ['tech_sheets', 'tech_sheet_ingredients_sub_sheet'],
] as const)('no row of %s is deleted that another one still names', async (table, constraint) => {
  await nest()
  const error: unknown = await remove(table, kitchen[table]).catch((refused: unknown) => refused)
  expect(sqlFailure(error)).toMatchObject({ code: SQLSTATE.foreignKeyViolation, constraint })
})

test('a deleted sheet takes its lines and its publication along and leaves its gammes', async () => {
  await remove('tech_sheets', kitchen.tech_sheets)
  expect(await rowsOf('tech_sheet_ingredients')).toEqual([])
  expect(await rowsOf('recettes_publiables')).toEqual([])
  expect(await rowsOf('gamme_recettes')).toEqual([])
  expect(await rowsOf('gammes')).toHaveLength(1)
})

test('a deleted carte takes its gammes and their dishes along, never the sheets', async () => {
  await remove('cartes', kitchen.cartes)
  expect(await rowsOf('gammes')).toEqual([])
  expect(await rowsOf('gamme_recettes')).toEqual([])
  expect(await rowsOf('tech_sheets')).toHaveLength(1)
})

test('a deleted user takes everything along, and nothing of another', async () => {
  await nest()
  const other = await db.createUser()
  await addKitchen(db, other)
  await authTables(db).delete(users).where(eq(users.id, owner))
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  expect(tables.length).toBeGreaterThan(9)
  for (const { name } of tables) {
    expect(await rowsOf(name), name).toEqual([])
    const { rows } = await asMember(db, other, ({ client }) => client.query(`select from ${name}`))
    expect(rows.length, name).toBe(1)
  }
})

const duplicate = (table: string, row: Record<string, unknown>) =>
  asMember(db, owner, (tx) => insert(tx, table, { user_id: owner, ...row })).catch((error: unknown) => {
    const failure = sqlFailure(error)
    return failure?.code === SQLSTATE.uniqueViolation ? `refused by ${failure.constraint}` : error
  })

test('titles are unique for a user, ignoring case but not accents', async () => {
  const sheet = { category: 'Dessert', portions: 2 }
  for (const title of ['Crème brûlée', 'CRÈME BRÛLÉE', 'crème Brûlée'])
    expect(await duplicate('tech_sheets', { ...sheet, title })).toBe('refused by tech_sheets_title_unique')
  await duplicate('tech_sheets', { ...sheet, title: 'Éclair' })
  expect(await duplicate('tech_sheets', { ...sheet, title: 'éclair' })).toBe(
    'refused by tech_sheets_title_unique',
  )
  expect(await duplicate('tech_sheets', { ...sheet, title: 'Eclair' })).not.toContain('refused')
  const other = await db.createUser()
  await asMember(db, other, (tx) => insert(tx, 'tech_sheets', { ...sheet, user_id: other, title: 'Éclair' }))
})

test('a catalogue row is imported once, a and a sheet published once', async () => {
  const product = { name: 'Crème', category: 'Crémerie', unit: 'L' }
  expect(await duplicate('user_products', { ...product, source_product_id: kitchen.supplier_products })).toBe(
    'refused by user_products_source_unique',
  )
  expect(await duplicate('user_products', product)).not.toContain('refused')
  expect(
    await duplicate('recettes_publiables', { fiche_id: kitchen.tech_sheets, nom_recette: 'X', prix_ttc: 1 }),
  ).toBe('refused by recettes_publiables_fiche_unique')
  expect(await duplicate('cartes', {})).not.toContain('refused')
})
