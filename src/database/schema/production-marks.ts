import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  numeric,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { MAX_QUANTITY, MIN_QUANTITY, QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import { DONE_BY_MAX_LENGTH, MAX_MADE_DAYS } from '#domain/services/service.ts'
import { batches } from './batches.ts'
import { dayWithin, id, instant, laterInstant, oneOf, userId, within } from './columns.ts'
import { cascadingReference, nullableReference, userReference } from './references.ts'
import { techSheets } from './tech-sheets.ts'
import { userTable } from './user-table.ts'

/** What is known of one sheet in what is to be made on a day: what is ready, and that it is done. */
export const productionMarks = userTable(
  'production_marks',
  {
    userId: userId(),
    id: id(),
    /** 2026-09-01 as text. */
    day: date({ mode: 'string' }).notNull(),
    techSheetId: uuid().notNull(),
    /** Of it, there already. */
    readyQuantity: numeric({ precision: 14, scale: QUANTITY_DECIMALS, mode: 'number' }),
    readyUnit: text({ enum: LINE_UNITS }),
    /** For so many days it is made, this one first. */
    days: integer().notNull().default(1),
    /** Of the sheet, as the plan was printed; null while it was not. */
    sheetVersion: integer(),
    doneAt: laterInstant(),
    /** Initials. */
    doneBy: text().notNull().default(''),
    batchId: uuid(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('production_marks_user', table),
    cascadingReference('production_marks_sheet', table, table.techSheetId, techSheets),
    nullableReference('production_marks_batch', table, table.batchId, batches),
    uniqueIndex('production_marks_once').on(table.userId, table.day, table.techSheetId),
    index('production_marks_by_sheet').on(table.userId, table.techSheetId),
    index('production_marks_by_batch').on(table.userId, table.batchId),
    check('production_marks_day', dayWithin(table.day)),
    check('production_marks_ready_quantity', within(table.readyQuantity, MIN_QUANTITY, MAX_QUANTITY)),
    check('production_marks_ready_unit', oneOf(table.readyUnit, LINE_UNITS)),
    check('production_marks_ready', sql`(${table.readyQuantity} is null) = (${table.readyUnit} is null)`),
    check('production_marks_days', within(table.days, 1, MAX_MADE_DAYS)),
    check('production_marks_sheet_version', sql`${table.sheetVersion} >= 1`),
    check(
      'production_marks_done_by',
      sql`${table.doneBy} ~ ${sql.raw(`'^[A-Z]{0,${DONE_BY_MAX_LENGTH}}$'`)}`,
    ),
    check('production_marks_done', sql`(${table.doneAt} is null) = (${table.doneBy} = '')`),
    check('production_marks_batch_done', sql`${table.batchId} is null or ${table.doneAt} is not null`),
  ],
)
