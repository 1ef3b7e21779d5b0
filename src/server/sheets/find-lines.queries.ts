import { selectColumns } from '#database/select-columns.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { LINE_FACT_NAMES } from '#contract/facts/sheet-line.ts'
import {
  type Ingredient,
  lineFigures,
  type LinePreparation,
  lineProduct,
  type LineProduct,
} from '#contract/sheet-lines.ts'
import type { MemberTx } from '#database/as-member.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { LINE_PRODUCT_FACTS, type SupplierColumns, supplierOf } from '../products/product-row.ts'
import { PREPARATION_JSON } from './preparation-json.ts'

type Figures = ReturnType<typeof lineFigures>
type LineFacts = Omit<Ingredient, 'product' | 'preparation' | keyof Figures>

/** A line as SQL gives it, beside its product and that product's supplier, or its preparation. */
type LineRow = LineFacts &
  Pick<LineProduct, (typeof LINE_PRODUCT_FACTS)[number]> &
  SupplierColumns & {
    method: WastageMethod
    portions: number
    productUnit: LineProduct['unit']
    preparation: LinePreparation | null
  }

const LINES = `
  SELECT ${selectColumns(techSheetIngredients, 'l', 'id', ...LINE_FACT_NAMES, 'position', 'createdAt')},
    ${selectColumns(userProducts, 'p', 'supplierId', ...LINE_PRODUCT_FACTS)}, p.unit AS "productUnit",
    c.name AS "supplierName", a.wastage_method AS method, s.portions,
    ${PREPARATION_JSON} AS preparation
  FROM tech_sheet_ingredients l
  JOIN account_settings a ON a.user_id = l.user_id
  JOIN tech_sheets s ON s.user_id = l.user_id AND s.id = l.tech_sheet_id
  LEFT JOIN user_products p ON p.user_id = l.user_id AND p.id = l.user_product_id
  LEFT JOIN supplier_contacts c ON c.user_id = p.user_id AND c.id = p.supplier_id
  LEFT JOIN tech_sheets sub ON sub.user_id = l.user_id AND sub.id = l.sub_sheet_id
  WHERE l.user_id = $1 AND l.tech_sheet_id = $2
  ORDER BY l.position, l.id`

/** The lines of a sheet in their order, with what each costs by the account's wastage method. */
export async function findLines({ client, houseId }: MemberTx, sheetId: string): Promise<Ingredient[]> {
  const { rows } = await client.query<LineRow>({
    name: 'find-lines',
    text: LINES,
    values: [houseId, sheetId],
  })
  const [first] = rows
  if (first === undefined) return []
  const lines = rows.map(toLine)
  const { lines: costs } = sheetCost(lines, first.portions, first.method)
  return lines.map((line, index) => ({ ...line, ...lineFigures(costs[index]) }))
}

function toLine(row: LineRow): Omit<Ingredient, keyof Figures> {
  const { id, userProductId, subSheetId, position, note, createdAt } = row
  const { costing, forfait, quantity, unit, wastagePercent, preparation } = row
  return {
    id,
    userProductId,
    subSheetId,
    costing,
    quantity,
    unit,
    forfait,
    wastagePercent,
    position,
    note,
    product: userProductId === null ? null : productOf(row, userProductId),
    preparation,
    createdAt,
  }
}

const LINE_PRODUCT_FIELDS = lineProduct.keyof().options

function productOf(row: LineRow, id: string): LineProduct {
  const product: LineProduct = { ...row, id, unit: row.productUnit, supplier: supplierOf(row) }
  return Object.fromEntries(LINE_PRODUCT_FIELDS.map((field) => [field, product[field]])) as LineProduct
}
