import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { ALLERGEN_NOTES, CARTE_THEMES, PAGE_FORMATS } from '#domain/cartes/carte-look.ts'
import { CARTE_MAX_LENGTH, MAX_FOOTER_LINES } from '#domain/cartes/limits.ts'
import { CARTE_LANGUAGES } from '#domain/cartes/languages.ts'
import { MAX_STORED_MAPPING_BYTES } from '#domain/tables/limits.ts'
import { atMost, id, instant, jsonWithin, oneOf, textsWithin, trimmed, userId } from './columns.ts'
import { userReference } from './references.ts'
import { userTable } from './user-table.ts'

/** The user's cartes and how each is set. The first by position is the one that is made for every user. */
export const cartes = userTable(
  'cartes',
  {
    userId: userId(),
    id: id(),
    nom: text().notNull().default('Ma carte'),
    /** Below the name. */
    heading: text().notNull().default(''),
    theme: text({ enum: CARTE_THEMES }).notNull().default('classique'),
    pageFormat: text({ enum: PAGE_FORMATS }).notNull().default('a4'),
    showDescriptions: boolean().notNull().default(true),
    showLeaders: boolean().notNull().default(true),
    showCurrency: boolean().notNull().default(true),
    allergenNote: text({ enum: ALLERGEN_NOTES }).notNull().default('none'),
    /** In print, a cover with its name comes before the other pages. */
    coverPage: boolean().notNull().default(false),
    /** The lines of its footer; null while the default lines are unchanged. */
    footerLines: text().array(),
    /** Of the house, for guests who read the carte online. */
    phone: text().notNull().default(''),
    openingHours: text().notNull().default(''),
    languages: text({ enum: CARTE_LANGUAGES }).notNull().default('fr'),
    /** In English; empty where nothing was written, and the name is the same then. */
    nomEn: text().notNull().default(''),
    headingEn: text().notNull().default(''),
    /** Line by line those of `footerLines`, empty where one is not written; null while none is. */
    footerLinesEn: text().array(),
    openingHoursEn: text().notNull().default(''),
    /** Whether search engines may list the public page. */
    indexed: boolean().notNull().default(false),
    /** The column mapping of the till's files, as last confirmed by the user. */
    salesMapping: jsonb(),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('cartes_user', table),
    index('cartes_by_position').on(table.userId, table.position),
    check('cartes_nom', trimmed(table.nom, 1, CARTE_MAX_LENGTH.nom)),
    check('cartes_heading', atMost(table.heading, CARTE_MAX_LENGTH.heading)),
    check('cartes_phone', atMost(table.phone, CARTE_MAX_LENGTH.phone)),
    check('cartes_opening_hours', atMost(table.openingHours, CARTE_MAX_LENGTH.openingHours)),
    check('cartes_theme', oneOf(table.theme, CARTE_THEMES)),
    check('cartes_page_format', oneOf(table.pageFormat, PAGE_FORMATS)),
    check('cartes_allergen_note', oneOf(table.allergenNote, ALLERGEN_NOTES)),
    check('cartes_sales_mapping', jsonWithin(table.salesMapping, MAX_STORED_MAPPING_BYTES)),
    check(
      'cartes_footer_lines',
      textsWithin(table.footerLines, MAX_FOOTER_LINES, CARTE_MAX_LENGTH.footerLine),
    ),
    check('cartes_languages', oneOf(table.languages, CARTE_LANGUAGES)),
    check('cartes_nom_en', atMost(table.nomEn, CARTE_MAX_LENGTH.nom)),
    check('cartes_heading_en', atMost(table.headingEn, CARTE_MAX_LENGTH.heading)),
    check(
      'cartes_footer_lines_en',
      textsWithin(table.footerLinesEn, MAX_FOOTER_LINES, CARTE_MAX_LENGTH.footerLine),
    ),
    check('cartes_opening_hours_en', atMost(table.openingHoursEn, CARTE_MAX_LENGTH.openingHours)),
    check('cartes_position', sql`${table.position} >= 0`),
    check('cartes_version', sql`${table.version} >= 1`),
  ],
)
