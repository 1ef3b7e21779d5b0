import { z } from 'zod'
import { BATCH_MONTHS, BATCH_STATES } from '#domain/batches/batch.ts'
import {
  batch,
  batchClosing,
  batchExtension,
  batchInput,
  batchRead,
  batchSummary,
  holders,
  holdersQuery,
  origins,
  originsQuery,
} from './batch-shapes.ts'
import { ERROR_STATUS, notFound, versionConflict } from './errors.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, listOf, listQuery } from './shapes.ts'

const tags = ['batches']
const route = contractRoute.errors(notFound)
const changing = route.errors(versionConflict('batch', batch)).errors({
  BATCH_CLOSED: {
    status: ERROR_STATUS.BATCH_CLOSED,
    message: 'The batch was used or thrown away already; nothing was written',
  },
})

export const batchesContract = {
  list: contractRoute
    .route({
      method: 'GET',
      path: '/batches',
      tags,
      summary: 'What is in the house by its use-by, or what became of it, the newest first',
      description: `A batch is cleared away ${BATCH_MONTHS} months after its use-by.`,
    })
    .meta({ offline: 'answer' })
    .input(listQuery.extend({ state: z.enum(BATCH_STATES, rule('invalid')).default('kept') }))
    .output(
      listOf(batchSummary).extend({
        due: z
          .object({ past: z.int(), today: z.int() })
          .meta({ description: 'of all that is in the house: those to be used by now, and later today' }),
      }),
    ),
  holders: contractRoute
    .route({
      method: 'GET',
      path: '/batches/holders',
      tags,
      summary: 'Which batches may hold what an invoice has brought, or a product',
      description:
        'Of a line of an invoice, of a lot as suppliers name it, or of a product: one of them. Batches that were made so many days after the invoice, or, where it names a delivery note, in the month before it.',
    })
    .input(holdersQuery)
    .output(holders),
  get: route
    .route({ method: 'GET', path: '/batches/{id}', tags, summary: 'One batch' })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(batch),
  origins: route
    .route({
      method: 'GET',
      path: '/batches/{id}/origins',
      tags,
      summary: 'The invoices of the products of a batch in the days before it was made',
    })
    .meta({ offline: 'answer' })
    .input(originsQuery)
    .output(origins),
  create: creationRoute
    .errors({
      DONE_ALREADY: {
        status: ERROR_STATUS.DONE_ALREADY,
        message: 'It is ticked as done for that day already; nothing was written',
        data: z.object({ by: z.string().meta({ description: 'initials' }) }),
      },
    })
    .route({
      path: '/batches',
      tags,
      summary: 'Say what was made of a sheet, or opened, thawed or vacuum-packed',
      description: 'It keeps the name, allergens, storage and cost of that moment.',
    })
    .input(batchInput)
    .output(batch),
  extend: changing
    .route({ method: 'POST', path: '/batches/{id}/extend', tags, summary: 'Give a batch a later use-by' })
    .input(batchExtension)
    .output(batch),
  close: changing
    .route({
      method: 'POST',
      path: '/batches/{id}/close',
      tags,
      summary: 'Say that a batch was used or thrown away',
    })
    .input(batchClosing)
    .output(batch),
  reopen: changing
    .route({
      method: 'POST',
      path: '/batches/{id}/reopen',
      tags,
      summary: 'Take back that a batch was used or thrown away',
    })
    .input(batchRead)
    .output(batch),
}
