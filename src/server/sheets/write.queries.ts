import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { blanksOf, factsWith, keysOf } from '#contract/facts/fact.ts'
import { SHEET_FACT_NAMES, SHEET_FACTS } from '#contract/facts/sheet.ts'
import type { Ingredient, IngredientInput } from '#contract/sheet-lines.ts'
import type { TechSheet, TechSheetChange, TechSheetInput } from '#contract/sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { columnList, selectColumns } from '#database/select-columns.ts'
import { Sent } from '#database/transaction.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { DEFAULT_VAT_RATE } from '#domain/pricing/vat-rate.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { outdated } from '../translate-error.ts'
import { lockCosts } from './cost-lock.ts'
import { orNotFound } from '../or-not-found.ts'
import { holdDishes } from '../gammes/hold-dishes.ts'
import { findLines } from './find-lines.queries.ts'
import { getSheet, SHEET_COLUMNS, type SheetColumns } from './find.queries.ts'
import { nameOnLines } from './name-on-lines.queries.ts'
import {
  findKnownSources,
  findStoredLines,
  refuseUnknown,
  writeLines,
  writeNewLines,
} from './line-list.queries.ts'
import { publicationFollows } from './publication.queries.ts'
import { costNewSheet, recostSheets } from './recost.ts'
import { addStarterLine } from './starter-line.ts'
import { withFreeTitle } from './titles.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'

type Facts = Omit<TechSheetInput, 'ingredients'>
type Log = Parameters<typeof addStarterLine>[2]

/**
 * Writes a new sheet with its lines, in a transaction that has called `namesChange`. The statements that need nothing of each
 * other travel together.
 * @throws TITLE_TAKEN, VALIDATION, PREPARATION_CYCLE
 */
export async function createSheet(tx: GrowingTx, input: TechSheetInput, log: Log): Promise<Sent<TechSheet>> {
  const { ingredients: sent, ...facts } = input
  const [{ wastageMethod, ...made }, lines] =
    sent && !sent.some((line) => line.subSheetId)
      ? await insertWithLines(tx, facts, sent)
      : await insertBeforeLines(tx, input, log)
  const costing = costNewSheet(tx, made, lines, wastageMethod)
  return new Sent(
    costing.then((costs) => ({ ...made, ...costs, publication: null, photo: null, ingredients: lines })),
  )
}

type InsertedWithLines = [Inserted, Ingredient[]]

/**
 * One round trip: the lines are written before it is known whether their products are the user's. Where one is not, the
 * database refuses them all, and the answer names which.
 */
async function insertWithLines(
  tx: GrowingTx,
  facts: Facts,
  sent: readonly IngredientInput[],
): Promise<InsertedWithLines> {
  const id = randomUUID()
  const [sources, made, written, lines] = await Promise.allSettled([
    findKnownSources(tx, sent),
    insertFacts(tx, id, facts),
    writeNewLines(tx, id, sent),
    findLines(tx, id),
  ])
  const inserted = valueOf(made)
  refuseUnknown(sent, new Set(), valueOf(sources))
  valueOf(written)
  return [inserted, valueOf(lines)]
}

