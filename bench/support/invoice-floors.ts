import { asMember } from '#database/as-member.ts'
import type { Statement } from './floor.ts'
import type { Server } from './start-server.ts'

const PRICES_READ = `
  SELECT l.id, l.name, l.unit_price_ht, c.id AS article_id, c.price_ht, p.id AS product_id, p.price_ht AS own_price_ht
  FROM invoice_lines l JOIN supplier_products c ON c.user_id = $1 AND c.id = l.supplier_product_id
  JOIN user_products p ON p.user_id = $1 AND p.source_product_id = c.id
  WHERE l.user_id = $1 AND l.invoice_id = $2`

const SHEETS_READ = `
  SELECT s.id, s.title, s.portions, s.selling_price_ht, i.user_product_id, i.quantity, i.unit, i.wastage_percent
  FROM tech_sheets s JOIN tech_sheet_ingredients i ON i.user_id = $1 AND i.tech_sheet_id = s.id WHERE s.user_id = $1`

const ARTICLES = 'UPDATE supplier_products SET price_ht = price_ht, updated_at = now() WHERE user_id = $1'

const PRODUCTS =
  'UPDATE user_products SET price_ht = price_ht, source_price_ht = price_ht, price_changed_at = now() WHERE user_id = $1'

const HISTORY = `
  INSERT INTO price_changes (user_id, act_id, source, user_product_id, unit, old_price_ht, new_price_ht)
  SELECT $1, gen_random_uuid(), 'typed', id, unit, price_ht, price_ht + 1 FROM user_products WHERE user_id = $1`

const COSTS = 'UPDATE tech_sheets SET cout_matiere = cout_matiere WHERE user_id = $1'

/** What a preview has to read: the lines with their articles and products, and the lines of the sheets. */
export function previewFloor(userId: string, invoiceId: string): Statement[] {
  return [
    { name: 'floor-invoice', text: PRICES_READ, values: [userId, invoiceId] },
    { name: 'floor-sheets', text: SHEETS_READ, values: [userId] },
  ]
}

/** What applying has to read and to write, where every price and cost is known already. */
export function applyFloor(userId: string, invoiceId: string): Statement[] {
  const writes = { articles: ARTICLES, products: PRODUCTS, history: HISTORY, costs: COSTS }
  return [
    ...previewFloor(userId, invoiceId),
    ...Object.entries(writes).map(([name, text]) => ({ name: `floor-${name}`, text, values: [userId] })),
  ]
}

const SUPPLY = `
  WITH articles AS (
    INSERT INTO supplier_products (user_id, supplier_id, name, category, unit, price_ht, code, allergens)
    SELECT $1, $2, p.name, p.category, p.unit, p.price_ht, 'A' || row_number() OVER (ORDER BY p.id), '{}'
    FROM user_products p WHERE p.user_id = $1 RETURNING id, name, code, price_ht
  ), followed AS (
    UPDATE user_products p SET source_product_id = a.id, source_price_ht = p.price_ht, source_unit = p.unit
    FROM articles a WHERE p.user_id = $1 AND p.name = a.name
  )
  SELECT name, code, price_ht AS price FROM articles ORDER BY code`

/** Articles of a supplier that all products follow. */
export function supplyAll({ database }: Server, userId: string, supplierId: string) {
  return asMember(database, userId, async ({ client }) => {
    const { rows } = await client.query<{ name: string; code: string; price: number }>(SUPPLY, [
      userId,
      supplierId,
    ])
    return rows
  })
}
