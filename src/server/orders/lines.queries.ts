import { randomUUID } from 'node:crypto'
import type { OrderLine, OrderLineInput } from '#contract/order-shapes.ts'
import type { lineReceipt } from '#contract/receipt-shapes.ts'
import type { FieldIssue } from '#contract/errors.ts'
import type { MemberTx } from '#database/as-member.ts'
import { supplierProducts } from '#database/schema/supplier-products.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import { isDivisible, orderedArticle } from '#domain/orders/ordered-article.ts'
import { ORDER_MAX_LENGTH } from '#domain/orders/order.ts'
import { needInPacks, storedNeed } from '#domain/orders/needed-packs.ts'
import { orderTotal } from '#domain/orders/order-total.ts'
import { LACKING } from '#domain/orders/still-due.ts'
import type { SoldArticle } from '#domain/purchases/article-pack.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { invalidFields } from '../translate-error.ts'
import { isCarried } from './order-sql.ts'

type Article = SoldArticle &
  ProductMeasures & { id: string; name: string; code: string | null; productId: string | null }
type Product = ProductMeasures & { id: string }
export type NewLine = Omit<OrderLine, keyof typeof lineReceipt | 'elsewhere' | 'carriedIn' | 'noLongerDue'>
type Within = {
  orderId: string
  /** Null once it is deleted. */
  supplierId: string | null
  /** The lines that the order has. */
  stored?: readonly OrderLine[]
  /** The place of the order in the request. */
  at?: string
}

/** Of the articles of a supplier, with the product that each is tied to. */
const ARTICLES = `
  SELECT ${selectColumns(supplierProducts, 'c', 'id', 'name', 'code', 'unit', 'priceHt', 'packText', 'packPriceHt')},
    ${selectColumns(supplierProducts, 'c', 'densityKgPerL', 'contentQuantity', 'contentUnit')},
    coalesce(
      (SELECT p.id FROM user_products p WHERE p.user_id = $1 AND p.source_product_id = c.id),
      (SELECT a.user_product_id FROM product_articles a WHERE a.user_id = $1 AND a.supplier_product_id = c.id)
    ) AS "productId"
  FROM supplier_products c WHERE c.user_id = $1 AND c.supplier_id = $2 AND c.id = ANY ($3::uuid[])`

const PRODUCTS = `
  SELECT ${selectColumns(userProducts, 'p', 'id', 'unit', 'densityKgPerL', 'contentQuantity', 'contentUnit')}
  FROM user_products p WHERE p.user_id = $1 AND p.id = ANY ($2::uuid[])`

type Remainder = { id: string; carried: boolean }

/** Lines of received orders of a supplier that may have a remainder, and whether another order than `$4` orders it again. */
const REMAINDERS = `
  SELECT l.id, ${isCarried('$4')} AS carried
  FROM order_lines l JOIN orders o ON o.user_id = $1 AND o.id = l.order_id
  WHERE l.user_id = $1 AND l.id = ANY ($3::uuid[]) AND o.supplier_id = $2 AND o.state = 'received'
    AND l.receipt = ANY ('{${LACKING.join(',')}}')`

/**
 * What lines say: those that the order has stay as they were added but for their packs, articles are copied as the catalogue has
 * them now, the others are free text.
 * @throws VALIDATION for what the house or the supplier does not have, and for parts of a pack
 */
export async function readLines(
  { client, houseId }: MemberTx,
  { orderId, supplierId, stored = [], at = '' }: Within,
  inputs: readonly OrderLineInput[],
): Promise<NewLine[]> {
  const known = new Map(stored.map((line) => [line.id, line]))
  const [articles, products, remainders] = await Promise.all([
    client.query<Article>(ARTICLES, [houseId, supplierId, present(inputs, 'supplierProductId')]),
    client.query<Product>(PRODUCTS, [houseId, present(inputs, 'userProductId')]),
    client.query<Remainder>(REMAINDERS, [houseId, supplierId, present(inputs, 'carriedFrom'), orderId]),
  ])
  const ofSupplier = new Map(articles.rows.map((article) => [article.id, article]))
  const ofHouse = new Map(products.rows.map((product) => [product.id, product]))
  const carriable = new Map(remainders.rows.map(({ id, carried }) => [id, carried]))
  const issues: FieldIssue[] = []
  const carried = new Set<string>()
  const taken = new Set<string>()
  const lines = inputs.map((input, place): NewLine => {
    const refuse = (field: string, rule: string) =>
      issues.push({ path: `${at}lines.${place}.${field}`, rule })
    const was = input.id === undefined ? undefined : known.get(input.id)
    const article = was ? undefined : ofSupplier.get(input.supplierProductId ?? '')
    if (input.id !== undefined && (was === undefined || taken.has(input.id)))
      refuse('id', 'unknown-reference')
    if (input.id !== undefined) taken.add(input.id)
    else if (input.supplierProductId !== undefined && article === undefined)
      refuse('supplierProductId', 'unknown-reference')
    if (typeof input.userProductId === 'string' && !ofHouse.has(input.userProductId))
      refuse('userProductId', 'unknown-reference')
    if (was === undefined && input.carriedFrom !== undefined && !carriable.has(input.carriedFrom))
      refuse('carriedFrom', 'unknown-reference')
    const line = was ? keptLine(was, input) : article ? articleLine(article, input, ofHouse) : freeLine(input)
    if (line.packs !== null && !Number.isInteger(line.packs) && !mayBeParted(line))
      refuse('packs', 'whole-packs')
    const { carriedFrom } = line
    if (carriedFrom !== null && (carried.has(carriedFrom) || carriable.get(carriedFrom) === true))
      refuse('carriedFrom', 'already-carried')
    if (carriedFrom !== null) carried.add(carriedFrom)
    return line
  })
  if (issues.length > 0) throw invalidFields(issues)
  return lines
}

