import { randomUUID } from 'node:crypto'
import { LINE_FACT_NAMES } from '#contract/facts/sheet-line.ts'
import { SHEET_FACT_NAMES } from '#contract/facts/sheet.ts'
import type { TechSheet, TechSheetInput } from '#contract/sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import { answerOf } from '#database/transaction.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { columnList } from '#database/select-columns.ts'
import { namesChange } from '#database/names-change.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { getSheet } from './find.queries.ts'
import { recostSheets } from './recost.ts'
import { copyTitle } from './titles.ts'
import { createSheet } from './write.queries.ts'

/** Titles tried at once. */
const BATCH = 50

const COPIED = columnList(
  techSheets,
  SHEET_FACT_NAMES.filter((fact) => fact !== 'title'),
)
const COPY_FACTS = `
  INSERT INTO tech_sheets (user_id, id, title, ${COPIED})
  SELECT user_id, $3, $4, ${COPIED} FROM tech_sheets WHERE user_id = $1 AND id = $2
  RETURNING 1`

const LINE = columnList(techSheetIngredients, LINE_FACT_NAMES)
const COPY_LINES = `
  INSERT INTO tech_sheet_ingredients (user_id, tech_sheet_id, position, ${LINE})
  SELECT user_id, $3, position, ${LINE} FROM tech_sheet_ingredients WHERE user_id = $1 AND tech_sheet_id = $2
  RETURNING 1`

const COPY_PHOTO = `
  INSERT INTO tech_sheet_photos (user_id, tech_sheet_id, media_type, width, height, content)
  SELECT user_id, $3, media_type, width, height, content
  FROM tech_sheet_photos WHERE user_id = $1 AND tech_sheet_id = $2
  RETURNING 1`

/**
 * Copies a sheet with its lines and its photo under a new title; a copy is not published. Where `sheet` is given, the
 * copy holds that, as an editor has it, and the stored sheet stays as it is.
 * @throws NOT_FOUND, VALIDATION, PREPARATION_CYCLE
 */
export async function duplicateSheet(
  tx: GrowingTx,
  { id, sheet }: { id: string; sheet?: TechSheetInput | undefined },
  log: Parameters<typeof createSheet>[2],
): Promise<TechSheet> {
  const { client, houseId } = tx
  await namesChange(tx)
  const { rows } = await client.query<{ title: string }>(
    'SELECT title FROM tech_sheets WHERE user_id = $1 AND id = $2',
    [houseId, id],
  )
  const stored = orNotFound(rows[0])
  if (sheet !== undefined) {
    const title = await freeTitle(tx, (nth) => (nth === 0 ? sheet.title : copyTitle(sheet.title, nth)))
    const copy = await answerOf(await createSheet(tx, { ...sheet, title }, log))
    await client.query(COPY_PHOTO, [houseId, id, copy.id])
    return getSheet(tx, copy.id)
  }
  const title = await freeTitle(tx, (nth) => copyTitle(stored.title, nth + 1))
  const copyId = randomUUID()
  await Promise.all([
    client.query(COPY_FACTS, [houseId, id, copyId, title]),
    client.query(COPY_LINES, [houseId, id, copyId]),
    client.query(COPY_PHOTO, [houseId, id, copyId]),
  ])
  await recostSheets(tx, [copyId])
  return getSheet(tx, copyId)
}

/** The first title that no sheet of the user has; the lock of costs keeps it free until the transaction ends. */
async function freeTitle({ client, houseId }: MemberTx, titleOf: (nth: number) => string): Promise<string> {
  for (let first = 0; ; first += BATCH) {
    const candidates = Array.from({ length: BATCH }, (_, index) => titleOf(first + index))
    const { rows } = await client.query<{ title: string }>(
      `SELECT candidate.title FROM unnest($2::text[]) WITH ORDINALITY AS candidate (title, place)
       WHERE NOT EXISTS (
         SELECT FROM tech_sheets s
         WHERE s.user_id = $1
           AND lower(s.title COLLATE "und-x-icu") = lower(candidate.title COLLATE "und-x-icu")
       )
       ORDER BY place LIMIT 1`,
      [houseId, candidates],
    )
    if (rows[0]) return rows[0].title
  }
}
