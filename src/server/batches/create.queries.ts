import { randomUUID } from 'node:crypto'
import type { Batch, BatchInput } from '#contract/batch-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import { allergenState, type DeclaredAllergens } from '#domain/allergens/allergen-state.ts'
import { lotDay, lotNumber } from '#domain/batches/lot-number.ts'
import { countsFor } from '#domain/batches/use-by.ts'
import { lineCost, type CostedProduct } from '#domain/costing/line-cost.ts'
import type { StoredPreparation } from '#domain/costing/sheet-tree.ts'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { refuseDone, writeMark } from '../services/mark.queries.ts'
import { invalidFields } from '../translate-error.ts'
import { getBatch } from './find.queries.ts'

/** By how much a clock that says when something was made may be fast. */
const FAST_MS = 10 * 60_000

type Measured = Pick<BatchInput, 'quantity' | 'unit'>
/** What a batch keeps of its sheet or product. */
type Source = Pick<Batch, 'name' | 'storage' | 'allergens' | 'traces' | 'undeclaredLines'> & {
  sheetVersion: number | null
  of: Costed
}
type Costed = { product: CostedProduct | null; preparation?: StoredPreparation }
type SheetRow = StoredPreparation & { title: string; storage: string; version: number; lines: number }
type ProductRow = CostedProduct & DeclaredAllergens & { name: string }

const SHEET = `
  SELECT ${selectColumns(techSheets, 's', 'title', 'storage', 'version', 'coutMatiere', 'uncostedLines', 'portions')},
    ${selectColumns(techSheets, 's', 'yieldQuantity', 'yieldUnit', 'allergens', 'traces', 'undeclaredLines')},
    (SELECT count(*) FROM tech_sheet_ingredients l WHERE l.user_id = $1 AND l.tech_sheet_id = s.id) AS lines
  FROM tech_sheets s WHERE s.user_id = $1 AND s.id = $2`

const PRODUCT = `
  SELECT ${selectColumns(userProducts, 'p', 'name', 'unit', 'priceHt', 'densityKgPerL', 'contentQuantity')},
    ${selectColumns(userProducts, 'p', 'contentUnit', 'allergens', 'traces', 'allergenFree')}
  FROM user_products p WHERE p.user_id = $1 AND p.id = $2`

/** Lots of a day are numbered over all hands: the second part is anybody's initials. */
const LAST_OF_DAY = `
  SELECT coalesce(max(split_part(lot, '-', 3)::int), 0) AS number FROM batches
  WHERE user_id = $1 AND lot LIKE $2 || '-%'`

const insert = (column = '', value = '') => `
  INSERT INTO batches (user_id, id, tech_sheet_id, user_product_id, sheet_version, kind, name, made_at, use_by, quantity,
    unit, lot, allergens, traces, undeclared_lines, storage, labels${column})
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17${value})`
const INSERT = insert()
const INSERT_COSTED = insert(', cost_ht', ', $18')

type New = { id: string; now: Date }

/**
 * Stores what was made, opened, thawed or vacuum-packed, with what its sheet or product says at this moment. The lock of
 * costs, which everything that grows holds, lets no other batch take its number.
 * @throws VALIDATION for a use-by that is not after the making and to come, and for what is not there; DONE_ALREADY where it
 * ticks its sheet for a day, and another one has
 */
export async function createBatch(
  tx: GrowingTx,
  input: BatchInput,
  { id = randomUUID(), now = new Date() }: Partial<New> = {},
): Promise<Batch> {
  const { madeAt = now.toISOString(), useBy, techSheetId, forDay, initials } = input
  if (techSheetId !== undefined && forDay !== undefined) await refuseDone(tx, { day: forDay, techSheetId })
  await storeBatch(tx, input, { id, now, costed: true })
  if (techSheetId !== undefined && forDay !== undefined && countsFor(forDay, { madeAt, useBy }))
    await writeMark(tx, { day: forDay, techSheetId, done: { by: initials, batchId: id } }, now)
  return getBatch(tx, id)
}

/**
 * The same without its tick.
 * @param batch `costed` is false where the kitchen stores it, which knows no cost
 * @returns its lot
 */
