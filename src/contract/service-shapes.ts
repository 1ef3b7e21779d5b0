import { z } from 'zod'
import { BATCH_KINDS } from '#domain/batches/batch.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import {
  DONE_BY_MAX_LENGTH,
  MAX_COVERS,
  MAX_MADE_DAYS,
  MAX_PLAN_DAYS,
  MAX_PRINTED_SHEETS,
  MAX_SERVICE_ITEMS,
  MAX_SERVICE_PORTIONS,
  MEALS,
  SERVICE_MARKS,
} from '#domain/services/service.ts'
import { quantity } from './facts/sheet-line.ts'
import { onceEach } from './once-each.ts'
import { rule } from './rules.ts'
import { euros, id, instant, versionRead } from './shapes.ts'

/** A day of the calendar, 2026-09-01, without an hour. */
export const calendarDay = z.iso
  .date(rule('invalid'))
  .refine((text) => text >= EARLIEST_DAY && text <= LATEST_DAY, { error: rule('out-of-range') })

export const meal = z
  .enum(MEALS, rule('invalid'))
  .nullable()
  .meta({ description: 'null for the day as a whole' })

const whole = (maximum: number) =>
  z.int(rule('invalid')).min(0, rule('out-of-range')).max(maximum, rule('out-of-range'))
const covers = whole(MAX_COVERS)
const portions = whole(MAX_SERVICE_PORTIONS)
const madeDays = z.int(rule('invalid')).min(1, rule('out-of-range')).max(MAX_MADE_DAYS, rule('out-of-range'))

/** Which service: there is one of these three at most. */
export const serviceRef = z.object({ day: calendarDay, carteId: id, meal })

const expectedCovers = z.object({
  covers: z.int(),
  low: z.int().meta({ description: 'of ten days, eight had between these two' }),
  high: z.int(),
  from: z.int().meta({ description: 'so many same weekdays that it is the median of' }),
  counted: z.boolean().meta({ description: 'covers of some of them were counted from the dishes sold' }),
})

const expectedItem = z.object({
  share: z.number().meta({ description: 'portions per cover' }),
  low: z.number().meta({ description: 'factor on the expected portions' }),
  high: z.number(),
  basis: z.enum(['sold', 'gamme']).meta({ description: "'gamme': it is new, and has the mean of its gamme" }),
  services: z.int().meta({ description: 'so many that it was sold at' }),
})

export const serviceItem = z.object({
  gammeRecetteId: id.nullable().meta({ description: 'a dish of a gamme, or else a menu' }),
  menuId: id.nullable(),
  portions: z.int().nullable().meta({ description: 'as typed; null: it follows what is expected' }),
  expected: expectedItem.nullable(),
  sold: z.int().nullable().meta({ description: 'at this service; null where it is not known' }),
})
export type ServiceItem = z.infer<typeof serviceItem>

export const plannedService = serviceRef.extend({
  version: z.int().meta({ description: '0 while nothing of it is stored' }),
  covers: z.int().nullable().meta({ description: 'as typed' }),
  proposed: z.int().nullable().meta({ description: 'the covers that were proposed when it was last typed' }),
  served: z.int().nullable().meta({ description: 'as typed afterwards' }),
  counted: z.int().nullable().meta({ description: 'covers, counted from the dishes and menus sold' }),
  mark: z.enum(SERVICE_MARKS).nullable(),
  expected: expectedCovers.nullable().meta({ description: 'null without at least three same weekdays' }),
  items: z.array(serviceItem).meta({ description: 'every dish and menu of the carte' }),
  departed: z
    .array(
      z.object({
        category: z
          .enum(SHEET_CATEGORIES)
          .nullable()
          .meta({ description: 'of the sheets of the dishes; null of menus' }),
        name: z.string().nullable().meta({
          description: 'of the dish or the menu while it is in the bin; null of those that are not, together',
        }),
        sold: z.int(),
      }),
    )
    .meta({ description: 'what was sold at this service of dishes and menus that are deleted since' }),
})
export type PlannedService = z.infer<typeof plannedService>

export const productionMark = z.object({
  day: z.string(),
  techSheetId: id,
  ready: z
    .object({ quantity: z.number(), unit: z.enum(LINE_UNITS) })
    .nullable()
    .meta({ description: 'what of it is there already' }),
  days: z.int().meta({ description: 'for so many days it is made, this one first' }),
  sheetVersion: z.int().nullable().meta({ description: 'of the sheet, as the plan was printed' }),
  doneAt: instant.nullable(),
  doneBy: z.string().meta({ description: 'initials' }),
  batchId: id.nullable().meta({ description: 'that the tick has made' }),
})
export type ProductionMark = z.infer<typeof productionMark>

