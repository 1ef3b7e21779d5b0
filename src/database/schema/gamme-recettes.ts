import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { GAMME_MAX_LENGTH, MAX_REMAINING } from '#domain/cartes/limits.ts'
import { atMost, euros, id, instant, laterInstant, price, trimmed, userId, within } from './columns.ts'
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
    check('gamme_recettes_nom_affiche', trimmed(table.nomAffiche, 1, GAMME_MAX_LENGTH.nomAffiche)),
    check('gamme_recettes_prix_ttc_affiche', price(table.prixTtcAffiche)),
    check('gamme_recettes_description', atMost(table.description, GAMME_MAX_LENGTH.description)),
    check('gamme_recettes_nom_affiche_en', atMost(table.nomAfficheEn, GAMME_MAX_LENGTH.nomAffiche)),
    check('gamme_recettes_description_en', atMost(table.descriptionEn, GAMME_MAX_LENGTH.description)),
    check('gamme_recettes_masked', sql`not ${table.masked} or ${table.maskedUntil} is null`),
    check('gamme_recettes_remaining', within(table.remaining, 0, MAX_REMAINING)),
    check('gamme_recettes_position', sql`${table.position} >= 0`),
    check('gamme_recettes_version', sql`${table.version} >= 1`),
  ],
)
