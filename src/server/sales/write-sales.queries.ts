import type { SoldOnDay } from '#contract/day-sales.ts'
import type { FieldIssue } from '#contract/errors.ts'
import type { SalesMapping } from '#contract/sales-mapping.ts'
import type { SalesPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { recordDays } from '../day-sales/record-days.queries.ts'
import { invalidFields, outdated } from '../translate-error.ts'
import { CARTE_IS_THERE, findPeriod, readPeriod } from './read-sales.queries.ts'
import type { RecordedSales } from './divide-sales.ts'
import { recordSales } from './record-sales.queries.ts'

/** Sales day by day, of days within the period. */
type ByDay = { days: readonly SoldOnDay[]; replaceDays: boolean }

export type NewPeriod = RecordedSales &
  ByDay & {
    id: string
    firstDay: string
    lastDay: string
    fileName?: string | null | undefined
  }

const CREATE = `
  INSERT INTO sales_periods (user_id, first_day, last_day, file_name)
  SELECT user_id, $3, $4, $5 FROM cartes WHERE user_id = $1 AND id = $2
  RETURNING id`

/** Serialises writers of one period until the transaction ends. */
const COUNT = `
  UPDATE sales_periods SET version = version + 1
  WHERE user_id = $1 AND ${CARTE_IS_THERE} AND id = $3 AND version = $4 AND closed_at IS NULL`

const NAME_FILE = 'UPDATE sales_periods SET file_name = $3 WHERE user_id = $1 AND id = $2'

/** @returns undefined for a carte that is not the user's */
export async function createPeriod(tx: GrowingTx, period: NewPeriod): Promise<SalesPeriodDetail | undefined> {
  const { id: carteId, firstDay, lastDay, fileName = null } = period
  const values = [tx.houseId, carteId, firstDay, lastDay, fileName]
  const { rows } = await tx.client.query<{ id: string }>(CREATE, values)
  const [created] = rows
  if (!created) return undefined
  await recordSales(tx, created.id, period)
  await recordByDay(tx, period, period)
  return readPeriod(tx, carteId, created.id)
}

/** A period, and the version of it that was read. */
type PeriodRead = { id: string; periodId: string; version: number }

/**
 * Makes another version of an open period, whose other writers wait until the transaction ends.
 * @returns false when it, or the carte, is not the user's
 * @throws VERSION_CONFLICT with the stored period, also of one that is closed
 */
async function countChange(tx: MemberTx, { id: carteId, periodId, version }: PeriodRead): Promise<boolean> {
  const { rowCount } = await tx.client.query(COUNT, [tx.houseId, carteId, periodId, version])
  if (rowCount === 1) return true
  const current = await readPeriod(tx, carteId, periodId)
  if (current) throw outdated('period', current)
  return false
}

/** @throws VALIDATION for a day outside of the period; DAYS_KNOWN */
async function recordByDay(
  tx: GrowingTx,
  { firstDay, lastDay }: Pick<NewPeriod, 'firstDay' | 'lastDay'>,
  { days, replaceDays }: ByDay,
): Promise<void> {
  const outside = days.flatMap(({ day }, at): FieldIssue[] =>
    day < firstDay || day > lastDay ? [{ path: `days.${at}.day`, rule: 'out-of-range' }] : [],
  )
  if (outside.length > 0) throw invalidFields(outside)
  if (days.length > 0) await recordDays(tx, days, { replace: replaceDays })
}

/**
 * @returns the period as it is now; undefined when it, or the carte, is not the user's
 * @throws VERSION_CONFLICT with the stored period
 */
export async function writeQuantities(
  tx: GrowingTx,
  write: PeriodRead & RecordedSales & ByDay & Pick<NewPeriod, 'fileName'>,
): Promise<SalesPeriod | undefined> {
  const { id: carteId, periodId, fileName } = write
  if (!(await countChange(tx, write))) return undefined
  if (fileName !== undefined) await tx.client.query(NAME_FILE, [tx.houseId, periodId, fileName])
  await recordSales(tx, periodId, write)
  const period = await findPeriod(tx, carteId, periodId)
  if (period) await recordByDay(tx, period, write)
  return period
}

/**
 * @returns undefined when it, or the carte, is not the user's
 * @throws VERSION_CONFLICT with the stored period
 */
export async function changeDays(
  tx: MemberTx,
  { firstDay, lastDay, ...read }: PeriodRead & { firstDay: string; lastDay: string },
): Promise<SalesPeriod | undefined> {
  const { id: carteId, periodId } = read
  if (!(await countChange(tx, read))) return undefined
  await tx.client.query(
    `UPDATE sales_periods SET first_day = $4, last_day = $5 WHERE user_id = $1 AND ${CARTE_IS_THERE} AND id = $3`,
    [tx.houseId, carteId, periodId, firstDay, lastDay],
  )
  return findPeriod(tx, carteId, periodId)
}

/** @returns its id; undefined when it, or the carte, is not the user's */
export async function removePeriod(
  { client, houseId }: MemberTx,
  carteId: string,
  periodId: string,
): Promise<{ id: string } | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `DELETE FROM sales_periods WHERE user_id = $1 AND ${CARTE_IS_THERE} AND id = $3 RETURNING id`,
    [houseId, carteId, periodId],
  )
  return rows[0]
}

/** The same for every carte, as one till has the sales of all. @returns the carte's id; undefined when it is not the user's */
export async function keepSalesMapping(
  { client, houseId }: MemberTx,
  carteId: string,
  mapping: SalesMapping | null,
): Promise<{ id: string } | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `UPDATE cartes SET sales_mapping = $3 WHERE user_id = $1 AND ${CARTE_IS_THERE} RETURNING id`,
    [houseId, carteId, mapping === null ? null : JSON.stringify(mapping)],
  )
  return rows.find(({ id }) => id === carteId)
}
