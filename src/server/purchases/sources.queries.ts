import { supplierProducts } from '#database/schema/supplier-products.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { KitchenPlan } from '#contract/kitchen-plan.ts'
import type { PurchaseOffer, PurchaseSources } from '#contract/purchases.ts'
import type { MemberTx } from '#database/as-member.ts'
import { offeredPack } from '#domain/orders/offered-pack.ts'
import { articlePrice } from '#domain/pricing/article-price.ts'
import { articlePack } from '#domain/purchases/article-pack.ts'
import type { SoldArticle } from '#domain/purchases/article-pack.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'
import { readChoices, type TiedArticleRow } from '../products/tied-articles.queries.ts'

type Sheet = PurchaseSources['sheets'][number]
type Product = PurchaseSources['products'][number]
/** A product beside the row of the catalogue that it was imported from. */
type ProductRow = Omit<Product, 'pack' | 'offers' | 'orderedAs'> &
  Pick<SoldArticle, 'packText' | 'packPriceHt'> & {
    articleUnit: SoldArticle['unit'] | null
    articlePriceHt: number | null
    articleDensity: number | null
    articleContent: number | null
    articleContentUnit: ProductMeasures['contentUnit']
  }

const LINES = `
  SELECT ${selectColumns(techSheetIngredients, 'l', 'userProductId', 'subSheetId', 'costing', 'quantity', 'unit')},
    ${selectColumns(techSheetIngredients, 'l', 'wastagePercent', 'note')}
  FROM tech_sheet_ingredients l WHERE l.user_id = s.user_id AND l.tech_sheet_id = s.id ORDER BY l.position, l.id`

const SHEETS = `
  WITH RECURSIVE below AS (
    SELECT id FROM tech_sheets WHERE user_id = $1 AND id = ANY ($2::uuid[])
    UNION
    SELECT l.sub_sheet_id FROM below
    JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.tech_sheet_id = below.id
    WHERE l.sub_sheet_id IS NOT NULL
  )
  SELECT ${selectColumns(techSheets, 's', 'id', 'title', 'category', 'portions', 'yieldQuantity', 'yieldUnit')},
    ${selectColumns(techSheets, 's', 'keepsHours', 'frozenHours', 'station', 'version')},
    (SELECT coalesce(json_agg(line), '[]') FROM (${LINES}) AS line) AS lines
  FROM tech_sheets s WHERE s.user_id = $1 AND s.id IN (SELECT id FROM below)
  ORDER BY s.search_text, s.id`

const USED = `${selectColumns(userProducts, 'p', 'id', 'name', 'brand', 'category', 'unit', 'densityKgPerL')},
    ${selectColumns(userProducts, 'p', 'contentQuantity', 'contentUnit')}`
const CHOSEN = 'WHERE p.user_id = $1 AND p.id = ANY ($2::uuid[]) ORDER BY p.search_text, p.id'

const USED_PRODUCTS = `SELECT ${USED} FROM user_products p ${CHOSEN}`

const PRODUCTS = `
  SELECT ${USED}, ${selectColumns(userProducts, 'p', 'supplierId', 'priceHt')},
    CASE WHEN a.supplier_id = p.supplier_id THEN a.id END AS "sourceProductId",
    ${selectColumns(supplierProducts, 'a', 'code', 'packText', 'packPriceHt')},
    a.unit AS "articleUnit", a.price_ht AS "articlePriceHt", a.density_kg_per_l AS "articleDensity",
    a.content_quantity AS "articleContent", a.content_unit AS "articleContentUnit"
  FROM user_products p
  LEFT JOIN supplier_products a ON a.user_id = p.user_id AND a.id = p.source_product_id
  ${CHOSEN}`

const SUPPLIERS = `
  SELECT id, name, email, phone, minimum_ht AS "minimumHt" FROM supplier_contacts WHERE user_id = $1 AND id = ANY ($2::uuid[])
  ORDER BY search_text, id`

/** Sheets with all that buying for them needs. Its statements have to agree. */
export async function readSources(tx: MemberTx, sheetIds: readonly string[]): Promise<PurchaseSources> {
  const sheets = await readSheets(tx, sheetIds)
  const taken = takenBy(sheets)
  const products = await read<ProductRow>(tx, 'purchase-products', PRODUCTS, taken)
  const choices = await readChoices(tx, taken)
  const houses = distinct([...products, ...choices].map(({ supplierId }) => supplierId))
  const suppliers = await read<PurchaseSources['suppliers'][number]>(
    tx,
    'purchase-suppliers',
    SUPPLIERS,
    houses,
  )
  const offers = Map.groupBy(choices, ({ productId }) => productId)
  return { sheets, products: products.map((row) => toProduct(row, offers.get(row.id) ?? [])), suppliers }
}

/** The same as far as making them goes, which is no money. */
export async function readMaking(
  tx: MemberTx,
  sheetIds: readonly string[],
): Promise<Pick<KitchenPlan, 'sheets' | 'products'>> {
  const sheets = await readSheets(tx, sheetIds)
  const products = await read<KitchenPlan['products'][number]>(
    tx,
    'used-products',
    USED_PRODUCTS,
    takenBy(sheets),
  )
  return { sheets, products }
}

const readSheets = (tx: MemberTx, ids: readonly string[]) => read<Sheet>(tx, 'purchase-sheets', SHEETS, ids)

const takenBy = (sheets: readonly Sheet[]) =>
  distinct(sheets.flatMap(({ lines }) => lines.map(({ userProductId }) => userProductId)))

async function read<Row extends object>(
  { client, houseId }: MemberTx,
  name: string,
  text: string,
  ids: readonly string[],
): Promise<Row[]> {
  const { rows } = await client.query<Row>({ name, text, values: [houseId, ids] })
  return rows
}

function toProduct(row: ProductRow, articles: readonly TiedArticleRow[]): Product {
  const { packText, packPriceHt, articleUnit, articlePriceHt, articleDensity, ...others } = row
  const { articleContent, articleContentUnit, ...product } = others
  const offers = articles.map((article) => toOffer(article, product))
  if (articleUnit === null || articlePriceHt === null)
    return { ...product, pack: null, orderedAs: null, offers }
  const article = {
    unit: articleUnit,
    priceHt: articlePriceHt,
    packText,
    packPriceHt,
    densityKgPerL: articleDensity,
    contentQuantity: articleContent,
    contentUnit: articleContentUnit,
  }
  // An article of another supplier is not what is ordered.
  const orderedAs = product.sourceProductId === null ? null : orderedOf(article, product)
  return { ...product, pack: articlePack(article, product), orderedAs, offers }
}

function orderedOf(article: SoldArticle & ProductMeasures, product: ProductMeasures): Product['orderedAs'] {
  const pack = offeredPack(article, product)
  const { priceHt: unitPriceHt, doubt } = articlePrice(article, product)
  return pack === null || unitPriceHt === null || doubt !== null ? null : { ...pack, unitPriceHt }
}

function toOffer(article: TiedArticleRow, product: ProductMeasures): PurchaseOffer {
  const { id, supplierId, name, code, packText } = article
  return {
    id,
    supplierId,
    name,
    code,
    packText,
    ...articlePrice(article, product),
    pack: offeredPack(article, product),
  }
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids)].filter((id) => id !== null)
}
