import { z } from 'zod'
import { margin } from './shapes.ts'

/** The period that `sold` is of. */
export const salesDays = z.object({
  firstDay: z.string(),
  lastDay: z.string(),
  isClosed: z
    .boolean()
    .optional()
    .meta({ description: 'it keeps prices and costs of its own, which may not be those of today' }),
})
export type SalesDays = z.infer<typeof salesDays>

/** In percent of the price without VAT. What lacks a price or a part of its cost, or has an improbable cost, is left out. */
export const marginMeans = z.object({
  counted: z.int().meta({ description: 'dishes, or sheets, that the means are of' }),
  total: z.int().meta({
    description:
      'all of them; of sheets, without the preparations that have no selling price and are on no gamme',
  }),
  unpriced: z.int().meta({ description: 'those that wait for a selling price' }),
  incomplete: z.int().meta({ description: 'those of which some cost is not known' }),
  doubtful: z.int().meta({ description: 'those whose cost is improbable' }),
  mean: margin.nullable().meta({ description: 'each counts once' }),
  median: margin.nullable(),
  bySales: z
    .object({
      margin: margin.meta({ description: 'of all that the dishes sold brought in' }),
      dishes: z
        .int()
        .meta({ description: 'those whose sales are recorded, at least three of four of the counted' }),
    })
    .nullable()
    .meta({
      description:
        'weighted by what each has `sold`, at the prices and costs of today; null where the period covers too few',
    }),
})
