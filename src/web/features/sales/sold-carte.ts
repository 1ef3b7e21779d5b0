import type { SalesPeriodDetail, SoldCarte } from '#contract/sales-periods.ts'
import { carteOfPeriod } from '#domain/menu-engineering/carte-of-period.ts'

/** What the sales of a period are of: a closed one has its own carte, an open one that of now with what has left it. */
export function soldCarteOf(
  { gammes, menus }: SoldCarte,
  { closed, departed }: SalesPeriodDetail,
): SoldCarte {
  if (closed !== null) return closed
  if (departed === null) return { gammes, menus }
  const ids = [...departed.gammes.flatMap(({ dishes }) => dishes), ...departed.menus].map(({ id }) => id)
  return carteOfPeriod({ gammes, menus }, departed, new Set(ids))
}
