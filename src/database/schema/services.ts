import { sql } from 'drizzle-orm'
import { check, date, index, integer, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { MAX_COVERS, MEALS, SERVICE_MARKS } from '#domain/services/service.ts'
import { cartes } from './cartes.ts'
import { dayWithin, id, instant, oneOf, userId, within } from './columns.ts'
import { cascadingReference } from './references.ts'
import { userTable } from './user-table.ts'

/** What was typed of a service: a day, its lunch or its dinner, on one carte. */
export const services = userTable(
  'services',
  {
    userId: userId(),
    id: id(),
    /** 2026-09-01 as text. */
    day: date({ mode: 'string' }).notNull(),
    /** Null for the day as a whole. */
    meal: text({ enum: MEALS }),
    carteId: uuid().notNull(),
    /** That the user plans; null while those that are expected hold. */
    covers: integer(),
    /** That were proposed as they were typed. */
    proposedCovers: integer(),
    /** That came, as typed afterwards. */
    served: integer(),
    /** Why it was none of the usual ones. */
    mark: text({ enum: SERVICE_MARKS }),
    /** Counts the changes of it and of `service_dishes`. */
    version: integer().notNull().default(1),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('services_carte', table, table.carteId, cartes),
    unique('services_once').on(table.userId, table.day, table.carteId, table.meal).nullsNotDistinct(),
    index('services_by_carte').on(table.userId, table.carteId),
    check('services_day', dayWithin(table.day)),
    check('services_meal', oneOf(table.meal, MEALS)),
    check('services_covers', within(table.covers, 0, MAX_COVERS)),
    check('services_proposed_covers', within(table.proposedCovers, 0, MAX_COVERS)),
    check('services_served', within(table.served, 0, MAX_COVERS)),
    check('services_mark', oneOf(table.mark, SERVICE_MARKS)),
    check('services_version', sql`${table.version} >= 1`),
  ],
)
