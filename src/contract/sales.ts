import { z } from 'zod'
import { EARLIEST_DAY, LATEST_DAY, MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/price-lists/limits.ts'
import { notFound, storageFull, versionConflict } from './errors.ts'
import { dishStanding } from './gammes.ts'
import { soldMenu } from './menus.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { salesOf } from './sales-list.ts'
import { salesMapping } from './sales-mapping.ts'
import { byId, deleted, id, instant, requiredText, versionRead } from './shapes.ts'

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
  dishes: z.int().meta({ description: 'dishes whose sales are recorded' }),
  sold: z.int().meta({ description: 'portions of all of them' }),
  menus: z.int().meta({ description: 'menus whose sales are recorded' }),
  menusSold: z.int().meta({ description: 'all of them together' }),
  version: z.int().meta({ description: 'counts the changes of its days and its sales' }),
  createdAt: instant,
  closedAt: instant.nullable().meta({
    description:
      'since when it keeps its prices, costs and sales whatever becomes of the carte; null while it is open',
  }),
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

const soldCarte = z.object({
  gammes: z.array(z.object({ id, nom: z.string(), dishes: z.array(salesDish) })),
  menus: z.array(soldMenu),
})
/** The dishes and menus of a carte, with the prices and costs of one moment. */
export type SoldCarte = z.infer<typeof soldCarte>

/** All that sales of a carte are typed on and judged by. */
const carteSales = z.object({
  id,
  nom: z.string(),
  ...soldCarte.shape,
  periods: z.array(salesPeriod).meta({ description: 'the newest first' }),
  mapping: salesMapping.nullable(),
})
export type CarteSales = z.infer<typeof carteSales>

const keyOf = {
  dish: ({ gammeRecetteId }: { gammeRecetteId: string }) => gammeRecetteId,
  menu: ({ menuId }: { menuId: string }) => menuId,
  taken: ({ choiceId, ficheId }: { choiceId: string; ficheId: string }) => `${choiceId}/${ficheId}`,
}

const sold = {
  quantities: z.array(dishSale),
  menuQuantities: z.array(menuSale),
  taken: z.array(takenDish).meta({ description: 'of the menus sold, which dishes their guests took' }),
}

/** What a closed period keeps. */
export const closedPeriod = soldCarte.extend(sold)
export type ClosedPeriod = z.infer<typeof closedPeriod>

const salesPeriodDetail = z.object({
  ...salesPeriod.shape,
  ...sold,
  closed: soldCarte
    .nullable()
    .meta({ description: 'what a closed period is judged by; null while it is open' }),
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
      summary: 'Record the sales of some dishes and menus, or of all',
      description: 'Those not named stay as they are; a quantity of null removes the record.',
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
  close: route
    .errors(changed)
    .route({
      method: 'POST',
      path: '/cartes/{id}/sales/{periodId}/close',
      tags,
      summary: 'Close a period: its prices, costs and sales stay as they are now',
      description:
        'Of a closed one they are taken anew. Dishes that have left the carte stay in it with their sales and their last figures.',
    })
    .input(z.object({ ...ofPeriod, version: versionRead }))
    .output(salesPeriodDetail),
  reopen: route
    .errors(changed)
    .route({
      method: 'POST',
      path: '/cartes/{id}/sales/{periodId}/reopen',
      tags,
      summary: 'Open a closed period: it has the prices and costs of today, and can be corrected',
      description: 'Sales of dishes that have left the carte are forgotten.',
    })
    .input(z.object({ ...ofPeriod, version: versionRead }))
    .output(salesPeriodDetail),
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
