import type { MarkWrite, PrintedPlan, ProductionMark } from '#contract/service-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { invalidFields, refusal } from '../translate-error.ts'
import { MARK, readMarks } from './plan-marks.queries.ts'
import { plusDays } from '#domain/services/days.ts'

const THERE = 'SELECT id FROM tech_sheets WHERE user_id = $1 AND id = $2'
const BATCH_THERE = 'SELECT id FROM batches WHERE user_id = $1 AND id = $2'

const BEGIN = `
  INSERT INTO production_marks (user_id, day, tech_sheet_id) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, day, tech_sheet_id) DO NOTHING`

const SET = (columns: string) =>
  `UPDATE production_marks SET ${columns} WHERE user_id = $1 AND day = $2 AND tech_sheet_id = $3`
const READY = SET('ready_quantity = $4, ready_unit = $5')
const DAYS = SET('days = $4')
const NOT_DONE = SET(`done_at = NULL, done_by = '', batch_id = NULL`)
/** The first tick says when. */
const DONE = SET('done_at = coalesce(done_at, $4), done_by = $5, batch_id = coalesce($6, batch_id)')

const ONE = `
  SELECT ${MARK} FROM production_marks m WHERE m.user_id = $1 AND m.day = $2 AND m.tech_sheet_id = $3`

const DONE_ONE = `${ONE} AND m.done_at IS NOT NULL`

const PRINTED = `
  INSERT INTO production_marks (user_id, day, tech_sheet_id, sheet_version)
  SELECT $1, $2, s.id, printed.version
  FROM unnest($3::uuid[], $4::int[]) AS printed (id, version)
  JOIN tech_sheets s ON s.user_id = $1 AND s.id = printed.id
  ON CONFLICT (user_id, day, tech_sheet_id) DO UPDATE SET sheet_version = excluded.sheet_version`

/**
 * Writes what is sent of one sheet in what is made for a day.
 * @throws NOT_FOUND for a sheet that is not there; VALIDATION for a batch that is not
 */
export async function writeMark(
  tx: GrowingTx,
  { day, techSheetId, ready, days, done }: MarkWrite,
  now = new Date(),
): Promise<ProductionMark> {
  const { client, houseId } = tx
  const key = [houseId, day, techSheetId]
  await checkSheet(tx, techSheetId)
  if (done?.batchId !== undefined) await refuseNoBatch(tx, done.batchId)
  await client.query(BEGIN, key)
  if (ready !== undefined) await client.query(READY, [...key, ready?.quantity ?? null, ready?.unit ?? null])
  if (days !== undefined) await client.query(DAYS, [...key, days])
  if (done === null) await client.query(NOT_DONE, key)
  else if (done) await client.query(DONE, [...key, now.toISOString(), done.by, done.batchId ?? null])
  const { rows } = await client.query<ProductionMark>(ONE, key)
  return orNotFound(rows[0])
}

/**
 * Refuses a sheet that is ticked as made for a day. Whatever grows holds the lock of costs, so that what is read here stays so until
 * the tick is written in the same transaction.
 * @throws DONE_ALREADY with the initials of who ticked it
 */
export async function refuseDone(tx: GrowingTx, of: Pick<MarkWrite, 'day' | 'techSheetId'>): Promise<void> {
  const done = await readDone(tx, of)
  if (done !== undefined)
    throw refusal('DONE_ALREADY', 'It is ticked as done for that day already', { by: done.doneBy })
}

/** What is known of a sheet that is ticked as made for a day; undefined while it is not. */
export async function readDone(
  { client, houseId }: GrowingTx,
  { day, techSheetId }: Pick<MarkWrite, 'day' | 'techSheetId'>,
): Promise<ProductionMark | undefined> {
  const { rows } = await client.query<ProductionMark>(DONE_ONE, [houseId, day, techSheetId])
  return rows[0]
}

/** @throws NOT_FOUND */
export async function checkSheet({ client, houseId }: MemberTx, id: string): Promise<void> {
  orNotFound((await client.query(THERE, [houseId, id])).rows[0])
}

async function refuseNoBatch({ client, houseId }: MemberTx, batchId: string): Promise<void> {
  const { rows } = await client.query(BATCH_THERE, [houseId, batchId])
  if (rows.length === 0) throw invalidFields([{ path: 'done.batchId', rule: 'unknown-reference' }])
}

/** Keeps the versions of sheets as they were printed; a sheet that is not there any more is left out. */
export async function keepPrinted(
  tx: GrowingTx,
  { day, sheets }: PrintedPlan,
): Promise<{ marks: ProductionMark[] }> {
  await tx.client.query(PRINTED, [
    tx.houseId,
    day,
    sheets.map(({ techSheetId }) => techSheetId),
    sheets.map(({ version }) => version),
  ])
  return { marks: await readMarks(tx, { from: day, until: plusDays(day, 1) }) }
}
