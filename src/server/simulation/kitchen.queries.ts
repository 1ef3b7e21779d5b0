import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { SimulationKitchen } from '#contract/simulation.ts'
import type { MemberTx } from '#database/as-member.ts'
import { jsonRows } from '#database/json-rows.ts'
import type { Kitchen } from '#domain/simulation/kitchen.ts'
import { nameWithCarte } from '../cartes/own-carte.queries.ts'
import { LAST_SALES, SOLD_SHEETS } from '../sales/last-sales-sql.ts'
import { answerOfLists } from '../json-text.ts'

const PRODUCTS = `
  SELECT ${selectColumns(userProducts, 'p', 'id', 'version', 'name', 'category', 'supplierId', 'unit', 'priceHt', 'densityKgPerL')},
    ${selectColumns(userProducts, 'p', 'contentQuantity', 'contentUnit', 'allergens', 'traces', 'allergenFree')}
  FROM user_products p WHERE p.user_id = $1 ORDER BY p.search_text, p.id`

const LINES = `
  SELECT ${selectColumns(techSheetIngredients, 'l', 'userProductId', 'subSheetId', 'costing', 'forfait')},
    ${selectColumns(techSheetIngredients, 'l', 'quantity', 'unit', 'wastagePercent')}
  FROM tech_sheet_ingredients l WHERE l.user_id = s.user_id AND l.tech_sheet_id = s.id ORDER BY l.position, l.id`

const SHEETS = `
  WITH period AS (${LAST_SALES}), sold AS (${SOLD_SHEETS})
  SELECT ${selectColumns(techSheets, 's', 'id', 'version', 'title', 'category', 'portions', 'sellingPriceHt', 'tvaRate')},
    ${selectColumns(techSheets, 's', 'yieldQuantity', 'yieldUnit', 'checkedCost')}, sold.quantity AS sold,
    (SELECT coalesce(json_agg(line), '[]') FROM (${LINES}) AS line) AS lines
  FROM tech_sheets s LEFT JOIN sold ON sold.fiche_id = s.id
  WHERE s.user_id = $1 ORDER BY s.search_text, s.id`

const SUPPLIERS = 'SELECT id, name FROM supplier_contacts WHERE user_id = $1 ORDER BY search_text, id'

const GAMMES = `
  SELECT g.id, ${nameWithCarte('g.nom')} AS nom, array_remove(array_agg(DISTINCT r.fiche_id), NULL) AS "ficheIds"
  FROM gammes g JOIN cartes c ON c.user_id = g.user_id AND c.id = g.carte_id
  LEFT JOIN gamme_recettes r ON r.user_id = g.user_id AND r.gamme_id = g.id
  WHERE g.user_id = $1 GROUP BY g.id, g.nom, g.position, c.id, c.nom, c.position, c.created_at
  ORDER BY c.position, c.created_at, c.id, g.position, g.id`

/** All products and sheets of the user, as far as costs go. Its statements have to agree. */
export async function readKitchen({ client, houseId }: MemberTx): Promise<Kitchen> {
  const [products, sheets] = await Promise.all([
    client.query<Kitchen['products'][number]>(PRODUCTS, [houseId]),
    client.query<Kitchen['sheets'][number]>(SHEETS, [houseId]),
  ])
  return { products: products.rows, sheets: sheets.rows }
}

/**
 * The kitchen of the simulator, which PostgreSQL writes as JSON: of 1,000 sheets and 10,000 products, 31,000 rows would
 * keep this process from other requests while it makes objects of them and JSON again. Its statements have to agree.
 */
export async function writeKitchen({ client, houseId }: MemberTx): Promise<SimulationKitchen> {
  const write = async (select: string) => {
    const { rows } = await client.query<{ json: string }>(jsonRows(select), [houseId])
    return rows.map(({ json }) => json)
  }
  const [products, sheets, suppliers, gammes] = await Promise.all([
    write(PRODUCTS),
    write(SHEETS),
    write(SUPPLIERS),
    write(GAMMES),
  ])
  return answerOfLists<SimulationKitchen>({ products, sheets, suppliers, gammes })
}
