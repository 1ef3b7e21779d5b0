import { z } from 'zod'
import { EARLIEST_DAY, LATEST_DAY, MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { MAX_TILL_COLUMNS, MAX_TILL_MAPPING_BYTES, TILL_NAME_MAX_LENGTH } from '#domain/till/limits.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/price-lists/limits.ts'
import { notFound, storageFull, versionConflict } from './errors.ts'
import { dishStanding } from './gammes.ts'
import { soldMenu } from './menus.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, deleted, id, instant, requiredText, versionRead } from './shapes.ts'

/** Dishes whose sales are sent at once. */
const MAX_DISHES_SENT = 5_000

/** A day of the calendar, 2026-09-01. */
const day = z.iso.date(rule('invalid')).refine((text) => text >= EARLIEST_DAY && text <= LATEST_DAY, {
  error: rule('out-of-range'),
})
const days = z.object({ firstDay: day, lastDay: day })

const inOrder = { error: rule('out-of-range'), path: ['lastDay'] }
const areInOrder = ({ firstDay, lastDay }: z.infer<typeof days>) => firstDay <= lastDay

/** The first and the last day of a period. */
export const periodDays = days.refine(areInOrder, inOrder)

const quantity = z.int(rule('invalid')).min(0, rule('out-of-range')).max(MAX_SOLD, rule('out-of-range'))

/** How often a dish of the carte was sold. */
const dishSale = z.object({ gammeRecetteId: id, quantity })
export type DishSale = z.infer<typeof dishSale>

/** How often a menu was sold. */
const menuSale = z.object({ menuId: id, quantity })
export type MenuSale = z.infer<typeof menuSale>

/** How often guests of a menu took a dish that one of its choices offers. */
const takenDish = z.object({ choiceId: id, ficheId: id, quantity })
export type TakenDish = z.infer<typeof takenDish>

/** A stretch of days, both ends counted, and how much is known of it. */
const salesPeriod = z.object({
  ...days.shape,
  id,
  fileName: z.string().nullable().meta({ description: "the till's file; null when figures were typed" }),
  dishes: z.int().meta({ description: 'dishes whose sales are told' }),
  sold: z.int().meta({ description: 'portions of all of them' }),
  menus: z.int().meta({ description: 'menus whose sales are told' }),
  menusSold: z.int().meta({ description: 'all of them together' }),
  version: z.int().meta({ description: 'counts the changes of its days and its sales' }),
  createdAt: instant,
})
export type SalesPeriod = z.infer<typeof salesPeriod>

/** A dish of the carte with today's price and cost. */
const salesDish = z.object({
  id,
  nomAffiche: z.string(),
  prixTtcAffiche: z.number(),
  tvaRate: z.number(),
  ficheId: id,
  title: z.string(),
  coutMatiere: z.number(),
  portions: z.int(),
  uncostedLines: z.int(),
  doubt: dishStanding.shape.doubt,
})
export type SalesDish = z.infer<typeof salesDish>

/** The id of a dish or of a menu; of a dish taken in a menu, those of its choice and of its sheet: `choice/sheet`. */
const soldThing = z.union([id, z.string().regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/u, rule('invalid'))])

/** How the till's files are read: their columns by the words of the header, and whom the till's names mean. */
export const salesMapping = z
  .object({
    hasHeader: z.boolean(),
    columns: z
      .array(z.object({ header: z.string().max(TILL_NAME_MAX_LENGTH), role: z.string().max(20) }))
      .max(MAX_TILL_COLUMNS, rule('too-long')),
    dishes: z.record(z.string().max(TILL_NAME_MAX_LENGTH), soldThing).meta({
      description:
        "the till's name, folded, to the dish of the carte, the menu, or the choice and the sheet of a dish taken in a menu",
    }),
    ignored: z
      .array(z.string().max(TILL_NAME_MAX_LENGTH))
      .meta({ description: "the till's names that are no dish, folded" }),
  })
  .refine((mapping) => new TextEncoder().encode(JSON.stringify(mapping)).length <= MAX_TILL_MAPPING_BYTES, {
    error: rule('too-long'),
  })
export type SalesMapping = z.infer<typeof salesMapping>

/** All that sales of a carte are typed on and judged by. */
const carteSales = z.object({
  id,
  nom: z.string(),
  gammes: z.array(z.object({ id, nom: z.string(), dishes: z.array(salesDish) })),
  menus: z.array(soldMenu),
  periods: z.array(salesPeriod).meta({ description: 'the newest first' }),
  mapping: salesMapping.nullable(),
})
export type CarteSales = z.infer<typeof carteSales>

