import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, numeric, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import {
  BATCH_KINDS,
  BATCH_MAX_LENGTH,
  BATCH_STATES,
  MAX_EXTENSIONS_BYTES,
  MAX_LABELS,
} from '#domain/batches/batch.ts'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { MAX_QUANTITY, MIN_QUANTITY, QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import {
  allOf,
  apart,
  atMost,
  cost,
  foldedText,
  id,
  instant,
  jsonWithin,
  laterInstant,
  oneOf,
  personId,
  trimmed,
  userId,
  within,
} from './columns.ts'
import { nullableReference, userReference } from './references.ts'
import { techSheets } from './tech-sheets.ts'
import { userProducts } from './user-products.ts'
import { userTable } from './user-table.ts'

/**
 * What was made of a sheet, or opened, thawed or vacuum-packed, at a time. It keeps its name, and what its label says of
 * allergens and storage, when sheet or product change or are deleted.
 */
export const batches = userTable(
  'batches',
  {
    userId: userId(),
    id: id(),
    techSheetId: uuid(),
    userProductId: uuid(),
    /** Of the sheet, as it was made. */
    sheetVersion: integer(),
    kind: text({ enum: BATCH_KINDS }).notNull(),
    name: text().notNull(),
    madeAt: laterInstant().notNull(),
    useBy: laterInstant().notNull(),
    quantity: numeric({ precision: 14, scale: QUANTITY_DECIMALS, mode: 'number' }),
    unit: text({ enum: LINE_UNITS }),
    /** 260929-FB-1: the day of the house, initials, and the number of that day. A part that was thrown away has that of its batch. */
    lot: text().notNull(),
    allergens: text({ enum: ALLERGENS }).array().notNull().default([]),
    traces: text({ enum: ALLERGENS }).array().notNull().default([]),
    undeclaredLines: integer().notNull().default(0),
    storage: text().notNull().default(''),
    /** Asked for with it. */
    labels: integer().notNull().default(0),
    state: text({ enum: BATCH_STATES }).notNull().default('kept'),
    closedAt: laterInstant(),
    /** Why it was thrown away. */
    reason: text().notNull().default(''),
    /** EUR of its quantity when it was made; null where that was not known. */
    costHt: cost(),
    /** EUR of what was thrown away of it. */
    thrownCostHt: cost(),
    /** Each time that it was given a later use-by: when, the former use-by, and why. */
    extensions: jsonb().notNull().default([]),
    version: integer().notNull().default(1),
    /** Who noted it. */
    personId: personId(),
    createdAt: instant(),
    searchText: foldedText()
      .notNull()
      .generatedAlwaysAs(sql`fold(name || E'\\n' || lot)`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('batches_user', table),
    nullableReference('batches_sheet', table, table.techSheetId, techSheets),
    nullableReference('batches_product', table, table.userProductId, userProducts),
    index('batches_by_lot').on(table.userId, table.lot),
    index('batches_by_use_by').on(table.userId, table.state, table.useBy, table.id),
    index('batches_by_sheet').on(table.userId, table.techSheetId),
    index('batches_by_product').on(table.userId, table.userProductId),
    check('batches_one_source', sql`num_nonnulls(${table.techSheetId}, ${table.userProductId}) <= 1`),
    check('batches_kind', oneOf(table.kind, BATCH_KINDS)),
    check('batches_name', trimmed(table.name, 1, BATCH_MAX_LENGTH.name)),
    check('batches_made_at', sql`${table.madeAt} >= ${sql.raw(`'${EARLIEST_DAY}T00:00:00Z'`)}`),
    check(
      'batches_use_by',
      sql`${table.useBy} > ${table.madeAt} and ${table.useBy} <= ${sql.raw(`'${LATEST_DAY}T00:00:00Z'`)}`,
    ),
    check('batches_quantity', within(table.quantity, MIN_QUANTITY, MAX_QUANTITY)),
    check('batches_unit', oneOf(table.unit, LINE_UNITS)),
    check('batches_quantity_whole', sql`(${table.quantity} is null) = (${table.unit} is null)`),
    check('batches_lot', sql`${table.lot} ~ '^[0-9]{6}-[A-Z]{1,3}-[0-9]{1,6}$'`),
    check('batches_allergens', allOf(table.allergens, ALLERGENS)),
    check('batches_traces', allOf(table.traces, ALLERGENS)),
    check('batches_traces_apart', apart(table.traces, table.allergens)),
    check('batches_undeclared_lines', sql`${table.undeclaredLines} >= 0`),
    check('batches_storage', atMost(table.storage, SHEET_MAX_LENGTH.storage)),
    check('batches_labels', within(table.labels, 0, MAX_LABELS)),
    check('batches_state', oneOf(table.state, BATCH_STATES)),
    check('batches_closed', sql`(${table.closedAt} is null) = (${table.state} = 'kept')`),
    check('batches_reason', atMost(table.reason, BATCH_MAX_LENGTH.reason)),
    check('batches_cost_ht', sql`${table.costHt} >= 0`),
    check('batches_thrown_cost_ht', sql`${table.thrownCostHt} >= 0`),
    check('batches_thrown', sql`${table.thrownCostHt} is null or ${table.state} = 'thrown'`),
    check('batches_extensions', jsonWithin(table.extensions, MAX_EXTENSIONS_BYTES)),
    check('batches_version', sql`${table.version} >= 1`),
  ],
)
