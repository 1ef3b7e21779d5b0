import { z } from 'zod'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { named, unitPrice } from './invoice-shapes.ts'
import { rule } from './rules.ts'
import { euros, id } from './shapes.ts'

/** Products that most was spent on. */
export const MOST_SPENT_ON = 20

const day = z.iso.date(rule('invalid'))
export const spendingQuery = z.object({ from: day.default(EARLIEST_DAY), to: day.default(LATEST_DAY) })
export type SpendingQuery = z.infer<typeof spendingQuery>

const spentHt = euros.meta({ description: 'EUR without VAT, less what credit notes give back' })
const month = z.object({ month: z.string().meta({ description: '2026-10' }), spentHt })

export const spending = z.object({
  suppliers: z.array(z.object({ id: id.nullable(), name: z.string(), spentHt })),
  months: z.array(month),
  products: z
    .array(
      named.extend({
        spentHt,
        months: z.array(month),
        prices: z.array(unitPrice.extend({ on: z.string() })).meta({ description: 'as they were invoiced' }),
      }),
    )
    .meta({ description: 'those that most was spent on; without what a whole invoice gives or takes' }),
  leftOut: z
    .int()
    .meta({ description: 'invoices of these days that are set aside: nothing of them is counted' }),
})
export type Spending = z.infer<typeof spending>
