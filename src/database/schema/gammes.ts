import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { cartes } from './cartes.ts'
import { atMost, id, instant, trimmed, userId } from './columns.ts'
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
    check('gammes_nom', trimmed(table.nom, 1, GAMME_MAX_LENGTH.nom)),
    check('gammes_nom_en', atMost(table.nomEn, GAMME_MAX_LENGTH.nom)),
    check('gammes_position', sql`${table.position} >= 0`),
    check('gammes_version', sql`${table.version} >= 1`),
  ],
)
