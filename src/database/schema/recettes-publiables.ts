import { sql } from 'drizzle-orm'
import { boolean, check, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { euros, id, instant, price, trimmed, userId } from './columns.ts'
import { cascadingReference } from './references.ts'
import { techSheets } from './tech-sheets.ts'
import { userTable } from './user-table.ts'

/** The publication record of a sheet: a sheet has none or one, and it needs a price. */
export const recettesPubliables = userTable(
  'recettes_publiables',
  {
    userId: userId(),
    id: id(),
    ficheId: uuid().notNull(),
    nomRecette: text().notNull(),
    prixTtc: euros().notNull(),
    visible: boolean().notNull().default(true),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('recettes_publiables_fiche', table, table.ficheId, techSheets),
    uniqueIndex('recettes_publiables_fiche_unique').on(table.userId, table.ficheId),
    check('recettes_publiables_nom_recette', trimmed(table.nomRecette, 1, SHEET_MAX_LENGTH.publishedName)),
    check('recettes_publiables_prix_ttc', sql`${table.prixTtc} > 0 and ${price(table.prixTtc)}`),
  ],
)