export const readyBatch = z.object({
  batchId: id,
  techSheetId: id,
  name: z.string(),
  lot: z.string(),
  quantity: z.number(),
  unit: z.enum(LINE_UNITS),
  madeAt: instant,
  useBy: instant,
  kind: z.enum(BATCH_KINDS),
})
export type ReadyBatch = z.infer<typeof readyBatch>

export const plannedMenu = z.object({
  id,
  nom: z.string(),
  prixTtc: euros,
  choices: z.array(
    z.object({
      id,
      nom: z.string(),
      dishes: z.array(
        z.object({
          ficheId: id,
          title: z.string(),
          taken: z.int().nullable().meta({
            description: 'by guests of periods of the last 26 weeks; null where that is not known',
          }),
        }),
      ),
    }),
  ),
})

export const plannedCarte = z.object({
  id,
  nom: z.string(),
  gammes: z.array(
    z.object({
      id,
      nom: z.string(),
      dishes: z.array(z.object({ id, ficheId: id, nomAffiche: z.string() })),
    }),
  ),
  menus: z.array(plannedMenu),
})

export const servicePlan = z.object({
  cartes: z.array(plannedCarte),
  days: z.array(
    z.object({
      day: z.string(),
      services: z.array(plannedService).meta({
        description:
          'those that are stored, and those that the house usually has on that weekday; while none are known, lunch and dinner of its first carte',
      }),
    }),
  ),
  marks: z.array(productionMark).meta({
    description: 'of these days, and of the six before, on which a sheet may have been made for several days',
  }),
  batches: z.array(readyBatch).meta({
    description: 'of sheets, in the house with a quantity, and to be used later; the first use-by first',
  }),
})
export type ServicePlan = z.infer<typeof servicePlan>

export const planQuery = z.object({
  from: calendarDay,
  days: z.coerce
    .number<number>()
    .int(rule('invalid'))
    .min(1, rule('out-of-range'))
    .max(MAX_PLAN_DAYS, rule('out-of-range'))
    .default(1),
})
export type PlanQuery = z.infer<typeof planQuery>

const itemInput = z
  .object({
    gammeRecetteId: id.nullable().default(null),
    menuId: id.nullable().default(null),
    portions: portions.nullable(),
  })
  .refine(({ gammeRecetteId, menuId }) => (gammeRecetteId === null) !== (menuId === null), {
    path: ['gammeRecetteId'],
    error: rule('invalid'),
  })

export const serviceWrite = serviceRef.extend({
  version: versionRead.meta({ description: 'the one that was read, 0 of a service that is not stored' }),
  covers: covers.nullable().optional(),
  served: covers.nullable().optional(),
  mark: z.enum(SERVICE_MARKS, rule('invalid')).nullable().optional(),
  proposedCovers: covers.nullable().optional().meta({ description: 'what was proposed as they were typed' }),
  items: onceEach(
    z.array(itemInput).max(MAX_SERVICE_ITEMS, rule('too-long')),
    ({ gammeRecetteId, menuId }) => gammeRecetteId ?? menuId ?? '',
  ).default([]),
})
export type ServiceWrite = z.infer<typeof serviceWrite>

export type ServiceRef = z.infer<typeof serviceRef>

export const markWrite = z.object({
  day: calendarDay,
  techSheetId: id,
  ready: z
    .object({ quantity, unit: z.enum(LINE_UNITS, rule('invalid')) })
    .nullable()
    .optional(),
  days: madeDays.optional(),
  done: z
    .object({
      by: z
        .string(rule('required'))
        .regex(new RegExp(`^[A-Z]{1,${DONE_BY_MAX_LENGTH}}$`), rule('invalid'))
        .meta({ description: 'initials' }),
      batchId: id.optional(),
    })
    .nullable()
    .optional()
    .meta({ description: 'null takes it back' }),
})
export type MarkWrite = z.infer<typeof markWrite>

export const printedPlan = z.object({
  day: calendarDay,
  sheets: onceEach(
    z
      .array(z.object({ techSheetId: id, version: z.int(rule('invalid')).min(1, rule('out-of-range')) }))
      .max(MAX_PRINTED_SHEETS, rule('too-long')),
    ({ techSheetId }) => techSheetId,
  ),
})
export type PrintedPlan = z.infer<typeof printedPlan>
