import { sql } from 'drizzle-orm'
import { check, integer, numeric, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { DEFAULT_WASTAGE_METHOD, WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import { DEFAULT_VAT_RATE, VAT_RATES, type VatRate } from '#domain/pricing/vat-rate.ts'
import { COEFFICIENT_DECIMALS, MAX_COEFFICIENT, MIN_COEFFICIENT } from '#domain/pricing/limits.ts'
import { instant, money, oneOf, percent, userId, within } from './columns.ts'
import { userReference } from './references.ts'
import { userTable } from './user-table.ts'

const coefficient = () =>
  money(numeric({ precision: 5, scale: COEFFICIENT_DECIMALS, mode: 'number' }).notNull())

/** What an account has chosen; one row a user, made when the account is made. */
export const accountSettings = userTable(
  'account_settings',
  {
    userId: userId(),
    language: text({ enum: ['fr', 'en'] })
      .notNull()
      .default('fr'),
    theme: text({ enum: ['auto', 'light', 'dark'] })
      .notNull()
      .default('auto'),
    wastageMethod: text({ enum: WASTAGE_METHODS }).notNull().default(DEFAULT_WASTAGE_METHOD),
    defaultTvaRate: percent().$type<VatRate>().notNull().default(DEFAULT_VAT_RATE),
    targetMargin: money(percent().notNull().default(70)),
    floorMargin: money(percent().notNull().default(50)),
    coefficientEntree: coefficient().default(4),
    coefficientPlat: coefficient().default(3.5),
    coefficientDessert: coefficient().default(5),
    coefficientDefault: coefficient().default(3.5),
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
    check('account_settings_language', oneOf(table.language, ['fr', 'en'])),
    check('account_settings_theme', oneOf(table.theme, ['auto', 'light', 'dark'])),
    check('account_settings_wastage_method', oneOf(table.wastageMethod, WASTAGE_METHODS)),
    check(
      'account_settings_default_tva_rate',
      sql`${table.defaultTvaRate} in (${sql.raw(VAT_RATES.join(', '))})`,
    ),
    check(
      'account_settings_margins',
      sql`0 <= ${table.floorMargin} and ${table.floorMargin} <= ${table.targetMargin} and ${table.targetMargin} <= 100`,
    ),
    check(
      'account_settings_coefficient_entree',
      within(table.coefficientEntree, MIN_COEFFICIENT, MAX_COEFFICIENT),
    ),
    check(
      'account_settings_coefficient_plat',
      within(table.coefficientPlat, MIN_COEFFICIENT, MAX_COEFFICIENT),
    ),
    check(
      'account_settings_coefficient_dessert',
      within(table.coefficientDessert, MIN_COEFFICIENT, MAX_COEFFICIENT),
    ),
    check(
      'account_settings_coefficient_default',
      within(table.coefficientDefault, MIN_COEFFICIENT, MAX_COEFFICIENT),
    ),
  ],
)
