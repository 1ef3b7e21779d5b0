import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { MENU_MAX_LENGTH } from '#domain/menus/limits.ts'
import { cartes } from './cartes.ts'
import { atMost, euros, id, instant, price, trimmed, userId } from './columns.ts'
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
    check('menus_nom', trimmed(table.nom, 1, MENU_MAX_LENGTH.nom)),
    check('menus_description', atMost(table.description, MENU_MAX_LENGTH.description)),
    check('menus_nom_en', atMost(table.nomEn, MENU_MAX_LENGTH.nom)),
    check('menus_description_en', atMost(table.descriptionEn, MENU_MAX_LENGTH.description)),
    check('menus_prix_ttc', price(table.prixTtc)),
    check('menus_position', sql`${table.position} >= 0`),
  ],
)
