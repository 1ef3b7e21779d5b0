import { randomUUID } from 'node:crypto'
import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { asMember, type MemberTx } from '../as-member.ts'
import type { Database } from '../connect.ts'
import { columnName } from '../select-columns.ts'
import { IN_ORDER, rowOf, type UserTableName } from '../user-tables/user-tables.ts'
import { insert } from './insert.ts'

/** The ids of one row of each table, tied together. */
export type Kitchen = Record<UserTableName, string>
type Row = Readonly<Record<string, unknown>>

const CREAM = {
  name: 'Crème entière',
  brand: 'Élle',
  category: 'Crémerie',
  unit: 'L',
  price_ht: 4.2,
}
const picture = (width: number, height: number) => ({
  media_type: 'image/png',
  width,
  height,
  content: Buffer.from('not looked at'),
})

/**
 * What rows have beside the plain values of the columns that a table asks for, by their names in the database: what a check
 * asks for, what may be empty, and what tests read.
 */
const GIVEN: Partial<Record<UserTableName, Row | ((ids: Kitchen) => Row)>> = {
  supplier_contacts: { name: 'Les Halles' },
  supplier_products: CREAM,
  price_lists: { file_name: 'tarif.csv', catalogue_version: 0, unchanged: 0 },
  price_list_rows: (ids) => ({ position: 0, supplier_product_id: ids.supplier_products, after: '{}' }),
  supplier_identities: { value: '123456789' },
  supplier_charges: { code: 'PORT', kind: 'freight' },
  user_products: (ids) => ({
    ...CREAM,
    supplier_id: ids.supplier_contacts,
    source_product_id: ids.supplier_products,
  }),
  product_merges: { other_name: 'Crème' },
  price_changes: { source: 'typed', unit: 'L', new_price_ht: 4.2 },
  product_names: { name: 'creme', unit: 'L' },
  invoices: (ids) => ({
    supplier_id: ids.supplier_contacts,
    supplier_name: 'Les Halles',
    number: 'F-1',
    currency: 'EUR',
    sha256: '0'.repeat(64),
    price_list_id: ids.price_lists,
  }),
  invoice_lines: (ids) => ({
    name: 'Crème entière',
    unit_code: 'LTR',
    supplier_product_id: ids.supplier_products,
    user_product_id: ids.user_products,
  }),
  orders: (ids) => ({
    supplier_id: ids.supplier_contacts,
    supplier_name: 'Les Halles',
    number: '2026-0001',
    total_ht: 25.2,
  }),
  order_lines: (ids) => ({
    name: 'Crème entière',
    supplier_product_id: ids.supplier_products,
    user_product_id: ids.user_products,
    packs: 6,
    price_ht: 4.2,
  }),
  receipts: (ids) => ({ order_id: ids.orders, received_at: '2026-10-01T08:00:00Z', temperature: 3.5 }),
  receipt_photos: picture(800, 600),
  invoice_files: { file_name: 'facture.pdf', content: Buffer.from('not looked at') },
  tech_sheets: {
    title: 'Crème brûlée',
    category: 'Dessert',
    portions: 4,
    selling_price_ht: 8,
    cout_matiere: 8,
  },
  tech_sheet_ingredients: (ids) => ({ user_product_id: ids.user_products, quantity: 0.5, unit: 'L' }),
  sheet_origins: { file_name: 'fiches.xlsx', title: 'Crème brûlée', read: '0'.repeat(64) },
  tech_sheet_photos: { ...picture(800, 600), media_type: 'image/jpeg' },
  recettes_publiables: { nom_recette: 'Crème brûlée', prix_ttc: 8.8 },
  batches: (ids) => ({
    tech_sheet_id: ids.tech_sheets,
    sheet_version: 1,
    name: 'Crème brûlée',
    made_at: '2026-10-01T08:00:00Z',
    use_by: '2100-01-01T08:00:00Z',
    lot: '261001-FB-1',
    cost_ht: 8,
  }),
  gammes: { nom: 'Desserts' },
  gamme_recettes: { nom_affiche: 'La brûlée', prix_ttc_affiche: 8.8 },
  menus: { nom: 'Menu du marché', prix_ttc: 24 },
  menu_choices: { nom: 'Dessert' },
  sales_periods: { first_day: '2026-10-01', last_day: '2026-10-31' },
  dish_sales: { quantity: 42 },
  menu_sales: (ids) => ({ choice_id: ids.menu_choices, fiche_id: ids.tech_sheets, quantity: 7 }),
  services: { covers: 42 },
  service_dishes: (ids) => ({ gamme_recette_id: ids.gamme_recettes, portions: 12 }),
  day_sales: (ids) => ({ gamme_recette_id: ids.gamme_recettes, quantity: 12 }),
  day_menu_sales: (ids) => ({ menu_id: ids.menus, quantity: 7 }),
  kitchen_marks: { step: '1-1a2b3c4d', changed_at: '2026-10-01T10:00:00Z' },
  production_marks: (ids) => ({
    ready_quantity: 2,
    ready_unit: 'kg',
    done_at: '2026-10-01T08:00:00Z',
    done_by: 'FB',
    batch_id: ids.batches,
  }),
  carte_logos: picture(300, 100),
  carte_versions: { nom: 'Carte de mai', ...picture(300, 100) },
  deleted_items: { name: 'Soupe' },
  deleted_rows: { table_name: 'tech_sheets' },
  imports: { kind: 'account-file', files: ['gramme.zip'] },
  imported_rows: (ids) => ({ table_name: 'tech_sheets', row_id: ids.tech_sheets, before: '{}', state: '1' }),
  idempotency_keys: { operation: 'products.create', key: 'a-key' },
}

