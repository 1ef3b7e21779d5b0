import { check, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cartes } from './cartes.ts'
import { id, instant, userId } from './columns.ts'
import { pictureFacts, pictureRules } from './picture-facts.ts'
import { cascadingReference } from './references.ts'
import { userTable } from './user-table.ts'

/** The logo of a carte, one or none. A new one is a new row, so that its address can be kept for ever. */
export const carteLogos = userTable(
  'carte_logos',
  {
    userId: userId(),
    id: id(),
    carteId: uuid().notNull(),
    ...pictureFacts(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('carte_logos_carte', table, table.carteId, cartes),
    uniqueIndex('carte_logos_carte_unique').on(table.userId, table.carteId),
    ...pictureRules(table).map(([name, rule]) => check(`carte_logos_${name}`, rule)),
  ],
)
