import { z } from 'zod'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { LINE_COSTINGS } from '#domain/costing/line-costing.ts'
import { WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import { DEVICE_SHEETS, INITIALS_MAX_LENGTH, MAX_SENT_MARKS } from '#domain/kitchen/limits.ts'
import { STEP_KEY } from '#domain/kitchen/step-key.ts'
import { CONTENT_UNITS, LINE_UNITS, UNITS } from '#domain/quantity/unit.ts'
import { LANGUAGES } from './facts/settings.ts'
import { rule } from './rules.ts'
import { id, instant, personId } from './shapes.ts'

// What the kitchen is answered. Nothing of it is a price, a cost or a margin.

const allergens = {
  allergens: z.array(z.enum(ALLERGENS)),
  traces: z.array(z.enum(ALLERGENS)),
  undeclaredLines: z.int().meta({ description: 'lines of which nobody has said what they contain' }),
}
const photo = z.object({ id, width: z.int(), height: z.int() }).nullable()
const gives = {
  portions: z.int(),
  yieldQuantity: z.number().nullable(),
  yieldUnit: z.enum(UNITS).nullable(),
}

export const kitchenState = z.object({
  device: z
    .object({
      id,
      name: z.string(),
      sheets: z.enum(DEVICE_SHEETS),
      hasPin: z.boolean(),
      isLocked: z.boolean().meta({ description: 'its PIN has to be given before anything else is answered' }),
    })
    .nullable()
    .meta({ description: 'null for who is signed in' }),
  person: z
    .object({ id, name: z.string() })
    .nullable()
    .meta({ description: 'who is signed in, as the house calls them; null for a tablet' }),
  houseName: z.string(),
  language: z.enum(LANGUAGES),
  wastageMethod: z.enum(WASTAGE_METHODS),
  stations: z.array(z.string()),
  hasBatches: z.boolean().meta({ description: 'whether the house notes what it makes' }),
  hasPlan: z.boolean().meta({ description: 'whether the house plans its services' }),
  hasOrders: z.boolean().meta({ description: 'whether the house orders from suppliers' }),
})
export type KitchenState = z.infer<typeof kitchenState>

export const kitchenSheetSummary = z.object({
  id,
  title: z.string(),
  category: z.enum(SHEET_CATEGORIES),
  station: z.string(),
  ...gives,
  ...allergens,
  photo,
  isOnCarte: z.boolean().meta({ description: 'a dish of a carte or a menu, or made for one, at any depth' }),
  version: z.int(),
  updatedAt: instant,
})
export type KitchenSheetSummary = z.infer<typeof kitchenSheetSummary>

const kitchenLine = z.object({
  id,
  name: z.string().meta({ description: 'of the product or the preparation; empty where it was deleted' }),
  costing: z.enum(LINE_COSTINGS),
  quantity: z.number().nullable(),
  unit: z.enum(LINE_UNITS),
  wastagePercent: z.number(),
  note: z.string(),
  product: z
    .object({
      id,
      brand: z.string().nullable(),
      unit: z.enum(UNITS),
      densityKgPerL: z.number().nullable(),
      contentQuantity: z.number().nullable(),
      contentUnit: z.enum(CONTENT_UNITS).nullable(),
      allergens: z.array(z.enum(ALLERGENS)),
      traces: z.array(z.enum(ALLERGENS)),
      allergenFree: z.boolean(),
    })
    .nullable(),
  preparationId: id.nullable().meta({ description: 'another one of the sheets that are answered with it' }),
})
export type KitchenLine = z.infer<typeof kitchenLine>

export const kitchenSheet = z.object({
  id,
  title: z.string(),
  category: z.enum(SHEET_CATEGORIES),
  station: z.string(),
  ...gives,
  ...allergens,
  photo,
  description: z.string(),
  prepMinutes: z.int().nullable(),
  cookMinutes: z.int().nullable(),
  equipment: z.array(z.string()),
  steps: z.array(
    z.object({
      key: z.string().meta({ description: 'what a tick names it by: its number and a hash of its text' }),
      text: z.string(),
    }),
  ),
  method: z.string(),
  notes: z.string(),
  storage: z.string(),
  keepsHours: z.int().nullable(),
  frozenHours: z.int().nullable(),
  openedHours: z.int().nullable(),
  lines: z.array(kitchenLine),
  version: z.int(),
  updatedAt: instant,
})
export type KitchenSheet = z.infer<typeof kitchenSheet>

const day = z.iso.date(rule('invalid'))
const stepKey = z.string().regex(STEP_KEY, rule('invalid'))
const initials = z.string().regex(new RegExp(`^[A-Z]{0,${INITIALS_MAX_LENGTH}}$`), rule('invalid'))
const markOf = { sheetId: id, day, step: stepKey }

export const kitchenMark = z.object({
  ...markOf,
  doneAt: instant.nullable().meta({ description: 'null: the tick was taken away' }),
  initials: z.string(),
  personId,
  changedAt: instant,
})
export type KitchenMark = z.infer<typeof kitchenMark>

export const sentMarks = z.object({
  marks: z
    .array(
      z.object({
        ...markOf,
        done: z.boolean(),
        initials: initials.default(''),
        at: z.iso.datetime(rule('invalid')).meta({
          description:
            'when it was ticked, by the clock of the server as far as the device knows it; the latest counts',
        }),
      }),
    )
    .min(1, rule('required'))
    .max(MAX_SENT_MARKS, rule('too-long')),
})
export type SentMark = z.infer<typeof sentMarks>['marks'][number]

export const marksWritten = z.object({
  marks: z.array(kitchenMark).meta({ description: 'how each of those that were sent is now' }),
  left: z.array(z.object({ ...markOf, reason: z.enum(['gone', 'too-old']) })).meta({
    description:
      'those that were not kept: their sheet or that step of it is not there, or they waited for too long',
  }),
})
export type MarksWritten = z.infer<typeof marksWritten>
