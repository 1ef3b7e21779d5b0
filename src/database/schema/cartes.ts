import { check, foreignKey, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './auth.ts'
import { id, instant, trimmed, userId } from './columns.ts'

/** The user's carte. One a user, so that two windows opening it first cannot make two. */
export const cartes = pgTable(
  'cartes',
  {
    userId: userId(),
    id: id(),
    nom: text().notNull().default('Ma carte'),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ name: 'cartes_user', columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('cartes_user_unique').on(table.userId),
    check('cartes_nom', trimmed(table.nom, 1, 200)),
  ],
)
