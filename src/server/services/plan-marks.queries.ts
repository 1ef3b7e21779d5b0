import type { ProductionMark, ReadyBatch } from '#contract/service-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'

/** Of `production_marks m`. */
export const MARK = `
  m.day::text, m.tech_sheet_id AS "techSheetId", m.days, m.sheet_version AS "sheetVersion", m.done_at AS "doneAt",
  m.done_by AS "doneBy", m.batch_id AS "batchId",
  CASE WHEN m.ready_quantity IS NOT NULL
    THEN json_build_object('quantity', m.ready_quantity, 'unit', m.ready_unit) END AS ready`

const MARKS = {
  name: 'plan-marks',
  text: `SELECT ${MARK} FROM production_marks m
    WHERE m.user_id = $1 AND m.day >= $2::date AND m.day < $3::date ORDER BY m.day, m.id`,
}

const BATCHES = {
  name: 'plan-batches',
  text: `
    SELECT b.id AS "batchId", b.tech_sheet_id AS "techSheetId", b.name, b.lot, b.quantity, b.unit, b.made_at AS "madeAt",
      b.use_by AS "useBy", b.kind
    FROM batches b
    WHERE b.user_id = $1 AND b.state = 'kept' AND b.use_by > now() AND b.tech_sheet_id IS NOT NULL AND b.quantity IS NOT NULL
    ORDER BY b.use_by, b.id`,
}

/** From the day `from` until before the day `until`. */
export async function readMarks(
  { client, houseId }: MemberTx,
  { from, until }: { from: string; until: string },
): Promise<ProductionMark[]> {
  const { rows } = await client.query<ProductionMark>({ ...MARKS, values: [houseId, from, until] })
  return rows
}

/** What of sheets is in the house and keeps, what is to be used first at the top. */
export async function readReadyBatches({ client, houseId }: MemberTx): Promise<ReadyBatch[]> {
  const { rows } = await client.query<ReadyBatch>({ ...BATCHES, values: [houseId] })
  return rows
}
