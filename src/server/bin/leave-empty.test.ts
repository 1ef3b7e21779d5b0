import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { danglingColumns, nullableReferences } from '#database/testing/dangling.ts'
import { openRestaurant } from '../sheets/open-restaurant.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
let chef: Member
let references: Awaited<ReturnType<typeof nullableReferences>>

/** Without the constraints: what only they would empty, names nothing then. */
beforeAll(async () => {
  api = await startApi()
  references = await nullableReferences({ client: api.database.pool })
  for (const { table, column } of references) {
    const { rows } = await api.database.pool.query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[2]
       WHERE contype = 'f' AND conrelid = $1::regclass AND attname = $2`,
      [table, column],
    )
    await api.database.pool.query(`ALTER TABLE ${table} DROP CONSTRAINT ${rows[0]?.name}`)
  }
})
afterAll(() => api.close())

async function restaurant(): Promise<void> {
  chef = await api.signUp()
  await openRestaurant(api.database, chef.userId)
}

const dangling = () => asMember(api.database, chef.userId, (tx) => danglingColumns(tx, references))

/** A row that another one names by this column. */
async function named(table: string, column: string): Promise<string> {
  const { rows } = await asMember(api.database, chef.userId, ({ client }) =>
    client.query<{ id: string }>(`SELECT ${column} AS id FROM ${table} WHERE ${column} IS NOT NULL LIMIT 1`),
  )
  return rows[0]?.id ?? ''
}

test('the references that may be empty are these', () => {
  expect(references.map(({ table, column }) => `${table}.${column}`)).toEqual([
    'batches.tech_sheet_id',
    'batches.user_product_id',
    'day_menu_sales.menu_id',
    'day_sales.gamme_recette_id',
    'invoice_lines.credit_note_id',
    'invoice_lines.supplier_product_id',
    'invoice_lines.user_product_id',
    'invoices.price_list_id',
    'invoices.supplier_id',
    'order_lines.supplier_product_id',
    'order_lines.user_product_id',
    'orders.supplier_id',
    'production_marks.batch_id',
    'receipts.supplier_id',
    'tech_sheet_ingredients.sub_sheet_id',
    'tech_sheet_ingredients.user_product_id',
    'user_products.source_product_id',
    'user_products.supplier_id',
  ])
})

test.each([
  ['tech_sheet_ingredients', 'user_product_id', 'user_products'],
  ['tech_sheet_ingredients', 'sub_sheet_id', 'tech_sheets'],
  ['user_products', 'supplier_id', 'supplier_contacts'],
  ['user_products', 'source_product_id', 'supplier_products'],
])('a row of %s whose %s names what is not there is found', async (table, column, to) => {
  await restaurant()
  const id = await named(table, column)
  await asMember(api.database, chef.userId, async (tx) => {
    await tx.client.query(`DELETE FROM ${to} WHERE user_id = $1 AND id = $2`, [chef.userId, id])
    await namesChange(tx)
  })
  expect(await dangling()).toContain(`${table}.${column}`)
})

test.each([
  ['a product', 'tech_sheet_ingredients', 'user_product_id', '/api/user-products/'],
  ['a sheet', 'tech_sheet_ingredients', 'sub_sheet_id', '/api/tech-sheets/'],
  ['a supplier with its catalogue', 'user_products', 'supplier_id', '/api/suppliers/'],
])(
  'without the constraint, deleting %s leaves nothing that names it',
  async (_what, table, column, address) => {
    await restaurant()
    const id = await named(table, column)
    await chef.done(chef.delete(`${address}${id}`))
    expect(await dangling()).toEqual([])
    expect(await named(table, column)).not.toBe(id)
  },
)

test('without the constraint, deleting an article leaves no product that names it', async () => {
  await restaurant()
  const id = await named('user_products', 'source_product_id')
  const { rows } = await asMember(api.database, chef.userId, ({ client }) =>
    client.query<{ supplierId: string }>(
      'SELECT supplier_id AS "supplierId" FROM supplier_products WHERE user_id = $1 AND id = $2',
      [chef.userId, id],
    ),
  )
  await chef.done(chef.delete(`/api/suppliers/${rows[0]?.supplierId}/products/${id}`))
  expect(await dangling()).toEqual([])
})
