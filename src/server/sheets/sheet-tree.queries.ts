import { userProducts } from '#database/schema/user-products.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { selectColumns } from '#database/select-columns.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { StoredPreparation, TreeLine, TreeSheet } from '#domain/costing/sheet-tree.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'

type Product = NonNullable<TreeLine['product']>

/** A line that knows which product it takes. */
type StoredLine = TreeLine & { userProductId: string | null }

/** A sheet with what is stored of its cost. */
export type StoredSheet = Omit<TreeSheet, 'lines'> & StoredPreparation & { lines: readonly StoredLine[] }

/** Sheets to be computed, and what is stored of the preparations in them that are not. */
export interface Tree {
  sheets: Map<string, StoredSheet>
  preparations: Map<string, StoredPreparation>
  /** The account's; undefined when there is not one sheet. */
  method: WastageMethod | undefined
}

export interface Question {
  /** Under this name a connection prepares it once. */
  name: string
  /** A condition on `s`, in which `$1` is the user's id and `$2` are `ids`. */
  which: string
  ids?: readonly string[]
}

/** A sheet without its lines, and the account's wastage method. */
export type SheetRow = StoredPreparation & { id: string; method: WastageMethod }
type LineRow = Omit<StoredLine, 'product'> & { sheetId: string }
type ProductRow = Product & { id: string }
type Edge = { sheetId: string; subSheetId: string }

const STORED = selectColumns(
  techSheets,
  's',
  'id',
  'coutMatiere',
  'uncostedLines',
  'portions',
  'yieldQuantity',
  'yieldUnit',
  'allergens',
  'traces',
  'undeclaredLines',
)

const LINES = `
  SELECT l.tech_sheet_id AS "sheetId",
    ${selectColumns(techSheetIngredients, 'l', 'userProductId', 'subSheetId', 'costing', 'forfait')},
    ${selectColumns(techSheetIngredients, 'l', 'quantity', 'unit', 'wastagePercent')}
  FROM tech_sheet_ingredients l WHERE l.user_id = $1 AND l.tech_sheet_id = ANY ($2::uuid[])
  ORDER BY l.tech_sheet_id, l.position, l.id`

const PRODUCTS = `
  SELECT ${selectColumns(userProducts, 'p', 'id', 'unit', 'priceHt', 'densityKgPerL', 'contentQuantity')},
    ${selectColumns(userProducts, 'p', 'contentUnit', 'allergens', 'traces', 'allergenFree')}
  FROM user_products p WHERE p.user_id = $1 AND p.id = ANY (ARRAY(
    SELECT DISTINCT l.user_product_id FROM tech_sheet_ingredients l
    WHERE l.user_id = $1 AND l.tech_sheet_id = ANY ($2::uuid[])
  ))`

const EDGES = `
  SELECT l.tech_sheet_id AS "sheetId", l.sub_sheet_id AS "subSheetId"
  FROM tech_sheet_ingredients l WHERE l.user_id = $1 AND l.sub_sheet_id = ANY ($2::uuid[])`

const PREPARATIONS = `SELECT ${STORED} FROM tech_sheets s WHERE s.user_id = $1 AND s.id = ANY ($2::uuid[])`

/** Reads the requested sheets and all sheets that use them, with their lines in order. */
export async function readTree(tx: MemberTx, question: Question): Promise<Tree> {
  return readLinesOf(tx, await findTouched(tx, question))
}

/**
 * Reads the lines of sheets, in order, with what they take.
 *
 * Table by table, put together here: a join of four is quick only while the database knows how large they are, and
 * right after thousands of rows were written it does not; then it would take minutes.
 */
export async function readLinesOf(tx: MemberTx, found: readonly SheetRow[]): Promise<Tree> {
  const { houseId } = tx
  if (found.length === 0) return { sheets: new Map(), preparations: new Map(), method: undefined }
  const ids = found.map(({ id }) => id)
  const [{ rows: lines }, { rows: products }] = await Promise.all([
    read<LineRow>(tx, 'tree-lines', LINES, [houseId, ids]),
    read<ProductRow>(tx, 'tree-products', PRODUCTS, [houseId, ids]),
  ])
  const touched = new Set(ids)
  const others = distinct(lines.map(({ subSheetId }) => subSheetId)).filter((id) => !touched.has(id))
  const stored =
    others.length === 0
      ? []
      : (await read<SheetRow>(tx, 'tree-preparations', PREPARATIONS, [houseId, others])).rows
  return {
    sheets: withLines(found, lines, new Map(products.map((product) => [product.id, product]))),
    preparations: new Map(stored.map((sheet) => [sheet.id, sheet])),
    method: found[0]?.method,
  }
}

/** Which of these sheets is in which other: only the ids, as there may be tens of thousands. */
export async function readEdges({ client, houseId }: MemberTx, ids: readonly string[]): Promise<Edge[]> {
  const { rows } = await client.query<Edge>({ name: 'tree-edges', text: EDGES, values: [houseId, ids] })
  return rows
}

/** The requested sheets and all sheets that use them. */
export async function findTouched(tx: MemberTx, { name, which, ids }: Question): Promise<SheetRow[]> {
  const text = `
    WITH RECURSIVE touched AS (
      SELECT s.id FROM tech_sheets s WHERE s.user_id = $1 AND ${which}
      UNION
      SELECT l.tech_sheet_id FROM touched
      JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.sub_sheet_id = touched.id
    )
    SELECT ${STORED}, (SELECT wastage_method FROM account_settings WHERE user_id = $1) AS method
    FROM tech_sheets s WHERE s.user_id = $1 AND s.id IN (SELECT id FROM touched)`
  const { rows } = await read<SheetRow>(tx, name, text, ids ? [tx.houseId, ids] : [tx.houseId])
  return rows
}

function read<Row extends object>({ client }: MemberTx, name: string, text: string, values: unknown[]) {
  return client.query<Row>({ name, text, values })
}

function withLines(
  found: readonly SheetRow[],
  rows: readonly LineRow[],
  products: ReadonlyMap<string, Product>,
): Map<string, StoredSheet> {
  const linesOf = new Map<string, StoredLine[]>(found.map(({ id }) => [id, []]))
  for (const { sheetId, userProductId, ...line } of rows) {
    const product = userProductId === null ? null : (products.get(userProductId) ?? null)
    linesOf.get(sheetId)?.push({ ...line, userProductId, product })
  }
  return new Map(found.map((sheet) => [sheet.id, { ...sheet, lines: linesOf.get(sheet.id) ?? [] }]))
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids)].filter((id) => id !== null)
}
