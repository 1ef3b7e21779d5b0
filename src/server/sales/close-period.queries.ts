import type { KeptPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import { keptPeriod } from '#contract/sales-periods.ts'
import type { MemberTx } from '#database/as-member.ts'
import { carteOfPeriod } from '#domain/menu-engineering/carte-of-period.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { outdated } from '../translate-error.ts'
import { idsThere, stillOffered } from './departed.queries.ts'
import { keptPart, NOTHING_KEPT, sheetIdsOf } from './kept-part.ts'
import { keptSheets } from './kept-sheets.queries.ts'
import { CARTE_IS_THERE, readPeriod, readSold } from './read-sales.queries.ts'
import { recordSales } from './record-sales.queries.ts'

type PeriodRead = { id: string; periodId: string; version: number }

const CLOSE = `
  UPDATE sales_periods SET version = version + 1, closed = $5, closed_at = now(), departed = NULL
  WHERE user_id = $1 AND ${CARTE_IS_THERE} AND id = $3 AND version = $4`

const REOPEN = `
  UPDATE sales_periods SET version = version + 1, closed = NULL, closed_at = NULL, departed = $5
  WHERE user_id = $1 AND ${CARTE_IS_THERE} AND id = $3 AND version = $4`

const KEPT = `
  SELECT coalesce(closed, departed) AS kept FROM sales_periods WHERE user_id = $1 AND ${CARTE_IS_THERE} AND id = $3 FOR UPDATE`

/**
 * Keeps the dishes, menus, prices, costs, sheets and sales of a period as they are now; of a closed one, its sales with the
 * prices, costs and sheets of now. What has left the carte keeps what it had.
 * @returns undefined when it, or the carte, is not the user's
 * @throws VERSION_CONFLICT with the stored period
 */
export async function closePeriod(tx: MemberTx, read: PeriodRead): Promise<SalesPeriodDetail | undefined> {
  const before = await readKept(tx, read)
  const [carte, period] = await Promise.all([readSold(tx), readPeriod(tx, read.id, read.periodId)])
  if (!period) return undefined
  const { quantities, menuQuantities, taken } = period
  const sold = new Set([
    ...quantities.map(({ gammeRecetteId }) => gammeRecetteId),
    ...menuQuantities.map(({ menuId }) => menuId),
  ])
  const { gammes, menus } = carteOfPeriod(carte, before, sold)
  const sheets = await keptSheets(tx, sheetIdsOf(carte))
  const there = new Set(sheets.map(({ id }) => id))
  const former = before.sheets.filter(({ id }) => !there.has(id))
  const kept = { gammes, menus, quantities, menuQuantities, taken, sheets: [...sheets, ...former] }
  return change(tx, read, CLOSE, kept)
}

/**
 * Opens a closed period. What has left the carte stays in it with its sales and its last figures.
 * @returns undefined when it, or the carte, is not the user's
 * @throws VERSION_CONFLICT with the stored period
 */
export async function reopenPeriod(tx: GrowingTx, read: PeriodRead): Promise<SalesPeriodDetail | undefined> {
  const before = await readKept(tx, read)
  const there = await idsThere(tx, before)
  const changed = await change(
    tx,
    read,
    REOPEN,
    keptPart(before, ({ id }) => !there.has(id)),
  )
  const back = keptPart(before, ({ id }) => there.has(id))
  if (changed === undefined || back === null) return changed
  await recordSales(tx, read.periodId, await stillOffered(tx, back))
  return readPeriod(tx, read.id, read.periodId)
}

/** What the period has kept, which is locked until the transaction ends. */
async function readKept({ client, houseId }: MemberTx, { id, periodId }: PeriodRead): Promise<KeptPeriod> {
  const { rows } = await client.query<{ kept: unknown }>(KEPT, [houseId, id, periodId])
  return keptPeriod.safeParse(rows[0]?.kept).data ?? NOTHING_KEPT
}

async function change(
  tx: MemberTx,
  { id: carteId, periodId, version }: PeriodRead,
  statement: string,
  kept: KeptPeriod | null,
): Promise<SalesPeriodDetail | undefined> {
  const values = [tx.houseId, carteId, periodId, version, kept === null ? null : JSON.stringify(kept)]
  const { rowCount } = await tx.client.query(statement, values)
  const current = await readPeriod(tx, carteId, periodId)
  if (rowCount === 0 && current) throw outdated('period', current)
  return current
}
