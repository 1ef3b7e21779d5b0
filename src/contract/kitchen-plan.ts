import { z } from 'zod'
import { MAX_PLAN_DAYS } from '#domain/services/service.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import { BATCH_MAX_LENGTH } from '#domain/batches/batch.ts'
import { moment } from './batch-shapes.ts'
import { notFound, storageFull } from './errors.ts'
import { quantity } from './facts/sheet-line.ts'
import { kitchenRoute } from './kitchen-route.ts'
import { madeSheet, usedProduct } from './purchases.ts'
import { rule } from './rules.ts'
import {
  calendarDay,
  plannedCarte,
  plannedMenu,
  plannedService,
  productionMark,
  readyBatch,
  serviceItem,
} from './service-shapes.ts'
import { id } from './shapes.ts'

// What the kitchen makes on a day, as far as its tablets show and tick it: nothing of it is a price or a cost.

/** The state of what is made, which changes with each tick. */
const making = {
  marks: z.array(productionMark).meta({
    description:
      'of the day and those after it, and of the six before, on which a sheet may have been made for several days',
  }),
  batches: z.array(readyBatch).meta({ description: 'of sheets, in the house, the first use-by first' }),
}

const kitchenMaking = z.object(making)
export type KitchenMaking = z.infer<typeof kitchenMaking>

const kitchenPlan = z.object({
  cartes: z.array(plannedCarte.extend({ menus: z.array(plannedMenu.omit({ prixTtc: true })) })),
  days: z
    .array(
      z.object({
        day: z.string(),
        services: z.array(
          plannedService
            .pick({ day: true, carteId: true, meal: true, covers: true, mark: true, expected: true })
            .extend({ items: z.array(serviceItem.omit({ sold: true })) }),
        ),
      }),
    )
    .meta({
      description: `the day and the ${MAX_PLAN_DAYS - 1} after it, since what keeps is made for several`,
    }),
  ...making,
  sheets: z
    .array(madeSheet)
    .meta({ description: 'those of the cartes and every preparation below them, each once' }),
  products: z.array(usedProduct),
})
export type KitchenPlan = z.infer<typeof kitchenPlan>

const initials = z
  .string(rule('required'))
  .regex(new RegExp(`^[A-Z]{1,${BATCH_MAX_LENGTH.initials}}$`), rule('invalid'))

const place = { day: calendarDay, techSheetId: id }

const planTick = z.object({
  ...place,
  initials,
  quantity,
  unit: z.enum(LINE_UNITS, rule('invalid')),
  useBy: moment.meta({
    description: 'of the batch; what is made before the day has to keep until it is over',
  }),
})
export type PlanTick = z.infer<typeof planTick>

const tickedBatch = z.object({ id, lot: z.string(), version: z.int() })

const planTicked = z.object({
  mark: productionMark,
  batch: tickedBatch.nullable().meta({ description: 'that was made; null where it was ticked before' }),
})
export type PlanTicked = z.infer<typeof planTicked>

const planMark = z.object({
  ...place,
  ready: z
    .object({ quantity, unit: z.enum(LINE_UNITS, rule('invalid')) })
    .nullable()
    .optional(),
  done: z.null().optional().meta({ description: 'null takes the tick back; its batch stays' }),
})
export type PlanMark = z.infer<typeof planMark>

const tags = ['kitchen']
const ofDay = z.object({ day: calendarDay })
const path = '/kitchen/plan' as const

export const kitchenPlanRoutes = {
  plan: kitchenRoute
    .meta({ offline: 'answer' })
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'All that what is to be made on a day is computed from',
    })
    .input(ofDay)
    .output(kitchenPlan),
  making: kitchenRoute
    .meta({ offline: 'answer' })
    .route({
      method: 'GET',
      path: `${path}/making`,
      tags,
      outputStructure: 'detailed',
      summary: 'What of a plan is ready or made, and the batches in the house',
      description: 'With If-None-Match and the ETag of the last answer, 304 where nothing has changed.',
    })
    .input(ofDay)
    .output(
      z.union([
        z.object({ status: z.literal(200), headers: z.object({ etag: z.string() }), body: kitchenMaking }),
        z.object({ status: z.literal(304), headers: z.object({ etag: z.string() }) }),
      ]),
    ),
  tickPlan: kitchenRoute
    .errors({ ...notFound, ...storageFull })
    .route({
      method: 'PUT',
      path: `${path}/{day}/{techSheetId}/done`,
      tags,
      summary: 'Say that a sheet was made for a day, which makes its batch',
      description:
        'One that is ticked already stays as it is, whoever sends it: no second batch is made. What it cost is written by the server, and is in no answer of these routes.',
    })
    .input(planTick)
    .output(planTicked),
  markPlan: kitchenRoute
    .errors({ ...notFound, ...storageFull })
    .route({
      method: 'PATCH',
      path: `${path}/{day}/{techSheetId}`,
      tags,
      summary: 'Say what of a sheet is ready, or take back that it was made',
      description: 'What is not sent stays as it is; the same sent twice changes nothing more.',
    })
    .input(planMark)
    .output(productionMark),
}
