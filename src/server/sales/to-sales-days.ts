import { z } from 'zod'
import type { SalesDays } from '#contract/margins.ts'
import { salesDish } from '#contract/sales-periods.ts'
import { weighedDish } from '#domain/pricing/gamme-figures.ts'
import { marginBySales } from '#domain/pricing/margin-means.ts'

/** What `salesDaysOf` selects. */
export type SalesDaysRow = Omit<SalesDays, 'bySales'> & { kept: unknown }

const keptDishes = z.array(
  salesDish
    .pick({
      prixTtcAffiche: true,
      tvaRate: true,
      coutMatiere: true,
      portions: true,
      uncostedLines: true,
      doubt: true,
    })
    .extend({ sold: z.int().nullable() }),
)

/** The days of sales; of a closed period with what its sales make of the margin of the dishes that it has kept. */
export function toSalesDays(row: SalesDaysRow | null): SalesDays | null {
  if (row === null) return null
  const { kept, ...days } = row
  if (days.isClosed !== true) return days
  // What an imported file has kept in another shape says nothing.
  const dishes = keptDishes.safeParse(kept).data
  return { ...days, bySales: dishes === undefined ? null : marginBySales(dishes.map(weighedDish)) }
}
