import { z } from 'zod'
import { FILE_NAME_MAX_LENGTH, MAX_ROWS } from '#domain/tables/limits.ts'
import { catalogueFacts } from './catalogue.ts'
import { ERROR_STATUS, notFound, storageFull } from './errors.ts'
import { undoRefusals } from './prices.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { supplierRef } from './suppliers.ts'
import { byId, deleted, euros, id, instant, listOf, listQuery, requiredText } from './shapes.ts'

/** Changes sent at once. */
export const BATCH_ROWS = 1_000
/** Products of one page of the catalogue that a file is compared with. */
const MAX_COMPARED = 2_000

/** Levels within a mapping: today's has two, and thousands would end the server's JSON. */
const MAPPING_LEVELS = 8

/** How a supplier's files are read: written by the web, which reads it again before the next file. */
const priceListMapping = z
  .record(z.string().max(64), z.unknown())
  .refine((mapping) => hasLevels(mapping, MAPPING_LEVELS), { error: rule('invalid') })
export type PriceListMapping = z.infer<typeof priceListMapping>

/** Whether nothing within a value of JSON is nested deeper. */
function hasLevels(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return most > 0 && Object.values(value).every((within) => hasLevels(within, most - 1))
}

/** A product of the catalogue that a file is compared with. */
const comparedProduct = z.object({
  ...catalogueFacts.shape,
  id,
  imported: z.boolean().meta({ description: "a product of the user's comes from it" }),
  agreedPriceHt: euros
    .nullable()
    .meta({ description: 'EUR per unit; another one than the price once an invoice has changed that' }),
})
export type ComparedProduct = z.infer<typeof comparedProduct>

/** A change from a file: a product is added, changed or removed. */
const priceListRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), facts: catalogueFacts }),
  z.object({ kind: z.literal('change'), productId: id, facts: catalogueFacts }),
  z.object({ kind: z.literal('remove'), productId: id }),
])
export type PriceListRow = z.infer<typeof priceListRow>

const count = z.int(rule('invalid')).min(0, rule('out-of-range'))

/** One file in the journal of price lists. */
const priceList = z.object({
  id,
  supplier: supplierRef,
  fileName: z.string(),
  createdAt: instant,
  committedAt: instant.nullable().meta({ description: 'null for a draft, which changes nothing' }),
  undoneAt: instant.nullable(),
  added: z.int(),
  dearer: z.int(),
  cheaper: z.int(),
  altered: z.int().meta({ description: 'changed otherwise than in price' }),
  removed: z.int(),
  unchanged: z.int(),
  pricesTaken: z.int().meta({ description: "the user's own products that took their new price with it" }),
  latest: z.boolean().meta({ description: 'of its supplier: the one that can be undone' }),
})
export type PriceList = z.infer<typeof priceList>

const committedPriceList = priceList.extend({
  sheets: z.int().meta({ description: 'sheets whose cost the prices that were taken with it have changed' }),
})
export type CommittedPriceList = z.infer<typeof committedPriceList>

const catalogueChanged = {
  CATALOGUE_CHANGED: {
    status: ERROR_STATUS.CATALOGUE_CHANGED,
    message: 'The catalogue is no longer the one that the file was compared with; nothing was changed',
  },
} as const

const route = contractRoute.errors(notFound)
const tags = ['price lists']
const ofList = { id, listId: id }

export const priceListsContract = {
  journal: contractRoute
    .route({
      method: 'GET',
      path: '/price-lists',
      tags,
      summary: 'The files that went into catalogues, the newest first',
    })
    .meta({ offline: 'answer' })
    .input(listQuery.pick({ limit: true, cursor: true }).extend({ supplierId: id.optional() }))
    .output(listOf(priceList)),
  compared: route
    .route({
      method: 'GET',
      path: '/suppliers/{id}/price-list',
      tags,
      summary: 'The catalogue in hand, to compare a file with',
      description: 'Pages by `after`, the last id given; `version` names the state of the catalogue.',
    })
    .input(
      z.object({
        id,
        after: id.optional(),
        limit: z.coerce
          .number<number>()
          .int(rule('invalid'))
          .min(1, rule('out-of-range'))
          .max(MAX_COMPARED, rule('out-of-range'))
          .default(MAX_COMPARED),
      }),
    )
    .output(
      z.object({
        version: z.int(),
        mapping: priceListMapping.nullable(),
        items: z.array(comparedProduct),
        nextAfter: id.nullable(),
      }),
    ),
  keepMapping: route
    .route({
      method: 'PUT',
      path: '/suppliers/{id}/price-list/mapping',
      tags,
      summary: "Keep how the supplier's files are read",
    })
    .input(z.object({ id, mapping: priceListMapping.nullable() }))
    .output(byId),
  begin: creationRoute
    .errors(notFound)
    .route({
      path: '/suppliers/{id}/price-list',
      tags,
      summary: 'Begin to send the changes of a file',
      description: 'Nothing changes before it is committed. Drafts are forgotten after an hour.',
    })
    .input(
      z.object({
        id,
        fileName: requiredText(FILE_NAME_MAX_LENGTH),
        version: z.int(rule('invalid')).meta({ description: 'of the catalogue that was compared with' }),
        changes: count.max(2 * MAX_ROWS, rule('out-of-range')),
        unchanged: count.max(MAX_ROWS, rule('out-of-range')),
      }),
    )
    .output(priceList),
  send: route
    .errors(storageFull)
    .route({
      method: 'PUT',
      path: '/suppliers/{id}/price-list/{listId}/rows',
      tags,
      summary: 'Send some changes of a file',
      description: 'Sent twice, they count once: `from` is the place of the first of them.',
    })
    .input(
      z.object({
        ...ofList,
        from: count.max(2 * MAX_ROWS, rule('out-of-range')),
        rows: z.array(priceListRow).min(1, rule('required')).max(BATCH_ROWS, rule('too-long')),
      }),
    )
    .output(z.object({ received: z.int().meta({ description: 'changes that are there by now' }) })),
  commit: route
    .errors({ ...catalogueChanged, ...storageFull })
    .route({
      method: 'POST',
      path: '/suppliers/{id}/price-list/{listId}/commit',
      tags,
      summary: 'Make the changes of a file the catalogue, in one transaction',
    })
    .input(
      z.object({
        ...ofList,
        takePrices: z
          .boolean(rule('invalid'))
          .meta({ description: "give the user's imported products their new prices too" }),
      }),
    )
    .output(committedPriceList),
  cancel: route
    .route({
      method: 'DELETE',
      path: '/suppliers/{id}/price-list/{listId}',
      tags,
      summary: 'Forget a file that is not committed',
    })
    .input(z.object(ofList))
    .output(deleted),
  undo: route
    .errors({ ...undoRefusals, ...storageFull })
    .route({
      method: 'POST',
      path: '/suppliers/{id}/price-list/{listId}/undo',
      tags,
      summary: 'Give the catalogue back what it held before a file',
      description:
        'Of the last file of the supplier alone, all or nothing; prices that were taken with it go back too.',
    })
    .input(z.object(ofList))
    .output(priceList),
}
