import { z } from 'zod'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { MAX_IMPORTED_NAMES } from '#domain/sheet-imports/limits.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { id, instant, requiredText } from './shapes.ts'
import { supplierRef } from './suppliers.ts'

const writtenName = z.object({
  name: requiredText(PRODUCT_MAX_LENGTH.name),
  unit: z
    .enum(UNITS, rule('invalid'))
    .nullable()
    .meta({ description: 'what its price is for, else what its lines are measured in; null for neither' }),
})

/** Where a name may lead: a product of the account, a row of a supplier's catalogue, or a sheet that is a preparation. */
const CANDIDATE_KINDS = ['product', 'article', 'sheet'] as const

const importCandidate = z.object({
  kind: z.enum(CANDIDATE_KINDS),
  id,
  name: z.string(),
  brand: z.string().nullable(),
  unit: z.enum(UNITS).nullable().meta({ description: 'of its price; of a sheet that of its yield' }),
  priceHt: z.number().nullable().meta({ description: 'EUR per unit, without VAT' }),
  priceChangedAt: instant.nullable().meta({ description: 'since when a product has this price' }),
  supplier: supplierRef.nullable(),
  fits: z.boolean().meta({
    description: "whether a quantity in the files' unit has a cost with it",
  }),
  score: z.number().meta({ description: '0 to 1' }),
})
export type ImportCandidate = z.infer<typeof importCandidate>

const nameGroup = z.object({
  names: z.array(z.int()).meta({
    description:
      'places of the names that are the same but for case, accents and plural, in units of one kind',
  }),
  certainty: z.enum(['certain', 'likely', 'new']).meta({
    description: 'certain: the first candidate is the only one of this very name, and its unit fits',
  }),
  candidates: z.array(importCandidate).meta({ description: 'the likeliest first' }),
  alike: z.array(z.object({ group: z.int(), score: z.number() })).meta({
    description: 'places of other groups that may mean the same product, the likeliest first',
  }),
})
export type ImportNameGroup = z.infer<typeof nameGroup>

export const sheetImportsContract = {
  matchNames: contractRoute
    .route({
      method: 'POST',
      path: '/sheet-imports/names',
      tags: ['sheet imports'],
      summary: 'Which products the names of imported sheets mean',
      description:
        'Nothing is stored. Each name is in one group; groups are in the order of their first names.',
    })
    .meta({ asks: true })
    .input(
      z.object({
        names: z.array(writtenName).max(MAX_IMPORTED_NAMES, rule('too-long')),
      }),
    )
    .output(z.object({ groups: z.array(nameGroup) })),
}
