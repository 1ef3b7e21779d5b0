import type { SimulationKitchen } from '#contract/simulation.ts'
import type { MemberTx } from '#database/as-member.ts'

type Sheet = SimulationKitchen['sheets'][number]
type LineRow = Sheet['lines'][number] & { sheetId: string }

const PRODUCTS = `
  SELECT id, name, category, supplier_id AS "supplierId", unit, price_ht AS "priceHt",
    density_kg_per_l AS "densityKgPerL", content_quantity AS "contentQuantity", content_unit AS "contentUnit",
    allergens, allergen_free AS "allergenFree"
  FROM user_products WHERE user_id = $1 ORDER BY search_text, id`

const SHEETS = `
  SELECT id, title, category, portions, selling_price_ht AS "sellingPriceHt", tva_rate AS "tvaRate",
    yield_quantity AS "yieldQuantity", yield_unit AS "yieldUnit"
  FROM tech_sheets WHERE user_id = $1 ORDER BY search_text, id`

const LINES = `
  SELECT tech_sheet_id AS "sheetId", user_product_id AS "userProductId", sub_sheet_id AS "subSheetId",
    quantity, unit, wastage_percent AS "wastagePercent"
  FROM tech_sheet_ingredients WHERE user_id = $1 ORDER BY tech_sheet_id, position, id`

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
