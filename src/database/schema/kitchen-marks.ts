import { sql } from 'drizzle-orm'
import { check, date, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { INITIALS_MAX_LENGTH } from '#domain/kitchen/limits.ts'
import { dayWithin, id, laterInstant, personId, userId } from './columns.ts'
import { cascadingReference } from './references.ts'
import { techSheets } from './tech-sheets.ts'
import { userTable } from './user-table.ts'

/** A step of a sheet that was ticked in the kitchen on a day, or whose tick was taken away again. */
export const kitchenMarks = userTable(
  'kitchen_marks',
  {
    userId: userId(),
    id: id(),
    techSheetId: uuid().notNull(),
    /** 2026-09-01 as text. */
    day: date({ mode: 'string' }).notNull(),
    /** `stepKey` of the domain: a step with another text is another step. */
    step: text().notNull(),
    /** Null where the tick was taken away. */
    doneAt: laterInstant(),
    initials: text().notNull().default(''),
    /** Null for a tablet. */
    personId: personId(),
    /** Of the last tick, or of what took it away: of two that reach the server, the later one counts. */
    changedAt: laterInstant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('kitchen_marks_sheet', table, table.techSheetId, techSheets),
    uniqueIndex('kitchen_marks_once').on(table.userId, table.day, table.techSheetId, table.step),
    index('kitchen_marks_by_sheet').on(table.userId, table.techSheetId),
    check('kitchen_marks_day', dayWithin(table.day)),
    check('kitchen_marks_step', sql`${table.step} ~ '^[1-9][0-9]{0,2}-[0-9a-f]{8}$'`),
    check(
      'kitchen_marks_initials',
      sql`${table.initials} ~ ${sql.raw(`'^[A-Z]{0,${INITIALS_MAX_LENGTH}}$'`)}`,
    ),
  ],
)
