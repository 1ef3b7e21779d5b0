import { z } from 'zod'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
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
const ofDishes = <Sale extends z.ZodType<{ gammeRecetteId: string }>>(sale: Sale) =>
  salesOf(sale, ({ gammeRecetteId }) => gammeRecetteId)
const ofMenus = <Sale extends z.ZodType<{ menuId: string }>>(sale: Sale) =>
  salesOf(sale, ({ menuId }) => menuId)

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

/** No more figures together than a year has. */
function areOfAYear(days: readonly Record<'quantities' | 'menuQuantities', readonly unknown[]>[]): boolean {
  const figures = days.reduce(
    (sum, { quantities, menuQuantities }) => sum + quantities.length + menuQuantities.length,
    0,
  )
  return figures <= MAX_DAY_FIGURES
}

const timeOf = ({ day, meal: at }: Pick<SoldOnDay, 'day' | 'meal'>) => `${day} ${at}`

/** Sales by day that come with those of a period. */
export const salesDays = onceEach(z.array(soldOnDay).max(MAX_SALES_DAYS, rule('too-long')), timeOf)
  .refine(isKnownOneWay, rule('named-twice'))
  .refine(areOfAYear, rule('too-long'))

const departedSale = z.object({
  carteId: id,
  category: z.enum(SHEET_CATEGORIES, rule('invalid')).nullable().meta({
    description: 'of the sheet of a dish; null of a menu',
  }),
  quantity,
})

/** All that is known of a day, or of one of its meals. */
const knownDay = dayRef.extend({
  quantities: ofDishes(dishSale.extend(nullable)),
  menuQuantities: ofMenus(menuSale.extend(nullable)),
  departed: z
    .array(departedSale)
    .max(MAX_DAY_FIGURES, rule('too-long'))
    .meta({ description: 'of what was deleted since' }),
})
export type KnownDay = z.infer<typeof knownDay>

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

const range = z.object({ from: calendarDay, to: calendarDay }).refine(({ from, to }) => from <= to, {
  error: rule('out-of-range'),
  path: ['to'],
})

export const daySalesContract = {
  list: contractRoute
    .route({
      method: 'GET',
      path: '/day-sales',
      tags,
      summary: 'The days whose sales are known, and how much was sold',
    })
    .meta({ offline: 'answer' })
    .input(range)
    .output(z.object({ days: z.array(daySale) })),
  figures: contractRoute
    .route({
      method: 'GET',
      path: '/day-sales/figures',
      tags,
      summary: 'All that is known of the sales of some days, as it can be put back',
    })
    .input(range)
    .output(z.object({ days: z.array(knownDay) })),
  write: contractRoute
    .errors({ ...notFound, ...storageFull, ...daysKnown })
    .route({
      method: 'PUT',
      path: '/day-sales/{day}',
      tags,
      summary: 'Record what was sold on a day, or at one of its meals',
      description:
        'Those not named stay as they are; a quantity of null says that it is not known. A day that is known as a whole takes no sales of a meal, and the other way round, unless it is replaced.',
    })
    .input(
      dayRef.extend({
        quantities: ofDishes(dishSale.extend(nullable)),
        menuQuantities: ofMenus(menuSale.extend(nullable)),
        replaceDays,
        othersUnknown: z.boolean().default(false).meta({
          description:
            'whether what is not named is not known, where nothing of the carte was known of it yet; it counts as not sold otherwise',
        }),
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
  putBack: contractRoute
    .errors({ ...notFound, ...storageFull })
    .route({
      method: 'POST',
      path: '/day-sales/put-back',
      tags,
      summary: 'Give days back what was known of them, as before a file has replaced it',
      description: 'Of a day that is given, all else is forgotten.',
    })
    .input(
      z.object({
        days: onceEach(z.array(knownDay).max(MAX_SALES_DAYS, rule('too-long')), timeOf)
          .refine(isKnownOneWay, rule('named-twice'))
          .refine(areOfAYear, rule('too-long')),
        forget: z.array(dayRef).max(MAX_SALES_DAYS, rule('too-long')).meta({
          description: 'what the file has brought: these are not known any more, or as they are given',
        }),
      }),
    )
    .output(z.object({ days: z.int().meta({ description: 'that were given back' }) })),
}
