import { z } from 'zod'
import { BATCH_KINDS, BATCH_MAX_LENGTH, BATCH_STATES } from '#domain/batches/batch.ts'
import { MAX_KITCHEN_BATCHES, REOPEN_MINUTES } from '#domain/kitchen/limits.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import { ERROR_STATUS, notFound, storageFull, versionConflict } from './errors.ts'
import { quantity } from './facts/sheet-line.ts'
import { kitchenRoute } from './kitchen-route.ts'
import { rule } from './rules.ts'
import { id, instant, text, versionRead } from './shapes.ts'

// The batches of the house as its kitchen reads and closes them: nothing of it is a price or a cost.

const kitchenBatch = z.object({
  id,
  kind: z.enum(BATCH_KINDS),
  name: z.string().meta({ description: 'of its sheet or product, as it was then' }),
  madeAt: instant,
  useBy: instant,
  quantity: z.number().nullable(),
  unit: z.enum(LINE_UNITS).nullable(),
  lot: z.string(),
  storage: z.string(),
  state: z.enum(BATCH_STATES),
  version: z.int(),
})
export type KitchenBatch = z.infer<typeof kitchenBatch>

const kitchenClosing = z
  .object({
    id,
    as: z.enum(['used', 'thrown', 'mistaken'], rule('invalid')).meta({
      description: "'mistaken': it was never there, and what is thrown away has cost nothing",
    }),
    reason: text(BATCH_MAX_LENGTH.reason).default(''),
    quantity: quantity.optional().meta({
      description:
        'how much of it is thrown away, in its unit: the rest stays in the house, and what is answered is that part; all of it where it is left out',
    }),
    version: versionRead.optional().meta({ description: 'as it was read; needed with a quantity' }),
  })
  .superRefine(({ as, reason, quantity: part, version }, context) => {
    const refuse = (path: string, message: string, input: unknown) =>
      context.addIssue({ code: 'custom', path: [path], message, input })
    if (as !== 'used' && reason === '') refuse('reason', rule('required'), reason)
    if (as !== 'thrown' && part !== undefined) refuse('quantity', rule('invalid'), part)
    // Sent twice, a part is thrown away once.
    if (part !== undefined && version === undefined) refuse('version', rule('required'), version)
  })
export type KitchenClosing = z.infer<typeof kitchenClosing>

const kitchenReopening = z.object({ id, version: versionRead })
export type KitchenReopening = z.infer<typeof kitchenReopening>

const tags = ['kitchen']
const changing = kitchenRoute.errors(notFound).errors({
  BATCH_CLOSED: {
    status: ERROR_STATUS.BATCH_CLOSED,
    message: 'The batch was used or thrown away already, or is in the house again; nothing was written',
  },
})

export const kitchenBatchRoutes = {
  batches: kitchenRoute
    .meta({ offline: 'answer' })
    .route({
      method: 'GET',
      path: '/kitchen/batches',
      tags,
      summary: 'What is in the house, what is to be used first at the top',
    })
    .output(
      z.object({
        items: z.array(kitchenBatch).max(MAX_KITCHEN_BATCHES),
        more: z.int().meta({ description: 'further ones, to be used later than these' }),
      }),
    ),
  closeBatch: changing
    .errors({ ...storageFull, ...versionConflict('batch', kitchenBatch) })
    .route({
      method: 'POST',
      path: '/kitchen/batches/{id}/close',
      tags,
      summary: 'Say that what is left of a batch was used, or all or a part of it thrown away',
      description: 'What that had cost is written by the server, and is in no answer of these routes.',
    })
    .input(kitchenClosing)
    .output(kitchenBatch),
  reopenBatch: changing
    .route({
      method: 'POST',
      path: '/kitchen/batches/{id}/reopen',
      tags,
      summary: 'Take back that a batch was used or thrown away',
      description: `By the version that closing it has answered, for ${REOPEN_MINUTES} minutes. A part joins its batch again where that is in the house, which is answered then.`,
    })
    .input(kitchenReopening)
    .output(kitchenBatch),
}
