import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { cartes } from '#database/schema/cartes.ts'
import { productArticles } from '#database/schema/product-articles.ts'
import { productNames } from '#database/schema/product-names.ts'
import { sheetOrigins } from '#database/schema/sheet-origins.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { jsonColumns } from '../bin/bin-tables.ts'

/** The settings that costs and prices are computed with: language and theme are never an import's. */
const COSTING_COLUMNS = [
  'wastage_method',
  'default_tva_rate',
  'target_margin',
  'floor_margin',
  'coefficient_entree',
  'coefficient_plat',
  'coefficient_dessert',
  'coefficient_default',
] as const

/** Of a sheet, what follows from its lines. */
const COMPUTED = ['cout_matiere', 'uncosted_lines', 'allergens', 'traces', 'undeclared_lines']

const gathered = (row: string, from: string, order: string) =>
  `md5(coalesce((SELECT string_agg(${row}, ',' ORDER BY ${order}) FROM ${from}), ''))`

/**
 * How a row `t` of each table is, with its parts, as far as users change it: by the versions that each edit raises. No
 * list of columns, so that a later version of the schema does not take everything for changed.
 */
export const STATES = {
  supplier_contacts: `t.version || '.' || t.catalogue_version`,
  supplier_products: 't.version::text',
  user_products: `t.version || '.' || t.articles_version`,
  tech_sheets: `t.version || '.' || ${gathered(
    `concat_ws(' ', l.id, l.user_product_id, l.sub_sheet_id)`,
    'tech_sheet_ingredients l WHERE l.user_id = t.user_id AND l.tech_sheet_id = t.id',
    'l.id',
  )} || '.' || coalesce(
    (SELECT p.id::text FROM tech_sheet_photos p WHERE p.user_id = t.user_id AND p.tech_sheet_id = t.id), '')`,
  gammes: `t.version || '.' || ${gathered(
    `concat_ws(' ', r.id, r.version)`,
    'gamme_recettes r WHERE r.user_id = t.user_id AND r.gamme_id = t.id',
    'r.id',
  )}`,
  gamme_recettes: 't.version::text',
  menus: `md5(concat_ws(chr(10), t.nom, t.description, t.prix_ttc, t.on_carte)) || '.' || ${gathered(
    `concat_ws(' ', c.id, c.nom, d.id, d.fiche_id)`,
    `menu_choices c LEFT JOIN menu_dishes d ON d.user_id = c.user_id AND d.choice_id = c.id
     WHERE c.user_id = t.user_id AND c.menu_id = t.id`,
    'c.id, d.id',
  )}`,
  sales_periods: 't.version::text',
  carte_logos: 't.id::text',
  carte_versions: 't.id::text',
  // Of a sheet that was there before the import: the photo of a new one is a part of that sheet.
  tech_sheet_photos: 't.id::text',
  deleted_items: 't.id::text',
  cartes: 't.version::text',
  account_settings: `md5(concat_ws(' ', ${COSTING_COLUMNS.map((name) => `t.${name}`).join(', ')}))`,
} as const

/** What an import can have made: things that are no parts of others that it has made. */
export type MadeTable = Exclude<keyof typeof STATES, 'account_settings'>
/** What an import can change. */
export type ChangedTable = 'tech_sheets' | 'user_products' | 'cartes' | 'account_settings'

type Part = {
  table: string
  column: string
  columns: readonly string[]
  /** What the account learns of a thing from files: no edit of it, and nothing that is shown as one. */
  learnt: boolean
}
type Changeable = {
  /** The column that names a row. */
  key: 'id' | 'user_id'
  /** Columns that are kept, and given back. */
  columns: readonly string[]
  parts: readonly Part[]
}

const partOf = (table: PgTable, column: string, learnt = false): Part => ({
  table: getTableName(table),
  column,
  columns: jsonColumns(table),
  learnt,
})

export const CHANGEABLE: Record<ChangedTable, Changeable> = {
  tech_sheets: {
    key: 'id',
    columns: jsonColumns(techSheets).filter((name) => !COMPUTED.includes(name)),
    parts: [partOf(techSheetIngredients, 'tech_sheet_id'), partOf(sheetOrigins, 'tech_sheet_id', true)],
  },
  user_products: {
    key: 'id',
    columns: jsonColumns(userProducts),
    parts: [partOf(productArticles, 'user_product_id'), partOf(productNames, 'user_product_id', true)],
  },
  cartes: { key: 'id', columns: jsonColumns(cartes), parts: [] },
  account_settings: {
    key: 'user_id',
    columns: [...COSTING_COLUMNS, 'updated_at'],
    parts: [],
  },
}

const object = (columns: readonly string[], row: string) =>
  `jsonb_build_object(${columns.map((name) => `'${name}', ${row}.${name}`).join(', ')})`

/** A row `t` with its parts as JSON: `{ tech_sheets: [{…}], tech_sheet_ingredients: [{…}, …] }`. */
export function thingAsJson(table: ChangedTable): string {
  const { columns, parts } = CHANGEABLE[table]
  const whole = `'${table}', jsonb_build_array(${object(columns, 't')})`
  const each = parts.map(
    (part) =>
      `'${part.table}', (SELECT coalesce(jsonb_agg(${object(part.columns, 'part')} ORDER BY part.id), '[]')
        FROM ${part.table} part WHERE part.user_id = t.user_id AND part.${part.column} = t.id)`,
  )
  return `jsonb_build_object(${[whole, ...each].join(', ')})`
}

/**
 * Whether one version of a thing is another one but for what was learnt of it: no version counts it.
 * @param thing the one as JSON, of `thingAsJson`
 * @param state the other, of `STATES`
 */
export function onlyLearnt(table: ChangedTable, thing: string, state: string): string {
  const version = (column: string, place: number) =>
    `${thing} #>> '{${table},0,${column}}' = split_part(${state}, '.', ${place})`
  if (table === 'tech_sheets') return version('version', 1)
  if (table === 'user_products') return `${version('version', 1)} AND ${version('articles_version', 2)}`
  return 'false'
}
