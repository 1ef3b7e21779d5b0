import { CATALOGUE_FACTS } from '#contract/facts/catalogue-row.ts'
import { PRODUCT_FACTS } from '#contract/facts/product.ts'
import { SETTINGS_FACTS } from '#contract/facts/settings.ts'
import { SHEET_FACTS } from '#contract/facts/sheet.ts'
import { SUPPLIER_FACTS } from '#contract/facts/supplier.ts'
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '#contract/idempotency-key.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { LINE_MAX_LENGTH } from '#domain/invoices/stored-invoice.ts'
import { WEEKDAYS } from '#domain/orders/delivery.ts'
import { PRICE_LIST_KINDS } from '#domain/price-lists/price-list-kind.ts'
import { PRICE_SOURCES } from '#domain/pricing/price-source.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { MAX_STORED_PRODUCT_BYTES } from '#domain/catalogue/merge-limits.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { MAX_EQUIPMENT, MAX_STATIONS, MAX_STEPS, SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { FILE_NAME_MAX_LENGTH, MAX_ROWS } from '#domain/tables/limits.ts'
import { MAX_COEFFICIENT, MIN_COEFFICIENT } from '#domain/pricing/limits.ts'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/quantity/limits.ts'
import {
  between,
  type Bound,
  count,
  euros,
  json,
  long,
  name,
  notNull,
  oneOf,
  upTo,
  vatRates,
} from './bound.ts'
import { batchBounds } from './batch-bounds.ts'
import { carteBounds } from './carte-bounds.ts'
import { factBounds } from './fact-bounds.ts'
import { invoiceBounds } from './invoice-bounds.ts'
import { importBounds } from './import-bounds.ts'
import { orderBounds } from './order-bounds.ts'
import type { UserTableName } from '../user-tables/user-tables.ts'
import { lineBounds } from './line-bounds.ts'
import { pictureBounds } from './picture-bounds.ts'
import { ownProductBounds, tracesApart } from './product-bounds.ts'
import { serviceBounds } from './service-bounds.ts'

const ONESELF = crypto.randomUUID()

const coefficient = (column: string) => [{ column, ...between(MIN_COEFFICIENT, MAX_COEFFICIENT, 0.01) }]

