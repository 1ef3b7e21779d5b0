import { sql } from 'drizzle-orm'
import { check, integer, numeric, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { blanksOf } from '#contract/facts/fact.ts'
import { LANGUAGES, SETTINGS_FACTS, THEMES } from '#contract/facts/settings.ts'
import { LABEL_FORMAT_NAMES } from '#domain/batches/label-format.ts'
import { MAX_STATIONS, SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import { VAT_RATES, type VatRate } from '#domain/pricing/vat-rate.ts'
import { COEFFICIENT_DECIMALS } from '#domain/pricing/limits.ts'
import { instant, money, percent, textsWithin, userId } from './columns.ts'
import { factChecks } from './fact-checks.ts'
import { userReference } from './references.ts'
import { userTable } from './user-table.ts'

const coefficient = () =>
  money(numeric({ precision: 5, scale: COEFFICIENT_DECIMALS, mode: 'number' }).notNull())

const USUAL = blanksOf(SETTINGS_FACTS)

/** What an account has chosen; one row a user, made when the account is made. */
export const accountSettings = userTable(
  'account_settings',
  {
    userId: userId(),
    language: text({ enum: LANGUAGES }).notNull().default(USUAL.language),
    theme: text({ enum: THEMES }).notNull().default(USUAL.theme),
    wastageMethod: text({ enum: WASTAGE_METHODS }).notNull().default(USUAL.wastageMethod),
    defaultTvaRate: percent().$type<VatRate>().notNull().default(USUAL.defaultTvaRate),
    targetMargin: money(percent().notNull().default(USUAL.targetMargin)),
    floorMargin: money(percent().notNull().default(USUAL.floorMargin)),
    coefficientEntree: coefficient().default(USUAL.coefficientEntree),
    coefficientPlat: coefficient().default(USUAL.coefficientPlat),
    coefficientDessert: coefficient().default(USUAL.coefficientDessert),
    coefficientDefault: coefficient().default(USUAL.coefficientDefault),
    siren: text(),
    stations: text().array().notNull().default(USUAL.stations),
    labelFormat: text({ enum: LABEL_FORMAT_NAMES }).notNull().default(USUAL.labelFormat),
    /** Counts the changes of these and of the name in `auth.users`. */
    version: integer().notNull().default(1),
    /** Another one whenever something gets a name, loses it or has another one: who has read them all sees by it that they are the same. */
    namesRevision: uuid().notNull().defaultRandom(),
    updatedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId] }),
    userReference('account_settings_user', table),
    check('account_settings_version', sql`${table.version} >= 1`),
    ...factChecks('account_settings', SETTINGS_FACTS, table, {
      defaultTvaRate: {
        default_tva_rate: sql`${table.defaultTvaRate} in (${sql.raw(VAT_RATES.join(', '))})`,
      },
      targetMargin: {},
      siren: { siren: sql`${table.siren} ~ '^[0-9]{9}$'` },
      stations: { stations: textsWithin(table.stations, MAX_STATIONS, SHEET_MAX_LENGTH.station) },
      floorMargin: {
        margins: sql`0 <= ${table.floorMargin} and ${table.floorMargin} <= ${table.targetMargin} and ${table.targetMargin} <= 100`,
      },
    }),
  ],
)
