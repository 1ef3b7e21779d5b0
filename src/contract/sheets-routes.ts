import { z } from 'zod'
import {
  ERROR_STATUS,
  notFound,
  preparationCycle,
  priceRequired,
  storageFull,
  versionConflict,
} from './errors.ts'
import { byImport, pictureContract } from './pictures.ts'
import { contractRoute, creationRoute } from './route.ts'
import { binned, byId, deleted, id, listOf } from './shapes.ts'
import { ingredient, ingredientChange, ingredientFields, fittingParts, wholeLine } from './sheet-lines.ts'
import {
  checkedSheet,
  costCheck,
  publication,
  techSheet,
  techSheetChange,
  techSheetInput,
  techSheetQuery,
  techSheetStatistics,
  techSheetSummary,
  techSheetTotals,
  techSheetUse,
} from './sheets.ts'

const titleTaken = {
  TITLE_TAKEN: { status: ERROR_STATUS.TITLE_TAKEN, message: 'A sheet of this title exists already' },
} as const

const route = contractRoute
const one = route.errors(notFound)
const tags = ['sheets']
const line = z.object({ id, ingredientId: id })

export const sheetsContract = {
  list: route
    .route({ method: 'GET', path: '/tech-sheets', tags, summary: 'List sheets' })
    .meta({ offline: 'answer' })
    .input(techSheetQuery)
    .output(listOf(techSheetSummary)),
  statistics: route
    .route({
      method: 'GET',
      path: '/tech-sheets/statistics',
      tags,
      summary: 'Count, mean margin, sheets to look at',
    })
    .meta({ offline: 'answer' })
    .output(techSheetStatistics),
  create: creationRoute
    .errors(titleTaken)
    .route({ path: '/tech-sheets', tags, summary: 'Write a sheet' })
    .input(techSheetInput)
    .output(techSheet),
  get: one
    .route({ method: 'GET', path: '/tech-sheets/{id}', tags, summary: 'Read a sheet with its lines' })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(techSheet),
  change: one
    .errors({ ...titleTaken, ...versionConflict('sheet', techSheet), ...priceRequired, ...preparationCycle })
    .errors(storageFull)
    .route({
      method: 'PATCH',
      path: '/tech-sheets/{id}',
      tags,
      summary: 'Save a sheet',
      description: 'The price of a published sheet cannot be taken away: withdraw it first.',
    })
    .input(techSheetChange)
    .output(techSheet),
  remove: one
    .route({ method: 'DELETE', path: '/tech-sheets/{id}', tags, summary: 'Delete a sheet' })
    .input(byId)
    .output(binned),
  use: one
    .route({
      method: 'GET',
      path: '/tech-sheets/{id}/use',
      tags,
      summary: 'Sheets that use this one as a preparation, gammes that offer it',
    })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(techSheetUse),
  tree: one
    .route({
      method: 'GET',
      path: '/tech-sheets/{id}/tree',
      tags,
      summary: 'A sheet with every preparation below it',
      description: 'The sheet itself first; each other one once.',
    })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(z.object({ items: z.array(techSheet) })),
  duplicate: creationRoute
    .errors(notFound)
    .route({ path: '/tech-sheets/{id}/duplicate', tags, summary: 'Copy a sheet' })
    .input(
      byId.extend({
        sheet: techSheetInput.optional().meta({
          description: 'what the copy holds, where that is not what is stored; its title is made free',
        }),
      }),
    )
    .output(techSheet),
  totals: one
    .route({
      method: 'GET',
      path: '/tech-sheets/{id}/totals',
      tags,
      summary: 'Cost, margin and price with VAT',
    })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(techSheetTotals),
  checkCost: one
    .errors(versionConflict('sheet', techSheet))
    .route({
      method: 'PUT',
      path: '/tech-sheets/{id}/checked-cost',
      tags,
      summary: 'Declare the cost of a portion right, or have it questioned again',
      description:
        'An improbable cost counts in no mean until it was declared right; it is questioned again once it has doubled or halved since.',
    })
    .input(costCheck)
    .output(checkedSheet),
  publish: one
    .errors(priceRequired)
    .route({ method: 'POST', path: '/tech-sheets/{id}/publication', tags, summary: 'Publish a sheet' })
    .input(byId)
    .output(publication),
  unpublish: one
    .route({ method: 'DELETE', path: '/tech-sheets/{id}/publication', tags, summary: 'Withdraw a sheet' })
    .input(byId)
    .output(deleted),
  /** No part of the sheet's version. */
  photo: pictureContract(
    { path: '/tech-sheets/{id}/photo', tag: 'sheets', name: 'the photo of a sheet' },
    byImport,
  ),
  ingredients: {
    list: one
      .route({ method: 'GET', path: '/tech-sheets/{id}/ingredients', tags, summary: 'Lines of a sheet' })
      .meta({ offline: 'answer' })
      .input(byId)
      .output(z.object({ items: z.array(ingredient) })),
    add: creationRoute
      .errors({ ...notFound, ...preparationCycle })
      .route({ path: '/tech-sheets/{id}/ingredients', tags, summary: 'Add a line' })
      .input(z.object({ ...ingredientFields.shape, id }).superRefine(wholeLine))
      .output(ingredient),
    change: one
      .errors({ ...versionConflict('sheet', techSheet), ...preparationCycle })
      .route({
        method: 'PATCH',
        path: '/tech-sheets/{id}/ingredients/{ingredientId}',
        tags,
        summary: 'Change a line',
      })
      .input(z.object({ ...ingredientChange.shape, ...line.shape }).superRefine(fittingParts))
      .output(ingredient),
    remove: one
      .route({
        method: 'DELETE',
        path: '/tech-sheets/{id}/ingredients/{ingredientId}',
        tags,
        summary: 'Delete a line',
      })
      .input(line)
      .output(deleted),
  },
}
