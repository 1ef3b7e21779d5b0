import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { DISPLAYED_FACTS, SERVICE_FACTS } from '#contract/facts/dish.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { euros, id, instant, laterInstant, percent, userId } from './columns.ts'
import { factChecks } from './fact-checks.ts'
import { gammes } from './gammes.ts'
import { cascadingReference } from './references.ts'
import { techSheets } from './tech-sheets.ts'
import { userTable } from './user-table.ts'

/** A sheet on a gamme, under the name and price the guest reads. */
export const gammeRecettes = userTable(
  'gamme_recettes',
  {
    userId: userId(),
    id: id(),
    gammeId: uuid().notNull(),
    ficheId: uuid().notNull(),
    nomAffiche: text().notNull(),
    prixTtcAffiche: euros().notNull(),
    /** What the guest reads below the name. */
    description: text().notNull().default(''),
    /** The same in English; empty where nothing was written. */
    nomAfficheEn: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    /** The VAT in its price; null for that of its sheet. */
    ownTvaRate: percent(),
    /** Hidden from guests online, until further notice or until a moment. */
    masked: boolean().notNull().default(false),
    maskedUntil: laterInstant(),
    /** On the gamme and online, and not on the printed carte. */
    offPrint: boolean().notNull().default(false),
    /** Portions that are left; null while there are enough. */
    remaining: integer(),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('gamme_recettes_gamme', table, table.gammeId, gammes),
    cascadingReference('gamme_recettes_fiche', table, table.ficheId, techSheets),
    index('gamme_recettes_by_position').on(table.userId, table.gammeId, table.position),
    index('gamme_recettes_by_fiche').on(table.userId, table.ficheId),
    ...factChecks('gamme_recettes', DISPLAYED_FACTS, table, {
      ownTvaRate: { own_tva_rate: sql`${table.ownTvaRate} in (${sql.raw(VAT_RATES.join(', '))})` },
    }),
    ...factChecks('gamme_recettes', SERVICE_FACTS, table, {
      maskedUntil: { masked: sql`not ${table.masked} or ${table.maskedUntil} is null` },
      offPrint: {},
    }),
    check('gamme_recettes_position', sql`${table.position} >= 0`),
    check('gamme_recettes_version', sql`${table.version} >= 1`),
  ],
)
