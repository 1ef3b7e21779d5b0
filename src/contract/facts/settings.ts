import { z } from 'zod'
import { DEFAULT_LABEL_FORMAT, LABEL_FORMAT_NAMES } from '#domain/batches/label-format.ts'
import { MAX_STATIONS, SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { DEFAULT_WASTAGE_METHOD, WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import { isSiren } from '#domain/house/siren.ts'
import { MAX_COEFFICIENT, MIN_COEFFICIENT } from '#domain/pricing/limits.ts'
import { DEFAULT_VAT_RATE, VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { onceEach } from '../once-each.ts'
import { rule } from '../rules.ts'
import { money, percent, requiredText } from '../shapes.ts'
import type { Fact } from './fact.ts'

export const LANGUAGES = ['fr', 'en'] as const
export const THEMES = ['auto', 'light', 'dark'] as const

type SettingFact = Fact & {
  /** Whether the last choice counts: a change of such settings alone names no version. */
  readonly preference: boolean
}

const coefficient = money(
  z
    .number(rule('invalid'))
    .min(MIN_COEFFICIENT, rule('out-of-range'))
    .max(MAX_COEFFICIENT, rule('out-of-range')),
)

/** What an account has chosen; in the blanks, the usual figures of the trade. */
export const SETTINGS_FACTS = {
  language: {
    schema: z.enum(LANGUAGES, rule('invalid')),
    kind: 'own',
    blank: 'fr',
    preference: true,
  },
  theme: {
    schema: z.enum(THEMES, rule('invalid')),
    kind: 'own',
    blank: 'auto',
    preference: true,
  },
  wastageMethod: {
    schema: z.enum(WASTAGE_METHODS, rule('invalid')),
    kind: 'own',
    blank: DEFAULT_WASTAGE_METHOD,
    preference: false,
  },
  defaultTvaRate: {
    schema: z.literal(VAT_RATES, rule('invalid')),
    kind: 'own',
    blank: DEFAULT_VAT_RATE,
    preference: false,
  },
  targetMargin: {
    schema: money(percent).meta({ description: 'percent; a margin from here on is green' }),
    kind: 'own',
    blank: 70,
    preference: false,
  },
  floorMargin: {
    schema: money(percent).meta({ description: 'percent; a margin below is red' }),
    kind: 'own',
    blank: 50,
    preference: false,
  },
  coefficientEntree: {
    schema: coefficient,
    kind: 'own',
    blank: 4,
    preference: false,
  },
  coefficientPlat: {
    schema: coefficient,
    kind: 'own',
    blank: 3.5,
    preference: false,
  },
  coefficientDessert: {
    schema: coefficient,
    kind: 'own',
    blank: 5,
    preference: false,
  },
  coefficientDefault: {
    schema: coefficient,
    kind: 'own',
    blank: 3.5,
    preference: false,
  },
  siren: {
    schema: z
      .string()
      .refine(isSiren, rule('siren-invalid'))
      .nullable()
      .meta({ description: 'of the house: invoices for another one, and its own sales, are set aside' }),
    kind: 'own',
    blank: null,
    preference: false,
  },
  stations: {
    schema: onceEach(
      z.array(requiredText(SHEET_MAX_LENGTH.station)).max(MAX_STATIONS, rule('too-long')),
      (station) => station,
    ).meta({ description: 'of the kitchen: what the sheets propose as theirs, in this order' }),
    kind: 'own',
    blank: [],
    preference: false,
  },
  labelFormat: {
    schema: z
      .enum(LABEL_FORMAT_NAMES, rule('invalid'))
      .meta({ description: 'what labels of batches are printed on, in millimetres, or on sheets of A4' }),
    kind: 'own',
    blank: DEFAULT_LABEL_FORMAT,
    preference: false,
  },
} as const satisfies Record<string, SettingFact>
