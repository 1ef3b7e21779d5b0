import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { MAX_PHOTO_BYTES, MAX_PHOTO_SIDE, PHOTO_TYPES } from '#domain/catalogue/photo.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { PRICE_SOURCES } from '#domain/pricing/price-source.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { CONTENT_UNITS, LINE_UNITS, UNITS } from '#domain/quantity/unit.ts'
import { asMember } from './as-member.ts'
import { SQLSTATE, sqlFailure } from './sql-failure.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { addKitchen, type Kitchen } from './testing/kitchen.ts'

let db: TestDatabase
let owner: string
let kitchen: Kitchen

beforeAll(async () => {
  db = await createTestDatabase()
  owner = await db.createUser()
  kitchen = await addKitchen(db, owner)
})
afterAll(() => db.drop())

type Bound = {
  column: string
  allowed: readonly unknown[]
  refused: readonly unknown[]
  /** The other columns that must follow, as SQL. */
  beside?: string
  constraint?: string
}

const long = (length: number) => 'é'.repeat(length)
const notNull = { constraint: 'null' }
const name = (maximum: number, minimum = 1) => ({
  allowed: [long(minimum), long(maximum)],
  refused: [long(minimum - 1), long(maximum + 1), ` ${long(minimum)}`, `${long(minimum)} `],
})
const upTo = (maximum: number) => ({ allowed: ['', long(maximum)], refused: [long(maximum + 1)] })
const between = (minimum: number, maximum: number, step: number) => ({
  allowed: [minimum, maximum],
  refused: [minimum - step, maximum + step],
})
const oneOf = (list: readonly unknown[]) => ({
  allowed: list,
  refused: ['Autre', '', String(list[0]).toUpperCase() + 'x'],
})
const euros = between(0, 9_999_999, 0.0001)
const vatRates = { allowed: VAT_RATES, refused: [0, 5, 7, 19.6, 100] }
const count = { allowed: [0, 1], refused: [-1] }

const ONESELF = crypto.randomUUID()

const product: Bound[] = [
  { column: 'name', ...name(200) },
  { column: 'category', ...oneOf(PRODUCT_CATEGORIES) },
  { column: 'unit', ...oneOf(UNITS) },
  { column: 'price_ht', ...euros },
  { column: 'brand', ...upTo(200) },
  {
    column: 'allergens',
    allowed: [[], ['Lait'], [...ALLERGENS]],
    refused: [['Ail'], ['lait'], [null], [...ALLERGENS, 'Lait']],
  },
  { column: 'allergen_free', beside: "allergens = '{}'", allowed: [true, false], refused: [] },
  { column: 'allergen_free', beside: "allergens = '{Lait}'", allowed: [false], refused: [true] },
  { column: 'density_kg_per_l', constraint: 'density', allowed: [0.001, 1.03], refused: [0, -1, 0.0000001] },
  { column: 'content_quantity', beside: "content_unit = 'g'", allowed: [0.001, 60], refused: [0, -1] },
  { column: 'content_unit', beside: 'content_quantity = 1', ...oneOf(CONTENT_UNITS) },
  {
    column: 'content_unit',
    beside: 'content_quantity = 1',
    constraint: 'content_unit',
    allowed: [],
    refused: ['pièce', 'bouteille'],
  },
  {
    column: 'content_quantity',
    constraint: 'content_whole',
    beside: 'content_unit = null',
    allowed: [null],
    refused: [1],
  },
  {
    column: 'content_unit',
    constraint: 'content_whole',
    beside: 'content_quantity = null',
    allowed: [null],
    refused: ['g'],
  },
]

