import type { ClosedPeriod, SalesPeriodDetail } from '#contract/sales.ts'
import type { MemberTx } from '#database/as-member.ts'
import { carteOfPeriod } from '#domain/menu-engineering/carte-of-period.ts'
import { outdated } from '../translate-error.ts'
import { readCarteSales, readPeriod } from './read-sales.queries.ts'

type PeriodRead = { id: string; periodId: string; version: number }

const KEEP = `
  UPDATE sales_periods SET version = version + 1, closed = $5, closed_at = CASE WHEN $5::jsonb IS NULL THEN NULL ELSE now() END
  WHERE user_id = $1 AND carte_id = $2 AND id = $3 AND version = $4`

/**
 * Keeps the dishes, menus, prices, costs and sales of a period as they are now; of a closed one, its sales with the prices
 * and costs of now.
 * @returns undefined when it is not of this carte of the user's
 * @throws VERSION_CONFLICT with the stored period
 */
export async function closePeriod(tx: MemberTx, read: PeriodRead): Promise<SalesPeriodDetail | undefined> {
  const [carte, period] = await Promise.all([
    readCarteSales(tx, read.id),
    readPeriod(tx, read.id, read.periodId),
  ])
  if (!carte || !period) return undefined
  const { quantities, menuQuantities, taken, closed } = period
  const sold = new Set([
    ...quantities.map(({ gammeRecetteId }) => gammeRecetteId),
    ...menuQuantities.map(({ menuId }) => menuId),
  ])
  const { gammes, menus } = closed === null ? carte : carteOfPeriod(carte, closed, sold)
  return keep(tx, read, { gammes, menus, quantities, menuQuantities, taken })
}

/**
 * @returns undefined when it is not of this carte of the user's
 * @throws VERSION_CONFLICT with the stored period
 */
export function reopenPeriod(tx: MemberTx, read: PeriodRead): Promise<SalesPeriodDetail | undefined> {
  return keep(tx, read, null)
}

async function keep(
  tx: MemberTx,
  { id: carteId, periodId, version }: PeriodRead,
  closed: ClosedPeriod | null,
): Promise<SalesPeriodDetail | undefined> {
  const values = [tx.userId, carteId, periodId, version, closed === null ? null : JSON.stringify(closed)]
  const { rowCount } = await tx.client.query(KEEP, values)
  const current = await readPeriod(tx, carteId, periodId)
  if (rowCount === 0 && current) throw outdated('period', current)
  return current
}
