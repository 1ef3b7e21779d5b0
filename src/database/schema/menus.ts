import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { MENU_FACTS } from '#contract/facts/menu.ts'
import { cartes } from './cartes.ts'
import { euros, id, instant, userId } from './columns.ts'
import { factChecks } from './fact-checks.ts'
import { cascadingReference } from './references.ts'
import { userTable } from './user-table.ts'

/** Formules: a fixed price for one dish of each of its choices. */
export const menus = userTable(
  'menus',
  {
    userId: userId(),
    id: id(),
    carteId: uuid().notNull(),
    nom: text().notNull(),
    description: text().notNull().default(''),
    /** The same in English; empty where nothing was written. */
    nomEn: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    prixTtc: euros().notNull(),
    /** Whether the guest reads it on the carte. */
    onCarte: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('menus_carte', table, table.carteId, cartes),
    index('menus_by_position').on(table.userId, table.carteId, table.position),
    ...factChecks('menus', MENU_FACTS, table, {
      onCarte: {},
      // A reference.
      carteId: {},
    }),
    check('menus_position', sql`${table.position} >= 0`),
  ],
)
