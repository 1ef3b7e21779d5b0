import { z } from 'zod'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { ERROR_STATUS, notFound, storageFull } from './errors.ts'
import { sheetMoment } from './prices.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, id, instant } from './shapes.ts'

/** Sheets that one replacement changes. */
const MAX_SHEETS = 5_000

const sheetIds = z
  .array(id)
  .max(MAX_SHEETS, rule('too-long'))
  .refine((ids) => new Set(ids).size === ids.length, rule('invalid'))

const pair = z.object({ id, byId: id.meta({ description: 'the product that takes its place' }) })

const effectInput = z.object({
  ...pair.shape,
  sheetIds: sheetIds.optional().meta({
    description: 'where it would be replaced; left out: wherever no line loses its cost by it',
  }),
})
export type ReplacementEffectInput = z.infer<typeof effectInput>

export const affectedSheet = z.object({
  id,
  title: z.string(),
  before: sheetMoment,
  after: sheetMoment,
  gained: z
    .array(z.enum(ALLERGENS))
    .meta({ description: 'allergens that it would contain, and does not today' }),
  lost: z.array(z.enum(ALLERGENS)).meta({ description: 'those that it would no longer contain' }),
})
export type AffectedSheet = z.infer<typeof affectedSheet>

const directSheet = z.object({
  ...affectedSheet.shape,
  lines: z.int().meta({ description: 'lines that take the product' }),
  uncosted: z.int().meta({
    description:
      'of these, lines that have a cost today and would have none: their unit cannot be converted, or no price is known',
  }),
  chosen: z.boolean(),
})
export type DirectSheet = z.infer<typeof directSheet>

const effect = z.object({
  direct: z.array(directSheet).meta({ description: 'the sheets whose lines take the product, by title' }),
  above: z.array(affectedSheet).meta({
    description: 'sheets that change by their preparations alone, by title',
  }),
})
export type ReplacementEffect = z.infer<typeof effect>

const replaceInput = z.object({
  ...pair.shape,
  sheetIds: sheetIds.min(1, rule('required')),
  actId: id.meta({
    description: 'chosen by the caller: asking again under the same one replaces nothing more',
  }),
})
export type ReplaceInput = z.infer<typeof replaceInput>

const replacement = z.object({
  id: id.meta({ description: 'of the act' }),
  at: instant,
  from: z.object({ id, name: z.string() }),
  to: z.object({ id, name: z.string() }),
  lines: z.int(),
  sheets: z.int(),
  standing: z.int().meta({ description: 'lines that still take the product that the act gave them' }),
  undoneAt: instant.nullable(),
})
export type Replacement = z.infer<typeof replacement>

export const MAX_LISTED_REPLACEMENTS = 20

const undone = z.object({
  restored: z.int().meta({ description: 'lines that take the former product again' }),
  left: z
    .int()
    .meta({ description: 'lines that were changed or deleted since, or whose product is deleted' }),
})

const one = contractRoute.errors(notFound)
const tags = ['products']

export const replacementsContract = {
  effect: one
    .route({
      method: 'POST',
      path: '/user-products/{id}/replacement-effect',
      tags,
      summary: 'What replacing a product by another would change, without changing it',
    })
    .meta({ readOnly: true })
    .input(effectInput)
    .output(effect),
  replace: one
    .errors(storageFull)
    .route({
      method: 'POST',
      path: '/user-products/{id}/replace',
      tags,
      summary: 'Replace a product by another in chosen sheets',
      description: 'In one transaction. Quantities, units, losses and notes of the lines stay.',
    })
    .input(replaceInput)
    .output(replacement),
  list: one
    .route({
      method: 'GET',
      path: '/user-products/{id}/replacements',
      tags,
      summary: 'Where a product was replaced or took the place of another, the newest first',
    })
    .input(byId)
    .output(z.object({ items: z.array(replacement).meta({ description: 'the newest of them' }) })),
  undo: one
    .errors({
      ALREADY_UNDONE: { status: ERROR_STATUS.ALREADY_UNDONE, message: 'This act was undone before' },
    })
    .route({
      method: 'POST',
      path: '/replacements/{id}/undo',
      tags,
      summary: 'Undo a replacement',
      description: 'A line that takes a third product since, or none, keeps it.',
    })
    .input(byId)
    .output(undone),
}
