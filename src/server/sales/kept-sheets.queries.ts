import { selectColumns } from '#database/select-columns.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { keptPeriod, type KeptSheet } from '#contract/sales-periods.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { CostedProduct, CostLine } from '#domain/costing/line-cost.ts'
import type { CostedPreparation } from '#domain/costing/preparation-cost.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import { DEFAULT_WASTAGE_METHOD, type WastageMethod } from '#domain/costing/wastage-method.ts'
import { sheetsUnder } from './kept-part.ts'
import { CARTE_IS_THERE } from './read-sales.queries.ts'

type SheetRow = CostedPreparation & { id: string; title: string; method: WastageMethod | null }
type LineRow = Omit<CostLine, 'product' | 'preparation'> & { sheetId: string; subSheetId: string | null } & {
  [Name in keyof CostedProduct as `product${Capitalize<Name>}`]: CostedProduct[Name]
} & { productId: string | null; name: string | null }

const SHEETS = `
  WITH RECURSIVE held AS (
    SELECT unnest($2::uuid[]) AS id
    UNION
    SELECT l.sub_sheet_id FROM held JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.tech_sheet_id = held.id
    WHERE l.sub_sheet_id IS NOT NULL
  )
  SELECT ${selectColumns(techSheets, 's', 'id', 'title', 'portions', 'coutMatiere', 'uncostedLines', 'yieldQuantity', 'yieldUnit')},
    (SELECT wastage_method FROM account_settings WHERE user_id = $1) AS method
  FROM tech_sheets s WHERE s.user_id = $1 AND s.id IN (SELECT id FROM held)`

const LINES = `
  SELECT l.tech_sheet_id AS "sheetId", p.id AS "productId", coalesce(p.name, l.note) AS name,
    ${selectColumns(techSheetIngredients, 'l', 'subSheetId', 'costing', 'forfait', 'quantity', 'unit', 'wastagePercent')},
    p.unit AS "productUnit", p.price_ht AS "productPriceHt", p.density_kg_per_l AS "productDensityKgPerL",
    p.content_quantity AS "productContentQuantity", p.content_unit AS "productContentUnit"
  FROM tech_sheet_ingredients l
  LEFT JOIN user_products p ON p.user_id = l.user_id AND p.id = l.user_product_id
  WHERE l.user_id = $1 AND l.tech_sheet_id = ANY ($2::uuid[])
  ORDER BY l.tech_sheet_id, l.position, l.id`

/** Sheets with the preparations in them as they are now: each line with its price and its cost. */
export async function keptSheets(
  { client, houseId }: MemberTx,
  sheetIds: readonly string[],
): Promise<KeptSheet[]> {
  if (sheetIds.length === 0) return []
  const { rows: sheets } = await client.query<SheetRow>(SHEETS, [houseId, sheetIds])
  const ids = sheets.map(({ id }) => id)
  const { rows: lines } = await client.query<LineRow>(LINES, [houseId, ids])
  const byId = new Map(sheets.map((sheet) => [sheet.id, sheet]))
  const linesOf = Map.groupBy(lines, ({ sheetId }) => sheetId)
  return sheets.map((sheet) => keptSheet(sheet, linesOf.get(sheet.id) ?? [], byId))
}

/**
 * A sheet as a period has it, then its preparations: a closed one as it was at the closing, an open one as it was when its
 * dish left the carte, and else as it is now. Undefined where the period has none of it.
 */
export async function readKeptSheet(
  tx: MemberTx,
  { id, periodId, ficheId }: { id: string; periodId: string; ficheId: string },
): Promise<KeptSheet[] | undefined> {
  const { rows } = await tx.client.query<{ isOpen: boolean; kept: unknown }>(
    `SELECT closed IS NULL AS "isOpen", coalesce(closed, departed) AS kept
     FROM sales_periods WHERE user_id = $1 AND ${CARTE_IS_THERE} AND id = $3`,
    [tx.houseId, id, periodId],
  )
  const [period] = rows
  if (!period) return undefined
  const kept = sheetsUnder(keptPeriod.safeParse(period.kept).data?.sheets ?? [], [ficheId])
  const sheets = kept.length === 0 && period.isOpen ? await keptSheets(tx, [ficheId]) : kept
  const sheet = sheets.find((one) => one.id === ficheId)
  return sheet && [sheet, ...sheets.filter((one) => one !== sheet)]
}

function keptSheet(
  { id, title, portions, coutMatiere, uncostedLines, method }: SheetRow,
  lines: readonly LineRow[],
  sheets: ReadonlyMap<string, SheetRow>,
): KeptSheet {
  const preparationOf = ({ subSheetId }: LineRow) =>
    subSheetId === null ? undefined : sheets.get(subSheetId)
  const { lines: costs } = sheetCost(
    lines.map((line) => ({ ...line, product: productOf(line), preparation: preparationOf(line) })),
    portions,
    method ?? DEFAULT_WASTAGE_METHOD,
  )
  return {
    id,
    title,
    portions,
    coutMatiere,
    uncostedLines,
    lines: lines.map((line, index) => {
      const { subSheetId, costing, quantity, unit, forfait, wastagePercent } = line
      const cost = costs[index]
      const priced = cost?.known === true && cost.costing === 'quantity' ? cost : null
      return {
        name: preparationOf(line)?.title ?? line.name,
        subSheetId,
        costing,
        quantity,
        unit,
        forfait,
        wastagePercent,
        unitPrice: priced?.unitPrice ?? null,
        priceUnit: priced?.priceUnit ?? null,
        cost: cost?.known === true ? cost.cost : null,
      }
    }),
  }
}

function productOf(line: LineRow): CostedProduct | null {
  if (line.productId === null) return null
  return {
    unit: line.productUnit,
    priceHt: line.productPriceHt,
    densityKgPerL: line.productDensityKgPerL,
    contentQuantity: line.productContentQuantity,
    contentUnit: line.productContentUnit,
  }
}
