import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { columnList, selectColumns } from '#database/select-columns.ts'
import type { z } from 'zod'
import { LINE_FACT_NAMES, type LineValues } from '#contract/facts/sheet-line.ts'
import type { Ingredient, IngredientInput, ingredientChange } from '#contract/sheet-lines.ts'
import { MAX_LINES } from '#domain/catalogue/sheet-limits.ts'
import type { MemberTx } from '#database/as-member.ts'
import { noteWithoutFormerName } from '#domain/catalogue/former-product-note.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { invalidFields } from '../translate-error.ts'
import { lockCosts } from './cost-lock.ts'
import { orNotFound } from '../or-not-found.ts'
import { refuseOutdated } from './write.queries.ts'
import { refuseCycle } from './preparation-cycle.ts'
import { recostSheets } from './recost.ts'
import { findLines } from './find-lines.queries.ts'
import { ANY_UNIT, changedCharge, NO_CHARGE, refuseUnfit } from './line-charge.ts'

type LineChange = z.infer<typeof ingredientChange>
type NewLine = Omit<IngredientInput, 'id'>

/** The facts of a line as parameters of a statement that has others before them. */
const given = (before: number) => LINE_FACT_NAMES.map((_, index) => `$${before + index + 1}`).join(', ')
const COLUMNS = columnList(techSheetIngredients, LINE_FACT_NAMES)

const valuesOf = (line: LineValues) =>
  LINE_FACT_NAMES.map((fact) => (fact === 'note' ? line.note || null : line[fact]))

/** Adds a line after the others. @throws NOT_FOUND, VALIDATION, PREPARATION_CYCLE */
export async function addLine(tx: GrowingTx, sheetId: string, line: NewLine): Promise<Ingredient> {
  const { client, houseId } = tx
  await editSheet(tx, sheetId)
  const { userProductId = null, subSheetId = null } = line
  const source = await findSource(tx, sheetId, { userProductId, subSheetId })
  const added = {
    userProductId,
    subSheetId,
    ...changedCharge(NO_CHARGE, line),
    unit: line.unit ?? source?.unit ?? ANY_UNIT,
    note: line.note ?? null,
  }
  const { rows } = await client.query<{ id: string; position: number }>(
    `INSERT INTO tech_sheet_ingredients (user_id, tech_sheet_id, ${COLUMNS}, position)
     SELECT $1, $2, ${given(2)}, coalesce(max(position) + 1, 0)
     FROM tech_sheet_ingredients WHERE user_id = $1 AND tech_sheet_id = $2
     HAVING count(*) < ${MAX_LINES}
     RETURNING id, position`,
    [houseId, sheetId, ...valuesOf(added)],
  )
  const [stored] = rows
  if (!stored) throw invalidFields([{ path: 'ingredients', rule: 'too-long' }])
  await recostSheets(tx, [sheetId])
  return findLine(tx, sheetId, stored.id)
}

/**
 * Changes the facts of a line that are given. Another product or preparation brings its own unit and starts without
 * loss, unless they are given too; a line that had none loses its former name.
 * @param change with the version of the sheet that was read, where it is refused when that is no longer the stored one
 * @throws NOT_FOUND, VERSION_CONFLICT with the stored sheet, VALIDATION, PREPARATION_CYCLE
 */
export async function changeLine(
  tx: MemberTx,
  sheetId: string,
  lineId: string,
  { version, ...change }: LineChange,
): Promise<Ingredient> {
  const { client, houseId } = tx
  await editSheet(tx, sheetId, version)
  const { rows } = await client.query<LineValues>(
    `SELECT ${selectColumns(techSheetIngredients, 'l', ...LINE_FACT_NAMES)}
     FROM tech_sheet_ingredients l WHERE l.user_id = $1 AND l.tech_sheet_id = $2 AND l.id = $3`,
    [houseId, sheetId, lineId],
  )
  const stored = orNotFound(rows[0])
  refuseUnfit(stored, change)
  const changed = await withSource(tx, sheetId, stored, change)
  const line = { ...stored, ...changed, ...changedCharge(stored, changed) }
  await client.query(
    `UPDATE tech_sheet_ingredients SET (${COLUMNS}) = ROW (${given(3)})
     WHERE user_id = $1 AND tech_sheet_id = $2 AND id = $3`,
    [houseId, sheetId, lineId, ...valuesOf(line)],
  )
  await recostSheets(tx, [sheetId])
  return findLine(tx, sheetId, lineId)
}

