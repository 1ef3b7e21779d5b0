import type { Ingredient } from '#contract/sheet-lines.ts'
import type { MemberTx } from '#database/as-member.ts'
import {
  type ComputedSheet,
  computeSheets,
  preparationsFirst,
  type StoredPreparation,
  type TreeSheet,
} from '#domain/costing/sheet-tree.ts'
import { DEFAULT_WASTAGE_METHOD, type WastageMethod } from '#domain/costing/wastage-method.ts'
import { lockCosts } from './cost-lock.ts'
import { findTouched, readEdges, readLinesOf, type SheetRow, type Tree } from './sheet-tree.queries.ts'

/** Sheets that are read, computed and written at once: other requests are served between two portions, and memory holds one. */
const PORTION = 250

/**
 * Recomputes what these sheets cost and which allergens they bring, from their lines, products and the account's
 * wastage method, then the sheets that use them, to the top; and writes what changed. Call it in the transaction
 * that changed one of those; the change then has a right cost whatever runs concurrently (see `lockCosts`).
 * `cout_matiere` is written nowhere else. A recost is no edit: it leaves `version` and `updated_at` alone.
 */
export async function recostSheets(tx: MemberTx, sheetIds: readonly string[]): Promise<void> {
  if (sheetIds.length > 0)
    await recostFound(tx, await find(tx, sheetIds.length === 1 ? 'one' : 'some', sheetIds))
}

/** Recosts every sheet that uses these products: after a change of price, unit, density, content or allergens. */
export async function recostSheetsOfProducts(tx: MemberTx, productIds: readonly string[]): Promise<void> {
  await recostFound(tx, await findSheetsOfProducts(tx, productIds))
}

/** Recosts every sheet of the account: after a change of its wastage method. */
export async function recostAll(tx: MemberTx): Promise<void> {
  await recostFound(tx, await find(tx, 'all'))
}

/** The sheets that use these products, to the top, for `recostFound` in the same transaction: it is sent beside other statements. */
export function findSheetsOfProducts(tx: MemberTx, productIds: readonly string[]): Promise<SheetRow[]> {
  return find(tx, productIds.length === 1 ? 'of-product' : 'of-products', productIds)
}

export const SHEETS_OF_PRODUCTS =
  'SELECT tech_sheet_id FROM tech_sheet_ingredients WHERE user_id = $1 AND user_product_id = ANY ($2::uuid[])'

/**
 * The user's sheets to recost. PostgreSQL keeps the plan of a statement about one id, and makes that of one about several
 * each time, as it cannot know how many they will be.
 */
const WHICH = {
  one: 's.id = ($2::uuid[])[1]',
  some: 's.id = ANY ($2::uuid[])',
  'of-product': `s.id IN (SELECT tech_sheet_id FROM tech_sheet_ingredients WHERE user_id = $1 AND user_product_id = ($2::uuid[])[1])`,
  'of-products': `s.id IN (${SHEETS_OF_PRODUCTS})`,
  all: 'true',
}

/** Sent with the lock and run after it: what is found is read under the lock. */
async function find(tx: MemberTx, which: keyof typeof WHICH, ids?: readonly string[]): Promise<SheetRow[]> {
  const [, found] = await Promise.all([
    lockCosts(tx),
    findTouched(tx, { name: `recost-${which}`, which: WHICH[which], ids }),
  ])
  return found
}

/** Recosts sheets, with all that use them, as they were found in this transaction. */
export async function recostFound(tx: MemberTx, found: readonly SheetRow[]): Promise<void> {
  let written: Promise<void> = Promise.resolve()
  for (const portion of await inPortions(tx, found)) {
    // Sent behind the write of the portion before, whose costs it reads.
    const [, tree] = await Promise.all([written, readLinesOf(tx, portion)])
    written = write(tx, newsOf(tree))
  }
  await written
}

