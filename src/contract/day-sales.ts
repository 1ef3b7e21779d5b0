import { z } from 'zod'
import { MAX_DAY_FIGURES, MAX_SALES_DAYS } from '#domain/services/service.ts'
import { ERROR_STATUS, notFound, storageFull } from './errors.ts'
import { onceEach } from './once-each.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { salesOf } from './sales-list.ts'
import { dishSale, menuSale, quantity } from './sales-periods.ts'
import { calendarDay, meal } from './service-shapes.ts'
import { id } from './shapes.ts'

const nullable = { quantity: quantity.nullable() }
const ofDishes = (sale: typeof dishSale) => salesOf(sale, ({ gammeRecetteId }) => gammeRecetteId)
const ofMenus = (sale: typeof menuSale) => salesOf(sale, ({ menuId }) => menuId)

const dayRef = z.object({ day: calendarDay, meal })

const daySale = z.object({
  day: z.string(),
  meal,
  sold: z.int().meta({ description: 'portions of all dishes' }),
  menusSold: z.int(),
})
export type DaySale = z.infer<typeof daySale>

const soldOnDay = dayRef.extend({ quantities: ofDishes(dishSale), menuQuantities: ofMenus(menuSale) })
/** What was sold on a day, or at one of its meals. */
export type SoldOnDay = z.infer<typeof soldOnDay>

/** Whether no day comes both as a whole and by a meal. */
function isKnownOneWay(days: readonly Pick<SoldOnDay, 'day' | 'meal'>[]): boolean {
  const whole = new Set(days.filter(({ meal: at }) => at === null).map(({ day }) => day))
  return !days.some(({ day, meal: at }) => at !== null && whole.has(day))
}

/** Sales by day that come with those of a period. */
export const salesDays = onceEach(
  z.array(soldOnDay).max(MAX_SALES_DAYS, rule('too-long')),
  ({ day, meal: at }) => `${day} ${at}`,
)
  .refine(isKnownOneWay, rule('named-twice'))
  .refine(
    (days) =>
      days.reduce(
        (sum, { quantities, menuQuantities }) => sum + quantities.length + menuQuantities.length,
        0,
      ) <= MAX_DAY_FIGURES,
    rule('too-long'),
  )

export const replaceDays = z.boolean().default(false).meta({
  description: 'whether days that are known already are replaced as a whole; they are refused otherwise',
})

export const daysKnown = {
  DAYS_KNOWN: {
    status: ERROR_STATUS.DAYS_KNOWN,
    message: 'Sales of some of the days are known already; nothing was written',
    data: z.object({ days: z.array(z.string()) }),
  },
} as const

const tags = ['day sales']

export const daySalesContract = {
  list: contractRoute
    .route({
      method: 'GET',
      path: '/day-sales',
      tags,
      summary: 'The days whose sales are known, and how much was sold',
    })
    .meta({ offline: 'answer' })
    .input(
      z.object({ from: calendarDay, to: calendarDay }).refine(({ from, to }) => from <= to, {
        error: rule('out-of-range'),
        path: ['to'],
      }),
    )
    .output(z.object({ days: z.array(daySale) })),
  write: contractRoute
    .errors({ ...notFound, ...storageFull, ...daysKnown })
    .route({
      method: 'PUT',
      path: '/day-sales/{day}',
      tags,
      summary: 'Record what was sold on a day, or at one of its meals',
      description:
        'Those not named stay as they are; a quantity of null removes the record. A day that is known as a whole takes no sales of a meal, and the other way round, unless it is replaced.',
    })
    .input(
      dayRef.extend({
        quantities: salesOf(dishSale.extend(nullable), ({ gammeRecetteId }) => gammeRecetteId),
        menuQuantities: salesOf(menuSale.extend(nullable), ({ menuId }) => menuId),
        replaceDays,
      }),
    )
    .output(daySale),
  remove: contractRoute
    .route({
      method: 'POST',
      path: '/day-sales/remove',
      tags,
      summary: 'Forget the sales of some days, as those of a file that was read by mistake',
    })
    .input(
      z.object({
        days: z.array(dayRef).max(MAX_SALES_DAYS, rule('too-long')),
        carteId: id.optional().meta({ description: 'of this carte alone' }),
      }),
    )
    .output(z.object({ figures: z.int().meta({ description: 'that were removed' }) })),
}