const BOUNDS: Record<string, { of: keyof Kitchen | undefined; bounds: Bound[] }> = {
  account_settings: {
    of: undefined,
    bounds: [
      { column: 'language', ...oneOf(['fr', 'en']) },
      { column: 'theme', ...oneOf(['auto', 'light', 'dark']) },
      { column: 'wastage_method', ...oneOf(['majoration', 'rendement']) },
      { column: 'default_tva_rate', ...vatRates },
      {
        column: 'target_margin',
        constraint: 'margins',
        beside: 'floor_margin = 40',
        ...between(40, 100, 0.1),
      },
      { column: 'floor_margin', constraint: 'margins', beside: 'target_margin = 60', ...between(0, 60, 0.1) },
      ...['coefficient_entree', 'coefficient_plat', 'coefficient_dessert', 'coefficient_default'].map(
        (column) => ({
          column,
          ...between(1, 100, 0.01),
        }),
      ),
    ],
  },
  supplier_contacts: {
    of: 'supplier',
    bounds: [
      { column: 'name', ...name(200) },
      { column: 'email', ...upTo(254) },
      { column: 'phone', ...upTo(40) },
      { column: 'notes', ...upTo(5_000) },
    ],
  },
  supplier_products: {
    of: 'catalogueProduct',
    bounds: [...product, { column: 'price_ht', ...notNull, allowed: [], refused: [null] }],
  },
  user_products: {
    of: 'product',
    bounds: [...product, { column: 'price_ht', allowed: [null], refused: [] }],
  },
  tech_sheets: {
    of: 'sheet',
    bounds: [
      { column: 'title', ...name(100, 3) },
      { column: 'category', ...oneOf(SHEET_CATEGORIES) },
      { column: 'portions', ...between(1, 100_000, 1) },
      { column: 'selling_price_ht', ...euros },
      { column: 'selling_price_ht', allowed: [null], refused: [] },
      { column: 'tva_rate', ...vatRates },
      { column: 'method', ...upTo(20_000) },
      { column: 'description', ...upTo(2_000) },
      { column: 'notes', ...upTo(5_000) },
      { column: 'cout_matiere', ...count },
      { column: 'uncosted_lines', ...count },
      { column: 'prep_minutes', ...between(0, 100_000, 1) },
      { column: 'cook_minutes', ...between(0, 100_000, 1) },
      {
        column: 'equipment',
        allowed: [[], Array(100).fill(long(200))],
        refused: [Array(101).fill('bol'), [long(201)], [null]],
      },
      {
        column: 'steps',
        allowed: [[], Array(200).fill(long(2_000))],
        refused: [Array(201).fill('cuire'), [long(2_001)], [null]],
      },
      { column: 'version', allowed: [1], refused: [0] },
      { column: 'allergens', allowed: [[], [...ALLERGENS]], refused: [['Ail'], [null]] },
      { column: 'undeclared_lines', ...count },
      { column: 'yield_quantity', ...between(0.001, 1_000_000, 0.001), beside: "yield_unit = 'kg'" },
      { column: 'yield_unit', ...oneOf(UNITS), beside: 'yield_quantity = 1' },
      { column: 'yield_unit', allowed: [null], refused: ['kg'], constraint: 'yield_whole' },
    ],
  },
  tech_sheet_ingredients: {
    of: 'line',
    bounds: [
      { column: 'quantity', ...between(0.001, 1_000_000, 0.001) },
      { column: 'quantity', allowed: [], refused: [0.0004, -1] },
      { column: 'unit', ...oneOf(LINE_UNITS) },
      {
        column: 'sub_sheet_id',
        allowed: [null],
        refused: [crypto.randomUUID()],
        constraint: 'one_source',
      },
      {
        column: 'sub_sheet_id',
        beside: `user_product_id = null, tech_sheet_id = '${ONESELF}'`,
        allowed: [],
        refused: [ONESELF],
        constraint: 'not_itself',
      },
      { column: 'wastage_percent', ...between(0, 100, 0.1) },
      { column: 'position', ...count },
      { column: 'note', ...upTo(500) },
    ],
  },
  price_changes: {
    of: 'priceChange',
    bounds: [
      { column: 'source', ...oneOf(PRICE_SOURCES) },
      { column: 'origin', ...upTo(200) },
      { column: 'unit', ...oneOf(UNITS) },
      { column: 'old_price_ht', ...euros },
      { column: 'new_price_ht', ...euros },
      { column: 'new_price_ht', allowed: [1], refused: [null], constraint: 'change' },
    ],
  },
  tech_sheet_photos: {
    of: 'photo',
    bounds: [
      { column: 'media_type', ...oneOf(PHOTO_TYPES) },
      { column: 'width', ...between(1, MAX_PHOTO_SIDE, 1) },
      { column: 'height', ...between(1, MAX_PHOTO_SIDE, 1) },
      {
        column: 'content',
        allowed: [Buffer.alloc(1), Buffer.alloc(MAX_PHOTO_BYTES)],
        refused: [Buffer.alloc(0), Buffer.alloc(MAX_PHOTO_BYTES + 1)],
      },
    ],
  },
  recettes_publiables: {
    of: 'publication',
    bounds: [
      { column: 'nom_recette', ...name(200) },
      { column: 'prix_ttc', allowed: [0.01, 9_999_999], refused: [0, -1, 10_000_000] },
    ],
  },
  cartes: { of: 'carte', bounds: [{ column: 'nom', ...name(200) }] },
  gammes: {
    of: 'gamme',
    bounds: [
      { column: 'nom', ...name(200) },
      { column: 'position', ...count },
    ],
  },
  gamme_recettes: {
    of: 'dish',
    bounds: [
      { column: 'nom_affiche', ...name(200) },
      { column: 'prix_ttc_affiche', ...euros },
      { column: 'position', ...count },
    ],
  },
}

const bounds = Object.entries(BOUNDS).flatMap(([table, { of, bounds }]) =>
  bounds.map((bound) => ({ table, of, bound })),
)

/** Tries a value on the kitchen's row and says which check refused it; the row stays as it was. */
async function refusedBy(table: string, of: keyof Kitchen | undefined, bound: Bound, value: unknown) {
  const which = of === undefined ? 'user_id = $2' : 'user_id = $2 and id = $3'
  const beside = bound.beside ? `, ${bound.beside}` : ''
  const text = `update ${table} set ${bound.column} = $1${beside} where ${which}`
  const values = [value, owner, ...(of === undefined ? [] : [kitchen[of]])]
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

describe.each(bounds)('$table.$bound.column', ({ table, of, bound }) => {
  const constraint = bound.constraint === 'null' ? 'null' : `${table}_${bound.constraint ?? bound.column}`

  if (bound.allowed.length > 0)
    test('accepts all that is allowed', async () => {
      for (const value of bound.allowed)
        expect(await refusedBy(table, of, bound, value), String(value).slice(0, 40)).toBeUndefined()
    })

  if (bound.refused.length > 0)
    test(`refuses the rest by ${constraint}`, async () => {
      for (const value of bound.refused)
        expect(await refusedBy(table, of, bound, value), String(value).slice(0, 40)).toBe(constraint)
    })
})

test('every check of the database is tried here', async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    "select conname as name from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace order by 1",
  )
  const tried = bounds
    .filter(({ bound }) => bound.refused.length > 0 && bound.constraint !== 'null')
    .map(({ table, bound }) => `${table}_${bound.constraint ?? bound.column}`)
  expect([...new Set(tried)].sort()).toEqual(rows.map((row) => row.name))
})