function keptLine(was: OrderLine, input: OrderLineInput): NewLine {
  const { id, supplierProductId, userProductId, name, code, packText, packQuantity, unit, priceHt } = was
  const { neededPacks, carriedFrom } = was
  const isFree = supplierProductId === null && packQuantity === null && unit === null && code === null
  return {
    id,
    supplierProductId,
    userProductId: input.userProductId === undefined ? userProductId : input.userProductId,
    name: isFree ? (input.name ?? name) : name,
    code,
    packText: isFree && input.packText !== undefined ? input.packText || null : packText,
    packs: input.packs,
    packQuantity,
    unit,
    neededPacks,
    priceHt: isFree && input.priceHt !== undefined ? input.priceHt : priceHt,
    carriedFrom,
  }
}

function articleLine(
  article: Article,
  { userProductId, packs, needed, carriedFrom }: OrderLineInput,
  products: ReadonlyMap<string, Product>,
): NewLine {
  const { packQuantity, unit, priceHt } = orderedArticle(article)
  const need = needInPacks(article, products.get(userProductId ?? ''), needed)
  return {
    id: randomUUID(),
    supplierProductId: article.id,
    userProductId: userProductId === undefined ? article.productId : userProductId,
    name: cut(article.name, ORDER_MAX_LENGTH.name),
    code: article.code === null ? null : cut(article.code, ORDER_MAX_LENGTH.code) || null,
    packText: article.packText === null ? null : cut(article.packText, ORDER_MAX_LENGTH.packText) || null,
    packs: packs ?? need?.packs ?? null,
    packQuantity,
    unit,
    neededPacks: need?.neededPacks ?? null,
    priceHt,
    carriedFrom: carriedFrom ?? null,
  }
}

function freeLine({
  name = '',
  packText,
  priceHt,
  packs,
  userProductId,
  needed,
  carriedFrom,
}: OrderLineInput): NewLine {
  return {
    id: randomUUID(),
    supplierProductId: null,
    userProductId: userProductId ?? null,
    name,
    code: null,
    packText: packText || null,
    packs,
    packQuantity: null,
    unit: null,
    neededPacks: needed === undefined ? null : storedNeed(needed),
    priceHt: priceHt ?? null,
    carriedFrom: carriedFrom ?? null,
  }
}

/** Of free text it is unknown what one is: '2,5 kg de girolles' may be two and a half. */
function mayBeParted({ supplierProductId, unit, packQuantity, packText }: NewLine): boolean {
  if (unit === null) return supplierProductId === null
  return isDivisible({ unit, packQuantity, packText })
}

const cut = (text: string, length: number) => text.trim().slice(0, length).trimEnd()

function present(
  inputs: readonly OrderLineInput[],
  key: 'supplierProductId' | 'userProductId' | 'carriedFrom',
): string[] {
  return [...new Set(inputs.flatMap((input) => input[key] ?? []))]
}

/** Writes the lines of an order as these are, in their order; what arrived of those that stay is kept. */
export async function writeLines(
  { client, houseId }: GrowingTx,
  orderId: string,
  lines: readonly NewLine[],
): Promise<void> {
  const ids = lines.map(({ id }) => id)
  await client.query(
    'DELETE FROM order_lines WHERE user_id = $1 AND order_id = $2 AND id <> ALL ($3::uuid[])',
    [houseId, orderId, ids],
  )
  // Places are unique: first none of those that stay has one that another is given.
  await client.query(
    'UPDATE order_lines SET position = position + 100000 WHERE user_id = $1 AND order_id = $2',
    [houseId, orderId],
  )
  await client.query(WRITE, [houseId, orderId, JSON.stringify(lines.map(toRow))])
  await client.query('UPDATE orders SET total_ht = $3 WHERE user_id = $1 AND id = $2', [
    houseId,
    orderId,
    orderTotal(lines).totalHt,
  ])
}

const toRow = (line: NewLine, position: number) => ({
  id: line.id,
  position,
  supplier_product_id: line.supplierProductId,
  user_product_id: line.userProductId,
  name: line.name,
  code: line.code,
  pack_text: line.packText,
  packs: line.packs,
  pack_quantity: line.packQuantity,
  unit: line.unit,
  needed_packs: line.neededPacks,
  price_ht: line.priceHt,
  carried_from: line.carriedFrom,
})

const WRITE = `
  INSERT INTO order_lines (user_id, order_id, id, position, supplier_product_id, user_product_id, name, code, pack_text,
    packs, pack_quantity, unit, needed_packs, price_ht, carried_from)
  SELECT $1, $2, r.id, r.position, r.supplier_product_id, r.user_product_id, r.name, r.code, r.pack_text,
    r.packs, r.pack_quantity, r.unit, r.needed_packs, r.price_ht, r.carried_from
  FROM jsonb_to_recordset($3::jsonb) AS r (id uuid, position int, supplier_product_id uuid, user_product_id uuid,
    name text, code text, pack_text text, packs numeric, pack_quantity numeric, unit text, needed_packs numeric,
    price_ht numeric, carried_from uuid)
  ON CONFLICT (user_id, id) DO UPDATE SET position = excluded.position, user_product_id = excluded.user_product_id,
    name = excluded.name, pack_text = excluded.pack_text, packs = excluded.packs, needed_packs = excluded.needed_packs, price_ht = excluded.price_ht`