/** Gives a user one of everything: a supplier and its catalogue, a product, a sheet of 4 portions at 8 €, and a carte. */
export function addKitchen(database: Database, userId: string): Promise<Kitchen> {
  return asMember(database, userId, (tx) => addRows(tx))
}

/** The same in a transaction. @param other what rows have otherwise, by their names in the database */
export async function addRows(
  tx: MemberTx,
  other: Partial<Record<UserTableName, Row>> = {},
): Promise<Kitchen> {
  const ids: Partial<Kitchen> = {}
  // The settings are there with the user.
  for (const name of IN_ORDER.filter((each) => each !== 'account_settings')) {
    // As yet those of the tables that it refers to.
    const known = ids as Kitchen
    ids[name] = await addRow(tx, name, known, other[name])
  }
  return ids as Kitchen
}

/** Adds a row that refers to those of `ids`, and gives its id. @param other what it has otherwise */
export function addRow(tx: MemberTx, name: UserTableName, ids: Kitchen, other: Row = {}): Promise<string> {
  const own = GIVEN[name]
  const given = { user_id: tx.houseId, ...(typeof own === 'function' ? own(ids) : own), ...other }
  return insert(tx, name, { ...plainValues(name, ids, given), ...given })
}

/** The columns that a row of a table must have and are not given, with what they refer to, or a plain value of their type. */
function plainValues(name: UserTableName, ids: Readonly<Record<string, string>>, given: Row): Row {
  const table = rowOf(name).table()
  const named = new Map(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      return columns[1] === undefined ? [] : [[columns[1].name, ids[getTableName(foreignTable)]]]
    }),
  )
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, { notNull, hasDefault, generated }]) => notNull && !hasDefault && !generated)
      .map(([key, column]) => [columnName(table, key), column] as const)
      .filter(([key]) => !(key in given))
      .map(([key, column]) => [key, named.get(column.name) ?? plainValue(name, key, column)]),
  )
}

function plainValue(table: UserTableName, key: string, column: Column): unknown {
  const type = column.getSQLType()
  if (column.enumValues?.[0] !== undefined) return column.enumValues[0]
  if (type === 'uuid') return randomUUID()
  if (type === 'text') return 'x'
  if (type === 'integer' || type.startsWith('numeric')) return 1
  if (type.startsWith('json')) return '{}'
  if (type === 'date') return '2026-10-01'
  throw new Error(
    `There is no plain value of ${type}: add '${key}' to GIVEN.${table} in src/database/testing/kitchen.ts`,
  )
}
