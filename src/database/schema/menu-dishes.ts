import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { atMost, id, instant, userId } from './columns.ts'
import { menuChoices } from './menu-choices.ts'
import { cascadingReference } from './references.ts'
import { techSheets } from './tech-sheets.ts'
import { userTable } from './user-table.ts'

/** A dish that a course of a menu offers. */
export const menuDishes = userTable(
  'menu_dishes',
  {
    userId: userId(),
    id: id(),
    choiceId: uuid().notNull(),
    ficheId: uuid().notNull(),
    /** Its name in English where no gamme of the carte has the dish; empty where nothing was written. */
    nomEn: text().notNull().default(''),
    position: integer().notNull().default(0),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('menu_dishes_choice', table, table.choiceId, menuChoices),
    cascadingReference('menu_dishes_fiche', table, table.ficheId, techSheets),
    uniqueIndex('menu_dishes_once').on(table.userId, table.choiceId, table.ficheId),
    index('menu_dishes_by_fiche').on(table.userId, table.ficheId),
    check('menu_dishes_nom_en', atMost(table.nomEn, GAMME_MAX_LENGTH.nomAffiche)),
    check('menu_dishes_position', sql`${table.position} >= 0`),
  ],
)
