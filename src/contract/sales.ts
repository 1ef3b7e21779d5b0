import { z } from 'zod'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { cannotRestore } from './bin.ts'
import { daysKnown, replaceDays, salesDays } from './day-sales.ts'
import { notFound, storageFull, versionConflict } from './errors.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { salesOf } from './sales-list.ts'
import { salesMapping } from './sales-mapping.ts'
import {
  areInOrder,
  days as periodDays,
  dishSale,
  inOrder,
  keptSheet,
  menuSale,
  quantity,
  salesPeriod,
  salesPeriodDetail,
  soldCarte,
  takenDish,
} from './sales-periods.ts'
import { byId, deleted, id, requiredText, versionRead } from './shapes.ts'

/** All that sales are typed on and judged by: periods, dishes and menus are those of every carte. */
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

/** The till's file that sales are read from; null where they are typed. */
const fileName = requiredText(FILE_NAME_MAX_LENGTH).nullable().optional()

const nullable = { quantity: quantity.nullable() }

/** The same sales day by day, as far as the till's file has them; the period has its own figures beside. */
const byDay = { days: salesDays.default([]), replaceDays }

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
      summary: 'The dishes of all cartes and the periods whose sales are known',
    })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(carteSales),
  create: creationRoute
    .errors({ ...notFound, ...daysKnown })
    .route({
      path: '/cartes/{id}/sales',
      tags,
      summary: 'Begin a period, with the sales of its dishes, in one transaction',
    })
    .input(
      z
        .object({
          ...periodDays.shape,
          id,
          fileName,
          quantities: salesOf(dishSale, keyOf.dish),
          menuQuantities: salesOf(menuSale, keyOf.menu),
          taken: salesOf(takenDish, keyOf.taken),
          ...byDay,
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
    .input(z.object({ ...ofPeriod, ...periodDays.shape, version: versionRead }).refine(areInOrder, inOrder))
    .output(salesPeriod),
  write: route
    .errors({ ...storageFull, ...changed, ...daysKnown })
    .route({
      method: 'PUT',
      path: '/cartes/{id}/sales/{periodId}/dishes',
      tags,
      summary: 'Record the sales of some dishes and menus, or of all',
      description:
        'Those not named stay as they are, also the name of the file; a quantity of null removes the record.',
    })
    .input(
      z
        .object({
          ...ofPeriod,
          version: versionRead,
          fileName,
          quantities: salesOf(dishSale.extend(nullable), keyOf.dish),
          menuQuantities: salesOf(menuSale.extend(nullable), keyOf.menu),
          taken: salesOf(takenDish.extend(nullable), keyOf.taken),
          ...byDay,
        })
        .refine(
          ({ quantities, menuQuantities, taken, days }) =>
            quantities.length + menuQuantities.length + taken.length + days.length > 0,
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
      summary: 'Close a period: its prices, costs, sheets and sales stay as they are now',
      description:
        'Of a closed one they are taken anew. Dishes that have left the carte stay in it with their sales and their last figures.',
    })
    .input(z.object({ ...ofPeriod, version: versionRead }))
    .output(salesPeriodDetail),
  reopen: route
    .errors({ ...storageFull, ...changed })
    .route({
      method: 'POST',
      path: '/cartes/{id}/sales/{periodId}/reopen',
      tags,
      summary: 'Open a closed period: it has the prices and costs of today, and can be corrected',
      description:
        'Dishes and menus that have left the carte stay in it with their sales and their last figures.',
    })
    .input(z.object({ ...ofPeriod, version: versionRead }))
    .output(salesPeriodDetail),
  sheet: route
    .route({
      method: 'GET',
      path: '/cartes/{id}/sales/{periodId}/sheets/{ficheId}',
      tags,
      description:
        'A closed period as they were at the closing, an open one as they were when the dish left the carte, and else as they are now.',
      summary: 'A sheet and its preparations as a period has them',
    })
    .meta({ offline: 'answer' })
    .input(z.object({ ...ofPeriod, ficheId: id }))
    .output(z.object({ items: z.array(keptSheet).meta({ description: 'the sheet itself first' }) })),
  returnDish: route
    .errors({ ...storageFull, ...cannotRestore })
    .route({
      method: 'POST',
      path: '/cartes/{id}/sales/{periodId}/dishes/{dishId}/return',
      tags,
      summary: 'Put a dish that has left the carte back on its gamme',
      description: 'Its sales come back in every open period that has kept them.',
    })
    .input(z.object({ ...ofPeriod, dishId: id }))
    .output(z.object({ id, gammeId: id })),
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