function valueOf<Value>(outcome: PromiseSettledResult<Value>): Value {
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** The lines come once it is known whether a preparation makes a cycle, the starter's once the sheet is there. */
async function insertBeforeLines(
  tx: GrowingTx,
  { ingredients: sent, ...facts }: TechSheetInput,
  log: Log,
): Promise<InsertedWithLines> {
  const [sources, made] = await Promise.all([
    findKnownSources(tx, sent),
    insertFacts(tx, randomUUID(), facts),
  ])
  await (sent ? writeLines(tx, made.id, { sent, stored: [], sources }) : addStarterLine(tx, made.id, log))
  return [made, await findLines(tx, made.id)]
}

/** A sheet without its lines, beside the account's wastage method. */
type Inserted = SheetColumns & { wastageMethod: WastageMethod }

/** A rate that is omitted is the account's usual one. */
const VALUES = SHEET_FACT_NAMES.map((fact, index) => {
  const sent = `$${index + 3}`
  return fact === 'tvaRate'
    ? `coalesce(${sent}, (SELECT default_tva_rate FROM account_settings WHERE user_id = $1), ${DEFAULT_VAT_RATE})`
    : sent
})

const INSERT = `
  INSERT INTO tech_sheets (user_id, id, ${columnList(techSheets, SHEET_FACT_NAMES)})
  SELECT $1, $2::uuid, ${VALUES.join(', ')}
  RETURNING ${selectColumns(techSheets, 'tech_sheets', ...SHEET_COLUMNS)},
    (SELECT wastage_method FROM account_settings WHERE user_id = $1) AS "wastageMethod"`

async function insertFacts({ client, houseId }: GrowingTx, id: string, facts: Facts): Promise<Inserted> {
  const blanks: Partial<Facts> = blanksOf(SHEET_FACTS)
  const { rows } = await withFreeTitle(
    client.query<Inserted>({
      name: 'insert-sheet',
      text: INSERT,
      values: [houseId, id, ...SHEET_FACT_NAMES.map((fact) => facts[fact] ?? blanks[fact])],
    }),
  )
  return orNotFound(rows[0])
}

/** The facts of a sheet that affect the cost of sheets that use it. */
const MEASURES = keysOf(factsWith(SHEET_FACTS, { measures: true }))

/**
 * Saves a sheet that was read at `version`; nothing is written when it has been saved since.
 * @throws NOT_FOUND, VERSION_CONFLICT with the stored sheet, TITLE_TAKEN, PRICE_REQUIRED, VALIDATION,
 * PREPARATION_CYCLE
 */
export async function changeSheet(tx: GrowingTx, change: TechSheetChange): Promise<TechSheet> {
  const { id, version, ingredients: sent, ...facts } = change
  const [, stored, sources, updated] = await Promise.all([
    facts.title === undefined ? lockCosts(tx) : namesChange(tx),
    sent ? findStoredLines(tx, id) : [],
    findKnownSources(tx, sent),
    updateFacts(tx, id, version, facts),
  ])
  if (!updated) await refuseOutdated(tx, id)
  if (sent) await writeCostedLines(tx, id, { sent, stored, sources })
  else if (MEASURES.some((fact) => fact in facts)) await recostSheets(tx, [id])
  await publicationFollows(tx, id, facts)
  return getSheet(tx, id)
}

async function writeCostedLines(tx: GrowingTx, id: string, lines: Parameters<typeof writeLines>[2]) {
  const writing = writeLines(tx, id, lines)
  // The lines are sent before the recost reads them; lines with preparations only once a cycle is ruled out: wait for that.
  if (lines.sent.some((line) => line.subSheetId)) await writing
  await Promise.all([writing, recostSheets(tx, [id])])
}

async function updateFacts(
  { db, houseId }: MemberTx,
  id: string,
  version: number,
  facts: Partial<Facts>,
): Promise<boolean> {
  const { rowCount } = await withFreeTitle(
    db
      .update(techSheets)
      .set({
        ...facts,
        version: sql`${techSheets.version} + 1`,
        updatedAt: sql`now()`,
        personId: sql`acting_person()`,
      })
      .where(and(eq(techSheets.userId, houseId), eq(techSheets.id, id), eq(techSheets.version, version)))
      .execute(),
  )
  return rowCount === 1
}

/** @throws NOT_FOUND, VERSION_CONFLICT with the stored sheet */
export async function refuseOutdated(tx: MemberTx, id: string): Promise<never> {
  const current = await getSheet(tx, id)
  throw outdated('sheet', current)
}

type Binned = { id: string; deletedItemId: string }

/** Deletes a sheet, which is in the bin then. The lines that used it stay, with its name as a note. @throws NOT_FOUND */
export async function deleteSheet(tx: MemberTx, id: string): Promise<Binned> {
  const { client, houseId } = tx
  await namesChange(tx)
  await holdDishes(tx, 'fiche_id', [id])
  const deletedItemId = orNotFound(await moveToBin(tx, 'sheet', [id]))
  const parents = await nameOnLines(tx, 'sub_sheet_id', [id])
  await leaveEmpty(tx, 'tech_sheets', [[id]])
  await client.query('DELETE FROM tech_sheets WHERE user_id = $1 AND id = $2', [houseId, id])
  await recostSheets(tx, parents)
  return { id, deletedItemId }
}
