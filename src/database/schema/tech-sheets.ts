import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { SHEET_FACTS } from '#contract/facts/sheet.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { DEFAULT_VAT_RATE, VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { MAX_EQUIPMENT, MAX_STEPS, SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import {
  allOf,
  apart,
  cost,
  foldedText,
  id,
  instant,
  percent,
  personId,
  textsWithin,
  unitPrice,
  userId,
} from './columns.ts'
import { factChecks } from './fact-checks.ts'
import { userReference } from './references.ts'
import { userTable } from './user-table.ts'

/**
 * Fiches techniques. `coutMatiere`, `uncostedLines`, `allergens`, `traces` and `undeclaredLines` follow from the lines,
 * at any depth, and are written only by the recosting of the sheet.
 */
export const techSheets = userTable(
  'tech_sheets',
  {
    userId: userId(),
    id: id(),
    title: text().notNull(),
    category: text({ enum: SHEET_CATEGORIES }).notNull(),
    portions: integer().notNull(),
    sellingPriceHt: unitPrice(),
    tvaRate: percent().notNull().default(DEFAULT_VAT_RATE),
    method: text().notNull().default(''),
    coutMatiere: cost().notNull().default(0),
    uncostedLines: integer().notNull().default(0),
    /** EUR for one portion: the cost that the user declared right when it was questioned. */
    checkedCost: cost(),
    allergens: text({ enum: ALLERGENS }).array().notNull().default([]),
    traces: text({ enum: ALLERGENS }).array().notNull().default([]),
    undeclaredLines: integer().notNull().default(0),
    /** What the whole sheet gives after cooking, for sheets that use it as a preparation. */
    yieldQuantity: numeric({ precision: 14, scale: QUANTITY_DECIMALS, mode: 'number' }),
    yieldUnit: text({ enum: UNITS }),
    description: text().notNull().default(''),
    prepMinutes: integer(),
    cookMinutes: integer(),
    equipment: text().array().notNull().default([]),
    steps: text().array().notNull().default([]),
    notes: text().notNull().default(''),
    /** At which temperature it is stored, and how long. */
    storage: text().notNull().default(''),
    /** Hours that it keeps: chilled, frozen after it was vacuum-packed, and once it is opened or thawed. */
    keepsHours: integer(),
    frozenHours: integer(),
    openedHours: integer(),
    /** Where in the kitchen it is made. */
    station: text().notNull().default(''),
    version: integer().notNull().default(1),
    createdAt: instant(),
    updatedAt: instant(),
    /** Who changed it last. */
    personId: personId(),
    searchText: foldedText()
      .notNull()
      .generatedAlwaysAs(sql`fold(title)`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('tech_sheets_user', table),
    uniqueIndex('tech_sheets_title_unique').on(table.userId, sql`lower(title collate "und-x-icu")`),
    index('tech_sheets_by_update').on(table.userId, table.updatedAt, table.id),
    index('tech_sheets_by_title').on(table.userId, table.searchText, table.id),
    ...factChecks('tech_sheets', SHEET_FACTS, table, {
      tvaRate: { tva_rate: sql`${table.tvaRate} in (${sql.raw(VAT_RATES.join(', '))})` },
      equipment: { equipment: textsWithin(table.equipment, MAX_EQUIPMENT, SHEET_MAX_LENGTH.equipment) },
      steps: { steps: textsWithin(table.steps, MAX_STEPS, SHEET_MAX_LENGTH.step) },
    }),
    check('tech_sheets_yield_whole', sql`(${table.yieldQuantity} is null) = (${table.yieldUnit} is null)`),
    check('tech_sheets_cout_matiere', sql`${table.coutMatiere} >= 0`),
    check('tech_sheets_checked_cost', sql`${table.checkedCost} > 0`),
    check('tech_sheets_uncosted_lines', sql`${table.uncostedLines} >= 0`),
    check('tech_sheets_allergens', allOf(table.allergens, ALLERGENS)),
    check('tech_sheets_traces', allOf(table.traces, ALLERGENS)),
    check('tech_sheets_traces_apart', apart(table.traces, table.allergens)),
    check('tech_sheets_undeclared_lines', sql`${table.undeclaredLines} >= 0`),
    check('tech_sheets_version', sql`${table.version} >= 1`),
  ],
)
