import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { SimulationKitchen } from '#contract/simulation.ts'
import type { MemberTx } from '#database/as-member.ts'

type Sheet = SimulationKitchen['sheets'][number]
type LineRow = Sheet['lines'][number] & { sheetId: string }

const PRODUCTS = `
  SELECT ${selectColumns(userProducts, 'p', 'id', 'name', 'category', 'supplierId', 'unit', 'priceHt', 'densityKgPerL')},
    ${selectColumns(userProducts, 'p', 'contentQuantity', 'contentUnit', 'allergens', 'traces', 'allergenFree')}
  FROM user_products p WHERE p.user_id = $1 ORDER BY p.search_text, p.id`

const SHEETS = `
  SELECT ${selectColumns(techSheets, 's', 'id', 'title', 'category', 'portions', 'sellingPriceHt', 'tvaRate')},
    ${selectColumns(techSheets, 's', 'yieldQuantity', 'yieldUnit')}
  FROM tech_sheets s WHERE s.user_id = $1 ORDER BY s.search_text, s.id`

const LINES = `
  SELECT l.tech_sheet_id AS "sheetId",
    ${selectColumns(techSheetIngredients, 'l', 'userProductId', 'subSheetId', 'quantity', 'unit', 'wastagePercent')}
  FROM tech_sheet_ingredients l WHERE l.user_id = $1 ORDER BY l.tech_sheet_id, l.position, l.id`

const SUPPLIERS = 'SELECT id, name FROM supplier_contacts WHERE user_id = $1 ORDER BY search_text, id'

const GAMMES = `
  SELECT g.id, g.nom, array_remove(array_agg(DISTINCT r.fiche_id), NULL) AS "ficheIds"
  FROM gammes g LEFT JOIN gamme_recettes r ON r.user_id = g.user_id AND r.gamme_id = g.id
  WHERE g.user_id = $1 GROUP BY g.id, g.nom, g.position ORDER BY g.position, g.id`

/** All products and sheets of the user, as far as costs go. Its statements have to agree. */
export async function readKitchen({ client, userId }: MemberTx): Promise<SimulationKitchen> {
  const values = [userId]
  const [products, sheets, lines, suppliers, gammes] = await Promise.all([
    client.query<SimulationKitchen['products'][number]>(PRODUCTS, values),
    client.query<Omit<Sheet, 'lines'>>(SHEETS, values),
    client.query<LineRow>(LINES, values),
    client.query<SimulationKitchen['suppliers'][number]>(SUPPLIERS, values),
    client.query<SimulationKitchen['gammes'][number]>(GAMMES, values),
  ])
  const linesOf = new Map<string, Sheet['lines']>(sheets.rows.map(({ id }) => [id, []]))
  for (const { sheetId, ...line } of lines.rows) linesOf.get(sheetId)?.push(line)
  return {
    products: products.rows,
    sheets: sheets.rows.map((sheet) => ({ ...sheet, lines: linesOf.get(sheet.id) ?? [] })),
    suppliers: suppliers.rows,
    gammes: gammes.rows,
  }
}
