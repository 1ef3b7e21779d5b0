import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { GAMME_FACTS } from '#contract/facts/gamme.ts'
import { cartes } from './cartes.ts'
import { id, instant, userId } from './columns.ts'
import { factChecks } from './fact-checks.ts'
import { cascadingReference } from './references.ts'
import { userTable } from './user-table.ts'

/** Named groups of dishes within a carte. */
export const gammes = userTable(
  'gammes',
  {
    userId: userId(),
    id: id(),
    carteId: uuid().notNull(),
    nom: text().notNull(),
    /** In English; empty where nothing was written. */
    nomEn: text().notNull().default(''),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('gammes_carte', table, table.carteId, cartes),
    index('gammes_by_position').on(table.userId, table.carteId, table.position),
    // A reference.
    ...factChecks('gammes', GAMME_FACTS, table, { carteId: {} }),
    check('gammes_position', sql`${table.position} >= 0`),
    check('gammes_version', sql`${table.version} >= 1`),
  ],
)