export async function storeBatch(
  tx: GrowingTx,
  input: BatchInput,
  { id, now, costed }: New & { costed: boolean },
): Promise<string> {
  const { client, houseId } = tx
  const { madeAt = now.toISOString(), useBy, techSheetId, userProductId } = input
  refuseTimes({ madeAt, useBy }, now)
  const source = techSheetId ? await readSheet(tx, techSheetId) : await readProduct(tx, userProductId ?? '')
  const { rows: last } = await client.query<{ number: number }>(LAST_OF_DAY, [houseId, lotDay(madeAt)])
  const lot = lotNumber(madeAt, input.initials, (last[0]?.number ?? 0) + 1)
  await client.query(costed ? INSERT_COSTED : INSERT, [
    houseId,
    id,
    techSheetId ?? null,
    userProductId ?? null,
    source.sheetVersion,
    input.kind,
    source.name,
    madeAt,
    useBy,
    input.quantity,
    input.unit,
    lot,
    source.allergens,
    source.traces,
    source.undeclaredLines,
    source.storage,
    input.labels,
    ...(costed ? [costOf(input, source.of)] : []),
  ])
  return lot
}

const UNCOSTED = `
  SELECT tech_sheet_id AS "techSheetId", quantity, unit FROM batches
  WHERE user_id = $1 AND id = $2 AND version = $3 AND cost_ht IS NULL`

const COST = 'UPDATE batches SET cost_ht = $4 WHERE user_id = $1 AND id = $2 AND version = $3'

/** As the house: what a batch of a sheet has cost that the kitchen has made. One that was changed since stays as it is. */
export async function costMade(tx: MemberTx, { id, version }: Pick<Batch, 'id' | 'version'>): Promise<void> {
  const { client, houseId } = tx
  const { rows } = await client.query<Measured & { techSheetId: string | null }>(UNCOSTED, [
    houseId,
    id,
    version,
  ])
  const techSheetId = rows[0]?.techSheetId
  if (rows[0] === undefined || techSheetId == null) return
  const { of } = await readSheet(tx, techSheetId)
  await client.query(COST, [houseId, id, version, costOf(rows[0], of)])
}

function refuseTimes({ madeAt, useBy }: { madeAt: string; useBy: string }, now: Date): void {
  const [made, until] = [Date.parse(madeAt), Date.parse(useBy)]
  if (made > now.getTime() + FAST_MS) throw invalidFields([{ path: 'madeAt', rule: 'made-to-come' }])
  if (until <= made || until <= now.getTime())
    throw invalidFields([{ path: 'useBy', rule: 'use-by-too-early' }])
}

async function readSheet({ client, houseId }: MemberTx, id: string): Promise<Source> {
  const { rows } = await client.query<SheetRow>(SHEET, [houseId, id])
  const [sheet] = rows
  if (!sheet) throw invalidFields([{ path: 'techSheetId', rule: 'unknown-reference' }])
  const { title: name, storage, version: sheetVersion, allergens, traces } = sheet
  // Of a sheet without a line nothing is declared.
  const undeclaredLines = sheet.lines === 0 ? 1 : sheet.undeclaredLines
  return {
    name,
    storage,
    sheetVersion,
    allergens: [...allergens],
    traces: [...traces],
    undeclaredLines,
    of: { product: null, preparation: sheet },
  }
}

async function readProduct({ client, houseId }: MemberTx, id: string): Promise<Source> {
  const { rows } = await client.query<ProductRow>(PRODUCT, [houseId, id])
  const [product] = rows
  if (!product) throw invalidFields([{ path: 'userProductId', rule: 'unknown-reference' }])
  const { name, allergens, traces } = product
  const undeclaredLines = allergenState(product) === 'undeclared' ? 1 : 0
  return {
    name,
    storage: '',
    sheetVersion: null,
    allergens: [...allergens],
    traces: [...traces],
    undeclaredLines,
    of: { product },
  }
}

/** EUR of so much of it; null where a price, a yield or a conversion is missing: it is never guessed. */
function costOf({ quantity, unit }: Measured, of: Costed): number | null {
  if (unit === null) return null
  const cost = lineCost({ ...of, quantity, unit, wastagePercent: 0 }, DEFAULT_WASTAGE_METHOD)
  return cost.known ? cost.cost : null
}
