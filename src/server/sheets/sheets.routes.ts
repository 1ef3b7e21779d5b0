import { sheetTotals } from '#domain/pricing/sheet-totals.ts'
import { atOnce, creatingAtOnce, member, open, reading } from '../context.ts'
import { checkCost } from './checked-cost.queries.ts'
import { duplicateSheet } from './duplicate.queries.ts'
import { getSheet } from './find.queries.ts'
import { addLine, changeLine, removeLine } from './line.queries.ts'
import { listSheets } from './list.queries.ts'
import { photoRoutes } from './photo.routes.ts'
import { publishSheet, unpublishSheet } from './publication.queries.ts'
import { sheetStatistics } from './statistics.queries.ts'
import { findSheetUse, writeTree } from './use.queries.ts'
import { changeSheet, createSheet, deleteSheet } from './write.queries.ts'

const routes = atOnce.sheets

/** A sheet and its lines are read by several statements that have to agree. */
const AGREEING = { isolation: 'repeatable read' } as const

export const sheetsRoutes = open.sheets.router({
  list: reading.sheets.list.handler(({ input, context }) =>
    listSheets(context.reader, input, context.rememberedNames),
  ),
  statistics: reading.sheets.statistics.handler(({ context }) => sheetStatistics(context.reader)),
  create: creatingAtOnce.sheets.create.handler(({ input, context }) =>
    context.create((tx) => createSheet(tx, input, context.log), { names: true }),
  ),
  get: routes.get.handler(({ input, context }) => context.asMember((tx) => getSheet(tx, input.id), AGREEING)),
  change: routes.change.handler(({ input, context }) => context.grow((tx) => changeSheet(tx, input))),
  remove: routes.remove.handler(({ input, context }) => context.asMember((tx) => deleteSheet(tx, input.id))),
  use: routes.use.handler(({ input, context }) => context.asMember((tx) => findSheetUse(tx, input.id))),
  tree: member.sheets.tree.handler(({ input, context }) =>
    context.readWhole((tx) => writeTree(tx, input.id)),
  ),
  duplicate: creatingAtOnce.sheets.duplicate.handler(({ input, context }) =>
    context.create((tx) => duplicateSheet(tx, input, context.log)),
  ),
  totals: routes.totals.handler(async ({ input, context }) => {
    const sheet = await context.asMember((tx) => getSheet(tx, input.id), AGREEING)
    return { ...sheetTotals(sheet), uncostedLines: sheet.uncostedLines }
  }),
  checkCost: routes.checkCost.handler(({ input, context }) => context.asMember((tx) => checkCost(tx, input))),
  publish: routes.publish.handler(({ input, context }) =>
    context.asMember((tx) => publishSheet(tx, input.id)),
  ),
  unpublish: routes.unpublish.handler(({ input, context }) =>
    context.asMember((tx) => unpublishSheet(tx, input.id)),
  ),
  photo: photoRoutes,
  ingredients: {
    list: routes.ingredients.list.handler(async ({ input, context }) => {
      const { ingredients } = await context.asMember((tx) => getSheet(tx, input.id), AGREEING)
      return { items: ingredients }
    }),
    add: creatingAtOnce.sheets.ingredients.add.handler(({ input: { id, ...line }, context }) =>
      context.create((tx) => addLine(tx, id, line)),
    ),
    change: routes.ingredients.change.handler(({ input: { id, ingredientId, ...change }, context }) =>
      context.asMember((tx) => changeLine(tx, id, ingredientId, change)),
    ),
    remove: routes.ingredients.remove.handler(({ input, context }) =>
      context.asMember((tx) => removeLine(tx, input.id, input.ingredientId)),
    ),
  },
})
