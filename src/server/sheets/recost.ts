import type { Acting } from '#database/as-member.ts'
import { type CostLine, type CostedProduct } from '#domain/costing/line-cost.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import { DEFAULT_WASTAGE_METHOD, type WastageMethod } from '#domain/costing/wastage-method.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { lockCosts } from './cost-lock.ts'

type Tx = Pick<Acting, 'client'>

/** A line of a sheet beside its sheet's stored cost; a sheet without lines gives one row without a line. */
type Row = Omit<CostedProduct, 'unit'> & {
  sheetId: string
  coutMatiere: number
  uncostedLines: number
  method: WastageMethod
  quantity: number | null
  unit: Unit
  wastagePercent: number
  productUnit: Unit | null
}

type StoredSheet = { id: string; coutMatiere: number; uncostedLines: number; lines: CostLine[] }

/**
 * Recomputes the stored cost of these sheets from their lines, products and the account's wastage method, and
 * writes what changed. Call it in the transaction that changed one of those; the change then has a cost that is
 * right whatever runs beside it, as `lockCosts` tells. `cout_matiere` is written nowhere else. A recost is no edit:
 * it leaves `version` and `updated_at` alone.
 */
export async function recostSheets(tx: Tx, userId: string, sheetIds: readonly string[]): Promise<void> {
  if (sheetIds.length > 0) await recost(tx, 'some', [userId, sheetIds])
}

/** Recosts every sheet that a product stands in: after a change of its price, unit, density or content. */
export async function recostSheetsOfProduct(tx: Tx, userId: string, productId: string): Promise<void> {
  await recost(tx, 'of-product', [userId, productId])
}

/** Recosts every sheet of the account: after a change of its wastage method. */
export async function recostAll(tx: Tx, userId: string): Promise<void> {
  await recost(tx, 'all', [userId])
}

/** The sheets that a product stands in. Ask before deleting it: its lines forget it, and need a recost. */
export async function sheetsOfProduct(tx: Tx, userId: string, productId: string): Promise<string[]> {
  const { rows } = await tx.client.query<{ id: string }>(
    `SELECT DISTINCT tech_sheet_id AS id FROM (${SHEETS_OF_PRODUCT}) AS used`,
    [userId, productId],
  )
  return rows.map((row) => row.id)
}

const SHEETS_OF_PRODUCT =
  'SELECT tech_sheet_id FROM tech_sheet_ingredients WHERE user_id = $1 AND user_product_id = $2'

/** Which of the user's sheets are recosted. */
const WHICH = {
  some: 's.id = ANY ($2::uuid[])',
  'of-product': `s.id IN (${SHEETS_OF_PRODUCT})`,
  all: 'true',
}

async function recost(
  tx: Tx,
  which: keyof typeof WHICH,
  values: [userId: string, ...unknown[]],
): Promise<void> {
  const [userId] = values
  // Both travel together, and run one after the other: what is read is read under the lock.
  const [, { rows }] = await Promise.all([
    lockCosts(tx, userId),
    tx.client.query<Row>({ name: `recost-${which}`, text: readLines(WHICH[which]), values }),
  ])
  const method = rows[0]?.method ?? DEFAULT_WASTAGE_METHOD
  const changed = bySheet(rows)
    .map((stored) => ({ stored, cost: sheetCost(stored.lines, method) }))
    .filter(
      ({ stored, cost }) =>
        cost.costTotal !== stored.coutMatiere || cost.uncostedLines !== stored.uncostedLines,
    )
  if (changed.length === 0) return
  await tx.client.query({
    name: 'write-costs',
    text: WRITE,
    values: [
      userId,
      changed.map(({ stored }) => stored.id),
      changed.map(({ cost }) => cost.costTotal),
      changed.map(({ cost }) => cost.uncostedLines),
    ],
  })
}

const WRITE = `
  UPDATE tech_sheets s SET cout_matiere = new.cost_total, uncosted_lines = new.uncosted_lines
  FROM unnest($2::uuid[], $3::numeric[], $4::int[]) AS new (id, cost_total, uncosted_lines)
  WHERE s.user_id = $1 AND s.id = new.id`

/** Lines in the order of the sheet, as the editor sums them up. */
function readLines(which: string): string {
  return `
    SELECT s.id AS "sheetId", s.cout_matiere AS "coutMatiere", s.uncosted_lines AS "uncostedLines",
      a.wastage_method AS method,
      l.quantity, l.unit, l.wastage_percent AS "wastagePercent",
      p.unit AS "productUnit", p.price_ht AS "priceHt", p.density_kg_per_l AS "densityKgPerL",
      p.content_quantity AS "contentQuantity", p.content_unit AS "contentUnit"
    FROM tech_sheets s
    LEFT JOIN account_settings a ON a.user_id = s.user_id
    LEFT JOIN tech_sheet_ingredients l ON l.user_id = s.user_id AND l.tech_sheet_id = s.id
    LEFT JOIN user_products p ON p.user_id = l.user_id AND p.id = l.user_product_id
    WHERE s.user_id = $1 AND ${which}
    ORDER BY s.id, l.position, l.id`
}

function bySheet(rows: Row[]): StoredSheet[] {
  const sheets: StoredSheet[] = []
  for (const row of rows) {
    let sheet = sheets.at(-1)
    if (sheet?.id !== row.sheetId) {
      const { sheetId: id, coutMatiere, uncostedLines } = row
      sheet = { id, coutMatiere, uncostedLines, lines: [] }
      sheets.push(sheet)
    }
    if (row.quantity !== null) sheet.lines.push(toLine(row))
  }
  return sheets
}

function toLine({ quantity, unit, wastagePercent, productUnit, ...facts }: Row): CostLine {
  const { priceHt, densityKgPerL, contentQuantity, contentUnit } = facts
  const product =
    productUnit === null ? null : { unit: productUnit, priceHt, densityKgPerL, contentQuantity, contentUnit }
  return { product, quantity, unit, wastagePercent }
}
