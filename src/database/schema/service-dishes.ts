import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { MAX_SERVICE_PORTIONS } from '#domain/services/service.ts'
import { id, instant, userId, within } from './columns.ts'
import { gammeRecettes } from './gamme-recettes.ts'
import { menus } from './menus.ts'
import { cascadingReference } from './references.ts'
import { services } from './services.ts'
import { userTable } from './user-table.ts'

/** The portions of a dish or a menu that the user has typed for a service. */
export const serviceDishes = userTable(
  'service_dishes',
  {
    userId: userId(),
    id: id(),
    serviceId: uuid().notNull(),
    gammeRecetteId: uuid(),
    menuId: uuid(),
    portions: integer().notNull(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('service_dishes_service', table, table.serviceId, services),
    cascadingReference('service_dishes_dish', table, table.gammeRecetteId, gammeRecettes),
    cascadingReference('service_dishes_menu', table, table.menuId, menus),
    unique('service_dishes_once')
      .on(table.userId, table.serviceId, table.gammeRecetteId, table.menuId)
      .nullsNotDistinct(),
    index('service_dishes_by_dish').on(table.userId, table.gammeRecetteId),
    index('service_dishes_by_menu').on(table.userId, table.menuId),
    check('service_dishes_one', sql`num_nonnulls(${table.gammeRecetteId}, ${table.menuId}) = 1`),
    check('service_dishes_portions', within(table.portions, 0, MAX_SERVICE_PORTIONS)),
  ],
)
