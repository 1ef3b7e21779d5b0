import { randomUUID } from 'node:crypto'
import type { CommittedInput, ImportedProduct } from '#contract/imported-sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { CostedProduct } from '#domain/costing/line-cost.ts'
import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { plannedPrice } from '#domain/sheet-imports/planned-price.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import type { ImportAct } from '../imports/record-import.queries.ts'
import { type DatedStep, recordDatedPrices } from '../prices/record-dated.queries.ts'
import { importRows } from '../suppliers/import.queries.ts'
import { invalidFields } from '../translate-error.ts'
import { dateOf } from './imported-content.ts'

/** A product of the account that one of the files is. */
export type ImportedOver = CostedProduct & { id: string; priceChangedAt: string }
type Row = ImportedOver & { articleId: string | null }

const READ = `
  SELECT ${selectColumns(userProducts, 'p', 'id', 'unit', 'priceHt', 'priceChangedAt', 'densityKgPerL')},
    ${selectColumns(userProducts, 'p', 'contentQuantity', 'contentUnit')}, p.source_product_id AS "articleId"
  FROM user_products p
  WHERE p.user_id = $1 AND (p.id = ANY ($2::uuid[]) OR p.source_product_id = ANY ($3::uuid[]))`

/** The products of the account that these are already, by their places. */
export async function readTargets(
  { client, houseId }: MemberTx,
  products: readonly ImportedProduct[],
): Promise<(ImportedOver | undefined)[]> {
  const idsOf = (kind: 'product' | 'article') =>
    products.flatMap(({ target }) => (target.kind === kind && 'id' in target ? target.id : []))
  const { rows } = await client.query<Row>(READ, [houseId, idsOf('product'), idsOf('article')])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byArticle = new Map(rows.map((row) => [row.articleId, row]))
  return products.map(({ target }) => {
    if (target.kind === 'new') return undefined
    return target.kind === 'product' ? byId.get(target.id) : byArticle.get(target.id)
  })
}

export type ImportedProducts = {
  /** By their places; undefined for one that no written line uses. */
  ids: (string | undefined)[]
  /** Those that are new. */
  fresh: ReadonlySet<string>
  /** How many products the account has more: those that are new, and those that were articles of a catalogue. */
  made: number
  /** Products that were there and have a new price. */
  priced: string[]
  older: number
}

/**
 * Makes the products that lines use and are not there, and gives prices to those that are, where theirs are older.
 * @param used the places of products that written lines use
 * @throws VALIDATION for a product or an article that is not the user's
 */
export async function importProducts(
  tx: GrowingTx,
  { products, files }: CommittedInput,
  used: ReadonlySet<number>,
  act: ImportAct,
): Promise<ImportedProducts> {
  const ofArticles = await importArticles(tx, products, used, act)
  const there = await readTargets(tx, products)
  refuseUnknown(products, there, used)
  const steps: DatedStep[] = []
  const priced: string[] = []
  const fresh: { id: string; at: number }[] = []
  let older = 0
  const given = new Set<string>()
  const ids = products.map((product, at): string | undefined => {
    const own = there[at]
    const dated = { at: dateOf(files, product.file), origin: files[product.file]?.name ?? null }
    if (own !== undefined) {
      const { outcome, priceHt } = plannedPrice({ ...product, at: dated.at }, own)
      if (outcome === 'older') older += 1
      if (outcome === 'taken' && priceHt !== null && priceHt <= MAX_AMOUNT && !given.has(own.id)) {
        given.add(own.id)
        priced.push(own.id)
        steps.push({ ...dated, id: own.id, unit: own.unit, oldPriceHt: own.priceHt, newPriceHt: priceHt })
      }
      return own.id
    }
    if (!used.has(at)) return undefined
    const id = randomUUID()
    const newPriceHt =
      product.priceHt === null ? null : roundHalfAwayFromZero(product.priceHt, PRICE_DECIMALS)
    steps.push({ ...dated, id, unit: product.unit, oldPriceHt: null, newPriceHt })
    fresh.push({ id, at })
    return id
  })
  await act.willChange('user_products', priced)
  await insertProducts(tx, products, fresh)
  act.made(
    'user_products',
    fresh.map(({ id }) => id),
  )
  await recordDatedPrices(tx, steps, { source: 'sheet', actId: act.id })
  const made = fresh.length + ofArticles
  return { ids, fresh: new Set(fresh.map(({ id }) => id)), made, priced, older }
}

/** Rows of catalogues that lines use become products, with the catalogue's price. @returns how many */
async function importArticles(
  tx: GrowingTx,
  products: readonly ImportedProduct[],
  used: ReadonlySet<number>,
  act: ImportAct,
): Promise<number> {
  const requested = products.flatMap(({ target }, at) =>
    target.kind === 'article' && used.has(at) ? target.id : [],
  )
  if (requested.length === 0) return 0
  const { client, houseId } = tx
  const { rows } = await client.query<{ supplierId: string; ids: string[] }>(
    `SELECT c.supplier_id AS "supplierId", array_agg(c.id) AS ids FROM supplier_products c
     WHERE c.user_id = $1 AND c.id = ANY ($2::uuid[])
       AND NOT EXISTS (SELECT FROM user_products p WHERE p.user_id = $1 AND p.source_product_id = c.id)
     GROUP BY c.supplier_id`,
    [houseId, requested],
  )
  for (const { supplierId, ids } of rows) await importRows(tx, supplierId, ids)
  const made = await client.query<{ id: string }>(
    'SELECT id FROM user_products WHERE user_id = $1 AND source_product_id = ANY ($2::uuid[])',
    [houseId, rows.flatMap(({ ids }) => ids)],
  )
  act.made(
    'user_products',
    made.rows.map(({ id }) => id),
  )
  return made.rows.length
}

function refuseUnknown(
  products: readonly ImportedProduct[],
  there: readonly (ImportedOver | undefined)[],
  used: ReadonlySet<number>,
): void {
  const unknown = products.flatMap(({ target }, at) =>
    there[at] === undefined && (target.kind === 'product' || (target.kind === 'article' && used.has(at)))
      ? [{ path: `products.${at}.target`, rule: 'unknown-reference' as const }]
      : [],
  )
  if (unknown.length > 0) throw invalidFields(unknown)
}

const INSERT = `
  INSERT INTO user_products (user_id, id, name, category, unit)
  SELECT $1, r.id, r.name, r.category, r.unit
  FROM json_to_recordset($2::json) AS r (id uuid, name text, category text, unit text)
  RETURNING 1`

/** Their prices come with their history. */
async function insertProducts(
  tx: GrowingTx,
  products: readonly ImportedProduct[],
  fresh: readonly { id: string; at: number }[],
): Promise<void> {
  const { client, houseId } = tx
  const rows = fresh.flatMap(({ id, at }) => {
    const product = products[at]
    if (product?.target.kind !== 'new') return []
    const { name, category } = product.target
    return [{ id, name, category, unit: product.unit }]
  })
  if (rows.length === 0) return
  await client.query(INSERT, [houseId, JSON.stringify(rows)])
}
