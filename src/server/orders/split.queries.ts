import type { OrderSplit, SplitQuestion } from '#contract/order-split.ts'
import type { MemberTx } from '#database/as-member.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import { type NeededProduct, splitOrders } from '#domain/orders/split-orders.ts'
import { readTiedArticles } from '../products/tied-articles.queries.ts'
import { invalidFields } from '../translate-error.ts'

type Supplier = { id: string; name: string; minimumHt: number | null }
type Product = Omit<NeededProduct, 'quantity'>

const PRODUCTS = `
  SELECT ${selectColumns(userProducts, 'p', 'id', 'unit', 'densityKgPerL', 'contentQuantity', 'contentUnit')},
    p.source_product_id AS "followedId"
  FROM user_products p WHERE p.user_id = $1 AND p.id = ANY ($2::uuid[])`

const SUPPLIERS = `
  SELECT f.id, f.name, f.minimum_ht AS "minimumHt" FROM supplier_contacts f WHERE f.user_id = $1
  ORDER BY f.search_text, f.id`

/** Where all that is needed is cheapest. Its statements have to agree. @throws VALIDATION for a product that is not there */
export async function splitNeeds(tx: MemberTx, { needs }: SplitQuestion): Promise<OrderSplit> {
  const { client, houseId } = tx
  const ids = needs.map(({ userProductId }) => userProductId)
  const [products, articles, suppliers] = await Promise.all([
    client.query<Product>(PRODUCTS, [houseId, ids]),
    readTiedArticles(tx, ids),
    client.query<Supplier>(SUPPLIERS, [houseId]),
  ])
  const found = new Map(products.rows.map((product) => [product.id, product]))
  const needed = needs.map(({ userProductId, quantity }, place) => {
    const product = found.get(userProductId)
    if (!product) throw invalidFields([{ path: `needs.${place}.userProductId`, rule: 'unknown-reference' }])
    return { ...product, quantity }
  })
  return splitOrders(needed, articles, suppliers.rows)
}
