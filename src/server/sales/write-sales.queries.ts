import type { SalesMapping, SalesPeriod, SalesPeriodDetail } from '#contract/sales.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { invalidFields, outdated } from '../translate-error.ts'
import { findPeriod, readPeriod } from './read-sales.queries.ts'

type Quantity = { gammeRecetteId: string; quantity: number | null }

export type NewPeriod = {
  id: string
  firstDay: string
  lastDay: string
  fileName?: string | null | undefined
  quantities: readonly Quantity[]
}

const CREATE = `
  INSERT INTO sales_periods (user_id, carte_id, first_day, last_day, file_name)
  SELECT user_id, id, $3, $4, $5 FROM cartes WHERE user_id = $1 AND id = $2
  RETURNING id`

/** Serialises writers of one period until the transaction ends. */
const COUNT = `
  UPDATE sales_periods SET version = version + 1
  WHERE user_id = $1 AND carte_id = $2 AND id = $3 AND version = $4`

const DISHES_OF_CARTE = `
  SELECT r.id FROM gamme_recettes r JOIN gammes g ON g.user_id = r.user_id AND g.id = r.gamme_id
  WHERE r.user_id = $1 AND g.carte_id = $2 AND r.id = ANY ($3::uuid[])`

const TAKE_BACK = `
  DELETE FROM dish_sales WHERE user_id = $1 AND period_id = $2 AND gamme_recette_id = ANY ($3::uuid[])`

const TELL = `
  INSERT INTO dish_sales (user_id, period_id, gamme_recette_id, quantity)
  SELECT $1, $2, told.dish, told.quantity FROM unnest($3::uuid[], $4::int[]) AS told (dish, quantity)
  ON CONFLICT (user_id, period_id, gamme_recette_id) DO UPDATE SET quantity = excluded.quantity`

/** @returns undefined for a carte that is not the user's */
export async function createPeriod(tx: GrowingTx, period: NewPeriod): Promise<SalesPeriodDetail | undefined> {
  const { id: carteId, firstDay, lastDay, fileName = null, quantities } = period
  const values = [tx.userId, carteId, firstDay, lastDay, fileName]
  const { rows } = await tx.client.query<{ id: string }>(CREATE, values)
  const [created] = rows
  if (!created) return undefined
  await tell(tx, carteId, created.id, quantities)
  return readPeriod(tx, carteId, created.id)
}

/** A period, and the version of it that was read. */
type PeriodRead = { id: string; periodId: string; version: number }

/**
 * Makes another version of a period, whose other writers wait until the transaction ends.
 * @returns false when it is not of this carte of the user's
 * @throws VERSION_CONFLICT with the stored period
 */
async function countChange(tx: MemberTx, { id: carteId, periodId, version }: PeriodRead): Promise<boolean> {
  const { rowCount } = await tx.client.query(COUNT, [tx.userId, carteId, periodId, version])
  if (rowCount === 1) return true
  const current = await readPeriod(tx, carteId, periodId)
  if (current) throw outdated('period', current)
  return false
}

/**
 * @returns the period as it is now; undefined when it is not of this carte of the user's
 * @throws VERSION_CONFLICT with the stored period
 */
export async function writeQuantities(
  tx: GrowingTx,
  { quantities, ...read }: PeriodRead & { quantities: readonly Quantity[] },
): Promise<SalesPeriod | undefined> {
  const { id: carteId, periodId } = read
  if (!(await countChange(tx, read))) return undefined
  await tell(tx, carteId, periodId, quantities)
  return findPeriod(tx, carteId, periodId)
}

/** @throws VALIDATION for a dish that is not on the carte */
async function tell(
  { client, userId }: GrowingTx,
  carteId: string,
  periodId: string,
  quantities: readonly Quantity[],
): Promise<void> {
  if (quantities.length === 0) return
  const named = quantities.map(({ gammeRecetteId }) => gammeRecetteId)
  const { rows } = await client.query<{ id: string }>(DISHES_OF_CARTE, [userId, carteId, named])
  const known = new Set(rows.map(({ id }) => id))
  const unknown = named.flatMap((dish, index) =>
    known.has(dish)
      ? []
      : [{ path: `quantities.${index}.gammeRecetteId`, rule: 'unknown-reference' as const }],
  )
  if (unknown.length > 0) throw invalidFields(unknown)
  const told = quantities.filter(({ quantity }) => quantity !== null)
  const takenBack = quantities.filter(({ quantity }) => quantity === null)
  await client.query(TAKE_BACK, [userId, periodId, takenBack.map(({ gammeRecetteId }) => gammeRecetteId)])
  await client.query(TELL, [
    userId,
    periodId,
    told.map(({ gammeRecetteId }) => gammeRecetteId),
    told.map(({ quantity }) => quantity),
  ])
}

/**
 * @returns undefined when it is not of this carte of the user's
 * @throws VERSION_CONFLICT with the stored period
 */
export async function changeDays(
  tx: MemberTx,
  { firstDay, lastDay, ...read }: PeriodRead & { firstDay: string; lastDay: string },
): Promise<SalesPeriod | undefined> {
  const { id: carteId, periodId } = read
  if (!(await countChange(tx, read))) return undefined
  await tx.client.query(
    'UPDATE sales_periods SET first_day = $4, last_day = $5 WHERE user_id = $1 AND carte_id = $2 AND id = $3',
    [tx.userId, carteId, periodId, firstDay, lastDay],
  )
  return findPeriod(tx, carteId, periodId)
}

/** @returns its id; undefined when it is not of this carte of the user's */
export async function removePeriod(
  { client, userId }: MemberTx,
  carteId: string,
  periodId: string,
): Promise<{ id: string } | undefined> {
  const { rows } = await client.query<{ id: string }>(
    'DELETE FROM sales_periods WHERE user_id = $1 AND carte_id = $2 AND id = $3 RETURNING id',
    [userId, carteId, periodId],
  )
  return rows[0]
}

/** @returns the carte's id; undefined when it is not the user's */
export async function keepSalesMapping(
  { client, userId }: MemberTx,
  carteId: string,
  mapping: SalesMapping | null,
): Promise<{ id: string } | undefined> {
  const { rows } = await client.query<{ id: string }>(
    'UPDATE cartes SET sales_mapping = $3 WHERE user_id = $1 AND id = $2 RETURNING id',
    [userId, carteId, mapping === null ? null : JSON.stringify(mapping)],
  )
  return rows[0]
}