/** @throws NOT_FOUND */
export async function removeLine(tx: MemberTx, sheetId: string, lineId: string): Promise<{ id: string }> {
  const { client, houseId } = tx
  await editSheet(tx, sheetId)
  const { rowCount } = await client.query(
    'DELETE FROM tech_sheet_ingredients WHERE user_id = $1 AND tech_sheet_id = $2 AND id = $3',
    [houseId, sheetId, lineId],
  )
  const removed = orNotFound(rowCount === 1 ? { id: lineId } : undefined)
  await recostSheets(tx, [sheetId])
  return removed
}

/** A change of a line changes its sheet's version, so earlier readers have an outdated one. */
async function editSheet(tx: MemberTx, sheetId: string, version?: number): Promise<void> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const { rowCount } = await client.query(
    `UPDATE tech_sheets SET version = version + 1, updated_at = now(), person_id = acting_person()
     WHERE user_id = $1 AND id = $2 AND version = coalesce($3::bigint, version)`,
    [houseId, sheetId, version],
  )
  if (rowCount !== 1) await refuseOutdated(tx, sheetId)
}

/** A product or a preparation that is named takes the place of the other. */
async function withSource(
  tx: MemberTx,
  sheetId: string,
  before: LineValues,
  change: LineChange,
): Promise<Partial<LineValues>> {
  const source = {
    userProductId: change.userProductId ?? (change.subSheetId ? null : before.userProductId),
    subSheetId: change.subSheetId ?? (change.userProductId ? null : before.subSheetId),
  }
  if (change.userProductId === null) source.userProductId = null
  if (change.subSheetId === null) source.subSheetId = null
  const same = source.userProductId === before.userProductId && source.subSheetId === before.subSheetId
  if (same) return change
  const taken = await findSource(tx, sheetId, source)
  if (taken === undefined) return { ...change, ...source }
  const { unit, name } = taken
  const wentByNote = before.userProductId === null && before.subSheetId === null
  const note = wentByNote ? noteWithoutFormerName(before.note, name) : before.note
  return { unit, wastagePercent: 0, note, ...change, ...source }
}

type Source = { userProductId: string | null; subSheetId: string | null }

/**
 * The name and unit of a product or of what a preparation gives: portions while it has no yield.
 * @throws VALIDATION for one that is not the user's, PREPARATION_CYCLE
 */
async function findSource(
  tx: MemberTx,
  sheetId: string,
  { userProductId, subSheetId }: Source,
): Promise<{ unit: LineUnit; name: string } | undefined> {
  const { client, houseId } = tx
  const id = userProductId ?? subSheetId
  if (id === null) return undefined
  const { rows } = await client.query<{ unit: LineUnit; name: string }>(
    subSheetId === null
      ? 'SELECT name, unit FROM user_products WHERE user_id = $1 AND id = $2'
      : "SELECT title AS name, coalesce(yield_unit, 'portion') AS unit FROM tech_sheets WHERE user_id = $1 AND id = $2",
    [houseId, id],
  )
  const path = subSheetId === null ? 'userProductId' : 'subSheetId'
  if (!rows[0]) throw invalidFields([{ path, rule: 'unknown-reference' }])
  if (subSheetId !== null) await refuseCycle(tx, sheetId, [subSheetId])
  return rows[0]
}

async function findLine(tx: MemberTx, sheetId: string, lineId: string): Promise<Ingredient> {
  const lines = await findLines(tx, sheetId)
  return orNotFound(lines.find((line) => line.id === lineId))
}
