import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { CARTE_FACTS } from '#contract/facts/carte.ts'
import { blanksOf } from '#contract/facts/fact.ts'
import { ALLERGEN_NOTES, CARTE_THEMES, PAGE_FORMATS } from '#domain/cartes/carte-look.ts'
import { CARTE_MAX_LENGTH, MAX_FOOTER_LINES } from '#domain/cartes/limits.ts'
import { CARTE_LANGUAGES } from '#domain/cartes/languages.ts'
import { MAX_STORED_MAPPING_BYTES } from '#domain/tables/limits.ts'
import { id, instant, jsonWithin, textsWithin, userId } from './columns.ts'
import { factChecks } from './fact-checks.ts'
import { userReference } from './references.ts'
import { userTable } from './user-table.ts'

const BLANK = blanksOf(CARTE_FACTS)

/** The user's cartes and how each is set. The first by position is the one that is made for every user. */
export const cartes = userTable(
  'cartes',
  {
    userId: userId(),
    id: id(),
    nom: text().notNull().default('Ma carte'),
    /** Below the name. */
    heading: text().notNull().default(BLANK.heading),
    theme: text({ enum: CARTE_THEMES }).notNull().default(BLANK.theme),
    pageFormat: text({ enum: PAGE_FORMATS }).notNull().default(BLANK.pageFormat),
    showDescriptions: boolean().notNull().default(BLANK.showDescriptions),
    showLeaders: boolean().notNull().default(BLANK.showLeaders),
    showCurrency: boolean().notNull().default(BLANK.showCurrency),
    allergenNote: text({ enum: ALLERGEN_NOTES }).notNull().default(BLANK.allergenNote),
    /** In print, a cover with its name comes before the other pages. */
    coverPage: boolean().notNull().default(BLANK.coverPage),
    /** In print, pages that it is to fit, without its cover; null for as many as it needs. */
    fitPages: integer(),
    /** The lines of its footer; null while the default lines are unchanged. */
    footerLines: text().array(),
    /** Of the house, for guests who read the carte online. */
    phone: text().notNull().default(BLANK.phone),
    openingHours: text().notNull().default(BLANK.openingHours),
    languages: text({ enum: CARTE_LANGUAGES }).notNull().default(BLANK.languages),
    /** In English; empty where nothing was written, and the name is the same then. */
    nomEn: text().notNull().default(BLANK.nomEn),
    headingEn: text().notNull().default(BLANK.headingEn),
    /** Line by line those of `footerLines`, empty where one is not written; null while none is. */
    footerLinesEn: text().array(),
    openingHoursEn: text().notNull().default(BLANK.openingHoursEn),
    /** Whether search engines may list the public page. */
    indexed: boolean().notNull().default(BLANK.indexed),
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
    ...factChecks('cartes', CARTE_FACTS, table, {
      showDescriptions: {},
      showLeaders: {},
      showCurrency: {},
      coverPage: {},
      indexed: {},
      footerLines: {
        footer_lines: textsWithin(table.footerLines, MAX_FOOTER_LINES, CARTE_MAX_LENGTH.footerLine),
      },
      footerLinesEn: {
        footer_lines_en: textsWithin(table.footerLinesEn, MAX_FOOTER_LINES, CARTE_MAX_LENGTH.footerLine),
      },
    }),
    check('cartes_sales_mapping', jsonWithin(table.salesMapping, MAX_STORED_MAPPING_BYTES)),
    check('cartes_position', sql`${table.position} >= 0`),
    check('cartes_version', sql`${table.version} >= 1`),
  ],
)
