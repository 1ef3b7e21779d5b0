import { z } from 'zod'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import {
  MAX_EQUIPMENT,
  MAX_STEPS,
  SHEET_MAX_LENGTH,
  SHEET_TITLE_MIN_LENGTH,
} from '#domain/catalogue/sheet-limits.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { KEEPING_HOURS, PORTIONS } from '../number-rules.ts'
import { rule } from '../rules.ts'
import { amount, minutes, text, typedText } from '../shapes.ts'
import { type Fact, keysOf } from './fact.ts'
import { quantity } from './sheet-line.ts'

/** How long something keeps: whole hours, also where days were typed. None is proposed. */
const keepingHours = z
  .int(rule('hours-whole'))
  .min(KEEPING_HOURS.minimum, rule(KEEPING_HOURS.below))
  .max(KEEPING_HOURS.maximum, rule(KEEPING_HOURS.above))
  .nullable()

type SheetFact = Fact & {
  /** Whether the cost of sheets that use it as a preparation follows from it. */
  readonly measures: boolean
}

/** What is typed of a sheet beside its lines, in the order of its page. */
export const SHEET_FACTS = {
  title: {
    schema: typedText('title-required')
      .min(1, { error: rule('title-required'), abort: true })
      .min(SHEET_TITLE_MIN_LENGTH, rule('title-too-short'))
      .max(SHEET_MAX_LENGTH.title, rule('title-too-long'))
      .regex(/^[^\0]*$/, rule('invalid')),
    kind: 'text',
    heading: 'Titre',
    measures: false,
  },
  category: {
    schema: z.enum(SHEET_CATEGORIES, rule('invalid')),
    kind: 'own',
    heading: 'Catégorie',
    measures: false,
  },
  portions: {
    schema: z
      .int(rule('portions-too-low'))
      .min(PORTIONS.minimum, rule(PORTIONS.below))
      .max(PORTIONS.maximum, rule(PORTIONS.above)),
    kind: 'own',
    heading: 'Portions',
    measures: true,
  },
  sellingPriceHt: {
    schema: amount.nullable().meta({ description: 'EUR for ONE portion, without VAT' }),
    kind: 'own',
    heading: 'Prix de vente HT',
    blank: null,
    measures: false,
  },
  /** Of a new sheet the usual rate of the account. */
  tvaRate: {
    schema: z.literal(VAT_RATES, rule('invalid')).meta({ description: 'percent' }),
    kind: 'own',
    heading: 'TVA (%)',
    measures: false,
  },
  method: {
    schema: text(SHEET_MAX_LENGTH.method),
    kind: 'text',
    heading: 'Méthode',
    blank: '',
    measures: false,
  },
  description: {
    schema: text(SHEET_MAX_LENGTH.description),
    kind: 'text',
    heading: 'Description',
    blank: '',
    measures: false,
  },
  prepMinutes: {
    schema: minutes.nullable(),
    kind: 'own',
    heading: 'Préparation (min)',
    blank: null,
    measures: false,
  },
  cookMinutes: {
    schema: minutes.nullable(),
    kind: 'own',
    heading: 'Cuisson (min)',
    blank: null,
    measures: false,
  },
  equipment: {
    schema: z.array(text(SHEET_MAX_LENGTH.equipment)).max(MAX_EQUIPMENT, rule('too-long')),
    kind: 'own',
    heading: 'Matériel',
    blank: [],
    measures: false,
  },
  steps: {
    schema: z.array(text(SHEET_MAX_LENGTH.step)).max(MAX_STEPS, rule('too-long')),
    kind: 'own',
    heading: 'Étapes',
    blank: [],
    measures: false,
  },
  notes: {
    schema: text(SHEET_MAX_LENGTH.notes),
    kind: 'text',
    heading: 'Notes',
    blank: '',
    measures: false,
  },
  storage: {
    schema: text(SHEET_MAX_LENGTH.storage).meta({
      description: 'at which temperature it is stored, and how long',
    }),
    kind: 'text',
    heading: 'Conservation',
    blank: '',
    measures: false,
  },
  keepsHours: {
    schema: keepingHours.meta({ description: 'chilled, once it is made; by the house’s own rules' }),
    kind: 'own',
    heading: 'Se garde (heures)',
    blank: null,
    measures: false,
  },
  frozenHours: {
    schema: keepingHours.meta({ description: 'frozen, after it was vacuum-packed' }),
    kind: 'own',
    heading: 'Se garde congelé (heures)',
    blank: null,
    measures: false,
  },
  openedHours: {
    schema: keepingHours.meta({ description: 'once it is opened or thawed' }),
    kind: 'own',
    heading: 'Se garde entamé (heures)',
    blank: null,
    measures: false,
  },
  station: {
    schema: text(SHEET_MAX_LENGTH.station).meta({ description: 'where in the kitchen it is made' }),
    kind: 'text',
    heading: 'Poste',
    blank: '',
    measures: false,
  },
  yieldQuantity: {
    schema: quantity.nullable().meta({ description: 'what the whole sheet gives after cooking' }),
    kind: 'own',
    part: 'yield',
    heading: 'Rendement',
    blank: null,
    measures: true,
  },
  yieldUnit: {
    schema: z.enum(UNITS, rule('invalid')).nullable(),
    kind: 'own',
    part: 'yield',
    heading: 'Unité du rendement',
    blank: null,
    measures: true,
  },
} as const satisfies Record<string, SheetFact>

export const SHEET_FACT_NAMES = keysOf(SHEET_FACTS)
