import type { LinePreparation } from '#contract/sheet-lines.ts'
import type { Acting } from '#database/as-member.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import type { CostedProduct } from '#domain/costing/line-cost.ts'
import type { StoredPreparation, TreeLine, TreeSheet } from '#domain/costing/sheet-tree.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { LineUnit, Unit } from '#domain/quantity/unit.ts'
import { PREPARATION_JSON } from './preparation-json.ts'

/** A line that knows which product it takes. */
export type StoredLine = TreeLine & { userProductId: string | null }

/** A sheet with what is stored of its cost. */
export type StoredSheet = Omit<TreeSheet, 'lines'> & StoredPreparation & { lines: readonly StoredLine[] }

/** Sheets to be reckoned, and what is stored of the preparations in them that are not. */
export interface Tree {
  sheets: Map<string, StoredSheet>
  preparations: Map<string, StoredPreparation>
  /** The account's; undefined when there is not one sheet. */
  method: WastageMethod | undefined
}

/** A line of a sheet beside its sheet; a sheet without lines gives one row without a line. */
type Row = StoredPreparation &
  Omit<CostedProduct, 'unit'> & {
    sheetId: string
    method: WastageMethod
    quantity: number | null
    unit: LineUnit
    wastagePercent: number
    preparation: LinePreparation | null
    userProductId: string | null
    productUnit: Unit | null
    productAllergens: Allergen[]
    allergenFree: boolean
  }

/** Reads the sheets that a condition on `s` names and all those they stand in, with their lines in their order. */
export async function readTree(
  { client }: Pick<Acting, 'client'>,
  question: { name: string; which: string; values: [userId: string, ...unknown[]] },
): Promise<Tree> {
  const { name, which, values } = question
  const { rows } = await client.query<Row>({ name, text: statement(which), values })
  const tree: Tree = { sheets: new Map(), preparations: new Map(), method: rows[0]?.method }
  let lines: StoredLine[] = []
  for (const row of rows) {
    const { sheetId, preparation } = row
    if (!tree.sheets.has(sheetId)) {
      lines = []
      tree.sheets.set(sheetId, toSheet(row, lines))
    }
    if (row.quantity !== null) lines.push(toLine(row))
    if (preparation !== null) tree.preparations.set(preparation.id, preparation)
  }
  return tree
}

function statement(which: string): string {
  return `
    WITH RECURSIVE touched AS (
      SELECT s.id FROM tech_sheets s WHERE s.user_id = $1 AND ${which}
      UNION
      SELECT l.tech_sheet_id FROM touched
      JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.sub_sheet_id = touched.id
    )
    SELECT s.id AS "sheetId", s.cout_matiere AS "coutMatiere", s.uncosted_lines AS "uncostedLines", s.portions,
      s.yield_quantity AS "yieldQuantity", s.yield_unit AS "yieldUnit", s.allergens,
      s.undeclared_lines AS "undeclaredLines", a.wastage_method AS method,
      l.quantity, l.unit, l.wastage_percent AS "wastagePercent",
      l.user_product_id AS "userProductId",
      p.unit AS "productUnit", p.price_ht AS "priceHt", p.density_kg_per_l AS "densityKgPerL",
      p.content_quantity AS "contentQuantity", p.content_unit AS "contentUnit",
      p.allergens AS "productAllergens", p.allergen_free AS "allergenFree", ${PREPARATION_JSON} AS preparation
    FROM touched
    JOIN tech_sheets s ON s.user_id = $1 AND s.id = touched.id
    LEFT JOIN account_settings a ON a.user_id = s.user_id
    LEFT JOIN tech_sheet_ingredients l ON l.user_id = s.user_id AND l.tech_sheet_id = s.id
    LEFT JOIN user_products p ON p.user_id = l.user_id AND p.id = l.user_product_id
    LEFT JOIN tech_sheets sub ON sub.user_id = l.user_id AND sub.id = l.sub_sheet_id
    ORDER BY s.id, l.position, l.id`
}

function toSheet(row: Row, lines: StoredLine[]): StoredSheet {
  const { sheetId: id, coutMatiere, uncostedLines, portions, yieldQuantity, yieldUnit } = row
  const { allergens, undeclaredLines } = row
  return {
    id,
    coutMatiere,
    uncostedLines,
    portions,
    yieldQuantity,
    yieldUnit,
    allergens,
    undeclaredLines,
    lines,
  }
}

function toLine(row: Row): StoredLine {
  const { userProductId, quantity, unit, wastagePercent, preparation } = row
  const subSheetId = preparation?.id ?? null
  return { userProductId, product: toProduct(row), quantity, unit, wastagePercent, subSheetId }
}

function toProduct(row: Row): TreeLine['product'] {
  const { productUnit: unit, priceHt, densityKgPerL, contentQuantity, contentUnit } = row
  const { productAllergens: allergens, allergenFree } = row
  if (unit === null) return null
  return { unit, priceHt, densityKgPerL, contentQuantity, contentUnit, allergens, allergenFree }
}
