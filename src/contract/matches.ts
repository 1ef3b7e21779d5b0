import { z } from 'zod'
import { MAX_LINE_LENGTH, MAX_PASTED_LINES } from '#domain/imports/limits.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { id } from './shapes.ts'
import { lineProduct, linePreparation } from './sheet-lines.ts'

/** What a written name may mean among the user's products and sheets, the likeliest first. */
const nameMatch = z.object({
  certainty: z.enum(['sure', 'doubtful', 'unknown']),
  candidates: z.array(
    z.object({
      product: lineProduct.nullable(),
      preparation: linePreparation.nullable(),
      score: z.number().meta({ description: '0 to 1' }),
    }),
  ),
})
export type NameMatch = z.infer<typeof nameMatch>

export const matchesContract = {
  find: contractRoute
    .route({
      method: 'POST',
      path: '/user-products/matches',
      tags: ['products'],
      summary: 'Find the products and preparations that written names mean',
      description: 'One answer a name, in their order.',
    })
    .meta({ readOnly: true })
    .input(
      z.object({
        names: z
          .array(z.string(rule('invalid')).max(MAX_LINE_LENGTH, rule('too-long')))
          .max(MAX_PASTED_LINES, rule('too-long')),
        sheetId: id
          .optional()
          .meta({ description: 'the sheet they are for, which is none of its own preparations' }),
      }),
    )
    .output(z.object({ items: z.array(nameMatch) })),
}
