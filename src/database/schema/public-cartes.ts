import { sql } from 'drizzle-orm'
import { check, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { auth } from './auth.ts'
import { cartes } from './cartes.ts'
import { instant } from './columns.ts'
import { cascadingReference } from './references.ts'

/**
 * The addresses under which cartes are open to everyone. A guest is not signed in, so it is beside the
 * sessions, where only the server's own role reaches it.
 */
export const publicCartes = auth.table(
  'public_cartes',
  {
    token: text().primaryKey(),
    userId: uuid().notNull(),
    carteId: uuid().notNull(),
    publishedAt: instant(),
  },
  (table) => [
    cascadingReference('public_cartes_carte', table, table.carteId, cartes),
    uniqueIndex('public_cartes_carte_unique').on(table.userId, table.carteId),
    check('public_cartes_token', sql`${table.token} ~ '^[0-9A-Za-z]{10,40}$'`),
  ],
)