/** Once each: whom two figures are for, neither is. */
function once<Sale>(keyOf: (sale: Sale) => string) {
  return (sales: readonly Sale[]) => new Set(sales.map(keyOf)).size === sales.length
}

/** A list of sales, each thing in it once. */
function salesOf<Sale extends z.ZodType>(sale: Sale, keyOf: (sale: z.output<Sale>) => string) {
  return z
    .array(sale)
    .max(MAX_DISHES_SENT, rule('too-long'))
    .refine(once(keyOf), { error: rule('invalid') })
    .default([])
}

const keyOf = {
  dish: ({ gammeRecetteId }: { gammeRecetteId: string }) => gammeRecetteId,
  menu: ({ menuId }: { menuId: string }) => menuId,
  taken: ({ choiceId, ficheId }: { choiceId: string; ficheId: string }) => `${choiceId}/${ficheId}`,
}

const salesPeriodDetail = z.object({
  ...salesPeriod.shape,
  quantities: z.array(dishSale),
  menuQuantities: z.array(menuSale),
  taken: z.array(takenDish).meta({ description: 'of the menus sold, which dishes their guests took' }),
})
export type SalesPeriodDetail = z.infer<typeof salesPeriodDetail>

const nullable = { quantity: quantity.nullable() }

const route = contractRoute.errors(notFound)
const tags = ['sales']
const ofPeriod = { id, periodId: id }
const changed = versionConflict('period', salesPeriodDetail)

export const salesContract = {
  list: route
    .route({
      method: 'GET',
      path: '/cartes/{id}/sales',
      tags,
      summary: 'The dishes of a carte and the periods whose sales are known',
    })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(carteSales),
  create: creationRoute
    .errors(notFound)
    .route({
      path: '/cartes/{id}/sales',
      tags,
      summary: 'Begin a period, with the sales of its dishes, in one transaction',
    })
    .input(
      z
        .object({
          ...days.shape,
          id,
          fileName: requiredText(FILE_NAME_MAX_LENGTH).nullable().optional(),
          quantities: salesOf(dishSale, keyOf.dish),
          menuQuantities: salesOf(menuSale, keyOf.menu),
          taken: salesOf(takenDish, keyOf.taken),
        })
        .refine(areInOrder, inOrder),
    )
    .output(salesPeriodDetail),
  get: route
    .route({
      method: 'GET',
      path: '/cartes/{id}/sales/{periodId}',
      tags,
      summary: 'A period and what was sold in it',
    })
    .meta({ offline: 'answer' })
    .input(z.object(ofPeriod))
    .output(salesPeriodDetail),
  changeDays: route
    .errors(changed)
    .route({
      method: 'PATCH',
      path: '/cartes/{id}/sales/{periodId}',
      tags,
      summary: 'Correct the days of a period',
    })
    .input(z.object({ ...ofPeriod, ...days.shape, version: versionRead }).refine(areInOrder, inOrder))
    .output(salesPeriod),
  write: route
    .errors({ ...storageFull, ...changed })
    .route({
      method: 'PUT',
      path: '/cartes/{id}/sales/{periodId}/dishes',
      tags,
      summary: 'Tell the sales of some dishes and menus, or of all',
      description: 'Those not named stay as they are; a quantity of null takes back what was told.',
    })
    .input(
      z
        .object({
          ...ofPeriod,
          version: versionRead,
          quantities: salesOf(dishSale.extend(nullable), keyOf.dish),
          menuQuantities: salesOf(menuSale.extend(nullable), keyOf.menu),
          taken: salesOf(takenDish.extend(nullable), keyOf.taken),
        })
        .refine(
          ({ quantities, menuQuantities, taken }) =>
            quantities.length + menuQuantities.length + taken.length > 0,
          { error: rule('required'), path: ['quantities'] },
        ),
    )
    .output(salesPeriod),
  remove: route
    .route({
      method: 'DELETE',
      path: '/cartes/{id}/sales/{periodId}',
      tags,
      summary: 'Forget a period and its sales',
    })
    .input(z.object(ofPeriod))
    .output(deleted),
  keepMapping: route
    .route({
      method: 'PUT',
      path: '/cartes/{id}/sales-mapping',
      tags,
      summary: "Keep how the till's files are read",
    })
    .input(z.object({ id, mapping: salesMapping.nullable() }))
    .output(byId),
}