/** Preparations in the portion of the sheets that use them, or in one before. */
async function inPortions(tx: MemberTx, found: readonly SheetRow[]): Promise<SheetRow[][]> {
  if (found.length <= PORTION) return found.length === 0 ? [] : [[...found]]
  const parts = new Map(
    found.map((row) => [row.id, { id: row.id, row, lines: [] as { subSheetId: string }[] }]),
  )
  for (const { sheetId, subSheetId } of await readEdges(tx, [...parts.keys()]))
    parts.get(sheetId)?.lines.push({ subSheetId })
  const ordered = preparationsFirst(parts).map(({ row }) => row)
  const portions: SheetRow[][] = []
  for (let from = 0; from < ordered.length; from += PORTION)
    portions.push(ordered.slice(from, from + PORTION))
  return portions
}

type Stored = Pick<
  StoredPreparation,
  'coutMatiere' | 'uncostedLines' | 'undeclaredLines' | 'allergens' | 'traces'
>

/** What is stored of a sheet that has not been costed yet. */
const UNCOSTED: Stored = { coutMatiere: 0, uncostedLines: 0, undeclaredLines: 0, allergens: [], traces: [] }

/**
 * Costs a sheet that was made in this transaction, and so is in no other, by its lines as they were read back. What it writes
 * is sent in the tick of the call.
 */
export async function costNewSheet(
  tx: MemberTx,
  sheet: Omit<TreeSheet, 'lines'>,
  lines: readonly Ingredient[],
  method: WastageMethod,
): Promise<Stored> {
  const preparations = lines.flatMap(({ preparation }) => preparation ?? [])
  const made = { ...sheet, lines: lines.map(({ preparation: _preparation, ...line }) => line) }
  const stored = new Map(preparations.map((preparation) => [preparation.id, preparation]))
  const [computed] = computeSheets(new Map([[sheet.id, made]]), stored, method)
  if (computed === undefined || !isNews(computed[1], UNCOSTED)) return UNCOSTED
  await write(tx, [computed])
  const { costTotal: coutMatiere, uncostedLines, undeclaredLines, allergens, traces } = computed[1]
  return { coutMatiere, uncostedLines, undeclaredLines, allergens, traces }
}

type News = [id: string, computed: ComputedSheet]

function newsOf({ sheets, preparations, method = DEFAULT_WASTAGE_METHOD }: Tree): News[] {
  return [...computeSheets(sheets, preparations, method)].filter(([id, computed]) =>
    isNews(computed, sheets.get(id)),
  )
}

async function write({ client, houseId }: MemberTx, changed: readonly News[]): Promise<void> {
  const [first, ...others] = changed.map(([id, news]) => [
    id,
    news.costTotal,
    news.uncostedLines,
    news.allergens.join(),
    news.traces.join(),
    news.undeclaredLines,
  ])
  if (first === undefined) return
  if (others.length === 0)
    await client.query({ name: 'write-cost', text: WRITE_ONE, values: [houseId, ...first] })
  else {
    const columns = first.map((_, place) => [first, ...others].map((values) => values[place]))
    await client.query({ name: 'write-costs', text: WRITE, values: [houseId, ...columns] })
  }
}

function isNews(computed: ComputedSheet, stored: Stored | undefined): boolean {
  return (
    computed.costTotal !== stored?.coutMatiere ||
    computed.uncostedLines !== stored.uncostedLines ||
    computed.undeclaredLines !== stored.undeclaredLines ||
    computed.allergens.join() !== stored.allergens.join() ||
    computed.traces.join() !== stored.traces.join()
  )
}

/** As for `WHICH`: this plan is kept. */
const WRITE_ONE = `
  UPDATE tech_sheets SET cout_matiere = $3, uncosted_lines = $4, allergens = string_to_array($5, ','),
    traces = string_to_array($6, ','), undeclared_lines = $7
  WHERE user_id = $1 AND id = $2`

/** An array of arrays would have to be square: allergens travel as one text a sheet. */
const WRITE = `
  UPDATE tech_sheets s SET cout_matiere = new.cost_total, uncosted_lines = new.uncosted_lines,
    allergens = string_to_array(new.allergens, ','), traces = string_to_array(new.traces, ','),
    undeclared_lines = new.undeclared_lines
  FROM unnest($2::uuid[], $3::numeric[], $4::int[], $5::text[], $6::text[], $7::int[])
    AS new (id, cost_total, uncosted_lines, allergens, traces, undeclared_lines)
  WHERE s.user_id = $1 AND s.id = new.id`