/** Every check of the database, table by table. */
export const BOUNDS: Partial<Record<UserTableName, readonly Bound[]>> = {
  account_settings: [
    { column: 'version', allowed: [1, 2], refused: [0] },
    ...factBounds(SETTINGS_FACTS, {
      defaultTvaRate: [{ column: 'default_tva_rate', ...vatRates }],
      targetMargin: [],
      siren: [{ column: 'siren', allowed: [null, '732829320'], refused: ['73282932', '732 829 320', ''] }],
      stations: [
        {
          column: 'stations',
          allowed: [[], Array(MAX_STATIONS).fill(long(SHEET_MAX_LENGTH.station))],
          refused: [Array(MAX_STATIONS + 1).fill('Chaud'), [long(SHEET_MAX_LENGTH.station + 1)], [null]],
        },
      ],
      floorMargin: [],
      coefficientEntree: coefficient('coefficient_entree'),
      coefficientPlat: coefficient('coefficient_plat'),
      coefficientDessert: coefficient('coefficient_dessert'),
      coefficientDefault: coefficient('coefficient_default'),
    }),
    {
      column: 'target_margin',
      constraint: 'margins',
      beside: 'floor_margin = 40',
      ...between(40, 100, 0.1),
    },
    { column: 'floor_margin', constraint: 'margins', beside: 'target_margin = 60', ...between(0, 60, 0.1) },
  ],
  supplier_contacts: [
    { column: 'version', allowed: [1, 2], refused: [0] },
    ...factBounds(SUPPLIER_FACTS, {
      email: [{ column: 'email', ...upTo(SUPPLIER_MAX_LENGTH.email) }],
      orderEmail: [{ column: 'order_email', ...upTo(SUPPLIER_MAX_LENGTH.email) }],
      deliveryDays: [
        {
          column: 'delivery_days',
          allowed: [[], ['monday'], [...WEEKDAYS]],
          refused: [['Monday'], [null], [...WEEKDAYS, 'monday']],
        },
      ],
      cutOff: [
        { column: 'cut_off', allowed: [null, '00:00', '23:59'], refused: ['', '24:00', '9:30', '09:60'] },
      ],
    }),
    {
      column: 'order_email_confirmed',
      ...upTo(SUPPLIER_MAX_LENGTH.email),
    },
    {
      column: 'price_list_mapping',
      constraint: 'mapping',
      allowed: [null, json({ price: long(20_000) })],
      refused: [json({ price: long(30_000) })],
    },
  ],
  supplier_products: [
    { column: 'version', allowed: [0, 1], refused: [-1] },
    ...factBounds(CATALOGUE_FACTS, ownProductBounds),
    { column: 'price_ht', ...notNull, allowed: [], refused: [null] },
    { column: 'ean', ...upTo(LINE_MAX_LENGTH.ean) },
    { column: 'agreed_price_ht', beside: 'agreed_at = now()', ...euros },
    { column: 'agreed_price_ht', constraint: 'agreed', allowed: [null], refused: [1] },
  ],
  price_lists: [
    { column: 'kind', ...oneOf(PRICE_LIST_KINDS) },
    { column: 'file_name', ...name(FILE_NAME_MAX_LENGTH) },
    { column: 'changes', ...between(0, 2 * MAX_ROWS, 1) },
    { column: 'unchanged', ...count },
    ...['added', 'dearer', 'cheaper', 'altered', 'removed'].map((column) => ({
      column,
      constraint: 'counts',
      ...count,
    })),
  ],
  price_list_rows: [
    { column: 'position', ...count },
    { column: 'removed', allowed: [false], refused: [true] },
    { column: 'after', constraint: 'removed', allowed: [], refused: [null] },
    { column: 'after', allowed: [json({})], refused: [json({ name: long(10_000) })] },
    {
      column: 'supplier_product_id',
      constraint: 'named',
      beside: 'removed = true, after = null',
      allowed: [ONESELF],
      refused: [null],
    },
  ],
  user_products: [
    { column: 'version', allowed: [1, 2], refused: [0] },
    { column: 'articles_version', allowed: [1, 2], refused: [0] },
    ...factBounds(PRODUCT_FACTS, {
      ...ownProductBounds,
      supplierId: [],
      origin: [{ column: 'origin', ...name(PRODUCT_MAX_LENGTH.origin) }],
      countedWeights: [
        {
          column: 'counted_weights',
          allowed: [json({}), json({ gousse: { quantity: 5, unit: 'g' } })],
          refused: [json([]), json('gousse'), json(5), 'null'],
        },
      ],
    }),
    { column: 'price_ht', allowed: [null], refused: [] },
    { column: 'source_price_ht', ...euros },
    { column: 'source_unit', ...oneOf(UNITS) },
  ],
  tech_sheets: [
    ...factBounds(SHEET_FACTS, {
      tvaRate: [{ column: 'tva_rate', ...vatRates }],
      equipment: [
        {
          column: 'equipment',
          allowed: [[], Array(MAX_EQUIPMENT).fill(long(SHEET_MAX_LENGTH.equipment))],
          refused: [Array(MAX_EQUIPMENT + 1).fill('bol'), [long(SHEET_MAX_LENGTH.equipment + 1)], [null]],
        },
      ],
      steps: [
        {
          column: 'steps',
          allowed: [[], Array(MAX_STEPS).fill(long(SHEET_MAX_LENGTH.step))],
          refused: [Array(MAX_STEPS + 1).fill('cuire'), [long(SHEET_MAX_LENGTH.step + 1)], [null]],
        },
      ],
      yieldQuantity: [
        {
          column: 'yield_quantity',
          ...between(MIN_QUANTITY, MAX_QUANTITY, MIN_QUANTITY),
          beside: "yield_unit = 'kg'",
        },
      ],
      yieldUnit: [
        { column: 'yield_unit', ...oneOf(UNITS), beside: 'yield_quantity = 1' },
        { column: 'yield_unit', allowed: [null], refused: ['kg'], constraint: 'yield_whole' },
      ],
    }),
    { column: 'selling_price_ht', allowed: [null], refused: [] },
    { column: 'cout_matiere', ...count },
    { column: 'uncosted_lines', ...count },
    { column: 'checked_cost', allowed: [null, 0.0001, 3000], refused: [0, -1] },
    { column: 'version', allowed: [1], refused: [0] },
    { column: 'allergens', allowed: [[], [...ALLERGENS]], refused: [['Ail'], [null]] },
    { column: 'traces', allowed: [[], [...ALLERGENS]], refused: [['Ail'], [null]] },
    tracesApart,
    { column: 'undeclared_lines', ...count },
  ],
  tech_sheet_ingredients: lineBounds,
  price_changes: [
    { column: 'source', ...oneOf(PRICE_SOURCES) },
    { column: 'former_product', ...name(PRODUCT_MAX_LENGTH.name) },
    { column: 'origin', ...upTo(FILE_NAME_MAX_LENGTH) },
    { column: 'unit', ...oneOf(UNITS) },
    { column: 'old_price_ht', ...euros },
    { column: 'new_price_ht', ...euros },
    { column: 'new_price_ht', allowed: [1], refused: [null], constraint: 'change' },
  ],
  product_articles: [
    { column: 'source_price_ht', ...euros },
    { column: 'source_unit', ...oneOf(UNITS) },
  ],
  product_merges: [
    { column: 'other_name', ...name(PRODUCT_MAX_LENGTH.name) },
    { column: 'lines', ...count },
    { column: 'prices', ...count },
    { column: 'articles', ...count },
    ...['before', 'after'].map((column) => ({
      column,
      allowed: ['{}'],
      refused: [json({ name: long(MAX_STORED_PRODUCT_BYTES) })],
    })),
  ],
  tech_sheet_photos: pictureBounds,
  idempotency_keys: [
    {
      column: 'key',
      allowed: ['!', '~'.repeat(IDEMPOTENCY_KEY_MAX_LENGTH)],
      refused: ['', 'é', 'a b', 'a'.repeat(IDEMPOTENCY_KEY_MAX_LENGTH + 1)],
    },
  ],
  recettes_publiables: [
    { column: 'nom_recette', ...name(SHEET_MAX_LENGTH.publishedName) },
    { column: 'prix_ttc', allowed: [0.01, MAX_AMOUNT], refused: [0, -1, MAX_AMOUNT + 1] },
  ],
  ...batchBounds,
  ...carteBounds,
  ...importBounds,
  ...serviceBounds,
  ...invoiceBounds,
  ...orderBounds,
}
