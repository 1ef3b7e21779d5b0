import { z } from 'zod'
import { ALLERGENS_OF } from '#domain/catalogue/merge-products.ts'
import { ERROR_STATUS, notFound, storageFull, versionConflict } from './errors.ts'
import { MERGED_PRODUCT_PARTS } from './facts/product.ts'
import { userProduct } from './products.ts'
import { affectedSheet } from './replacements.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, id, instant, versionRead } from './shapes.ts'

const choices = {
  id: id.meta({ description: 'the product that stays' }),
  otherId: id.meta({ description: 'the product that becomes part of it, and goes to the bin' }),
  taken: z
    .array(z.enum(MERGED_PRODUCT_PARTS, rule('invalid')))
    .max(MERGED_PRODUCT_PARTS.length, rule('too-long'))
    .refine((facts) => new Set(facts).size === facts.length, rule('invalid'))
    .meta({ description: 'facts that are taken from the other product' }),
  allergensOf: z.enum(ALLERGENS_OF, rule('invalid')).default('both'),
}

const effectInput = z.object({
  ...choices,
  taken: choices.taken
    .optional()
    .meta({ description: 'left out: the facts that only the other product has' }),
})
export type MergeEffectInput = z.infer<typeof effectInput>

const mergedSheet = z.object({
  ...affectedSheet.shape,
  lines: z.int().meta({ description: 'lines that would take the product that stays instead of the other' }),
  uncosted: z.int().meta({
    description:
      'lines that have a cost today and would have none: their unit cannot be converted, or no price is known',
  }),
})
export type MergedSheet = z.infer<typeof mergedSheet>

const effect = z.object({
  kept: userProduct,
  other: userProduct,
  taken: choices.taken,
  moved: z
    .object({ lines: z.int(), sheets: z.int(), prices: z.int(), articles: z.int(), replacements: z.int() })
    .meta({ description: 'what would be of the product that stays' }),
  tooManyArticles: z.boolean().meta({ description: 'together they are tied to more than a product can be' }),
  direct: z
    .array(mergedSheet)
    .meta({ description: 'the sheets whose lines take the other product, by title' }),
  others: z.array(mergedSheet).meta({ description: 'the other sheets that would change, by title' }),
})
export type MergeEffect = z.infer<typeof effect>

const mergeInput = z.object({
  ...choices,
  version: versionRead,
  otherVersion: versionRead,
  actId: id.meta({
    description: 'chosen by the caller: asking again under the same one merges nothing more',
  }),
})
export type MergeInput = z.infer<typeof mergeInput>

const merge = z.object({
  id: id.meta({ description: 'of the act' }),
  at: instant,
  kept: z.object({ id, name: z.string() }),
  other: z.object({ id, name: z.string() }),
  lines: z.int(),
  prices: z.int(),
  articles: z.int(),
  undoneAt: instant.nullable(),
  keptUntil: instant.nullable().meta({
    description: 'until when it can be undone: while the other product is in the bin; null for no longer',
  }),
})
export type Merge = z.infer<typeof merge>

export const MAX_LISTED_MERGES = 20

/** What of the product that stays was changed by the merge and by someone since. */
const CHANGED_PARTS = [...MERGED_PRODUCT_PARTS, 'allergens', 'articles'] as const
export type ChangedPart = (typeof CHANGED_PARTS)[number]

const undone = z.object({
  kept: z.object({ id, name: z.string() }),
  other: z.object({ id, name: z.string() }),
  restored: z.int().meta({ description: 'lines that take the other product again' }),
  left: z.int().meta({ description: 'lines that were changed or deleted since' }),
})
export type UndoneMerge = z.infer<typeof undone>

const one = contractRoute.errors(notFound)
const tags = ['products']

export const productMergesContract = {
  effect: one
    .route({
      method: 'POST',
      path: '/user-products/{id}/merge-effect',
      tags,
      summary: 'What merging another product into a product would change, without changing it',
    })
    .meta({ readOnly: true })
    .input(effectInput)
    .output(effect),
  merge: one
    .errors({ ...storageFull, ...versionConflict('product', userProduct) })
    .route({
      method: 'POST',
      path: '/user-products/{id}/merge',
      tags,
      summary: 'Merge another product into a product',
      description:
        'In one transaction. Lines of sheets, prices of the history, articles and replacements of the other product become ' +
        "those of the product that stays. Quantities, units, losses and notes of lines stay; of words' weights both are kept.",
    })
    .input(mergeInput)
    .output(merge),
  list: one
    .route({
      method: 'GET',
      path: '/user-products/{id}/merges',
      tags,
      summary: 'The products that were merged into a product, the newest first',
    })
    .input(byId)
    .output(z.object({ items: z.array(merge).meta({ description: 'the newest of them' }) })),
  undo: one
    .errors({
      ...storageFull,
      ALREADY_UNDONE: { status: ERROR_STATUS.ALREADY_UNDONE, message: 'This act was undone before' },
      MERGE_CHANGED_SINCE: {
        status: ERROR_STATUS.MERGE_CHANGED_SINCE,
        message: 'What the merge has changed was changed again since; nothing was undone',
        data: z.object({ parts: z.array(z.enum(CHANGED_PARTS)) }),
      },
      MERGE_FORGOTTEN: {
        status: ERROR_STATUS.MERGE_FORGOTTEN,
        message: 'The merged product is no longer in the bin; nothing was undone',
      },
    })
    .route({
      method: 'POST',
      path: '/product-merges/{id}/undo',
      tags,
      summary: 'Undo a merge of products',
      description:
        'Both products are as before, and lines take the one they took; a line that takes a third product since, or none, keeps it.',
    })
    .input(byId)
    .output(undone),
}
