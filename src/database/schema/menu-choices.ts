import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { MENU_MAX_LENGTH } from '#domain/menus/limits.ts'
import { atMost, id, instant, trimmed, userId } from './columns.ts'
import { menus } from './menus.ts'
import { cascadingReference } from './references.ts'
import { userTable } from './user-table.ts'

/** One course of a menu, of which the guest takes one dish. */
export const menuChoices = userTable(
  'menu_choices',
  {
    userId: userId(),
    id: id(),
    menuId: uuid().notNull(),
    nom: text().notNull(),
    /** In English; empty where nothing was written. */
    nomEn: text().notNull().default(''),
    position: integer().notNull().default(0),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('menu_choices_menu', table, table.menuId, menus),
    index('menu_choices_by_position').on(table.userId, table.menuId, table.position),
    check('menu_choices_nom', trimmed(table.nom, 1, MENU_MAX_LENGTH.choice)),
    check('menu_choices_nom_en', atMost(table.nomEn, MENU_MAX_LENGTH.choice)),
    check('menu_choices_position', sql`${table.position} >= 0`),
  ],
)
