import { z } from 'zod'
import { margin } from './shapes.ts'

const marginBySales = z.object({
  margin: margin.meta({ description: 'of all that the dishes sold brought in' }),
  dishes: z
    .int()
    .meta({ description: 'those whose sales are recorded, at least three of four of the counted' }),
  total: z.int().meta({ description: 'all dishes, or sheets, of then' }),
})

/** The period that `sold` is of. */
export const salesDays = z.object({
  firstDay: z.string(),
  lastDay: z.string(),
  isClosed: z
    .boolean()
    .optional()
    .meta({ description: 'it keeps dishes, prices and costs of its own, which may not be those of today' }),
  bySales: marginBySales.nullable().optional().meta({
    description: 'of a closed period: the margin by its sales, of its own dishes, prices and costs',
  }),
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
  bySales: marginBySales.nullable().meta({
    description:
      'weighted by what each has `sold`, at the prices and costs of today, of a closed period at its own; null where the period covers too few',
  }),
})
