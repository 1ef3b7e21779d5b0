import { MERGED_PARTS } from '#contract/facts/product.ts'
import { MAX_ARTICLES } from '#contract/product-articles.ts'
import type { MergedSheet, MergeEffect, MergeEffectInput } from '#contract/product-merges.ts'
import type { MemberTx } from '#database/as-member.ts'
import { mergedProduct, missingParts } from '#domain/catalogue/merge-products.ts'
import { countUncosted, withReplacedProduct } from '#domain/costing/replace-product.ts'
import { computeSheets, type TreeLine } from '#domain/costing/sheet-tree.ts'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import { readPricedSheets } from '../prices/sheet-moments.queries.ts'
import { SHEETS_OF_PRODUCTS } from '../sheets/recost.ts'
import { readTree } from '../sheets/sheet-tree.queries.ts'
import { invalidFields } from '../translate-error.ts'
import { affectedSheet, isAffected } from './affected-sheet.ts'
import { findProduct } from './products.queries.ts'

const MOVED = `
  SELECT (SELECT count(*) FROM tech_sheet_ingredients l WHERE l.user_id = $1 AND l.user_product_id = $2) AS lines,
    (SELECT count(DISTINCT l.tech_sheet_id) FROM tech_sheet_ingredients l WHERE l.user_id = $1 AND l.user_product_id = $2) AS sheets,
    (SELECT count(*) FROM price_changes c WHERE c.user_id = $1 AND c.user_product_id = $2) AS prices,
    (SELECT count(*) FROM product_replacements r WHERE r.user_id = $1 AND $2 IN (r.from_product_id, r.to_product_id)
      AND $3 NOT IN (r.from_product_id, r.to_product_id)) AS replacements`

const ARTICLES = `
  SELECT count(*) FILTER (WHERE product_id = $2) AS other, count(*) AS together FROM (
    SELECT id AS product_id FROM user_products WHERE user_id = $1 AND source_product_id IS NOT NULL
    UNION ALL SELECT user_product_id FROM product_articles WHERE user_id = $1) tied
  WHERE product_id IN ($2, $3)`

/**
 * What merging a product into another would move, and what it would make of the sheets of both and of those above, as it
 * would then be stored. Nothing is written; ask with `repeatable read`. Undefined when the user has not the product.
 * @throws VALIDATION for an other product that is not there, or the same one
 */
export async function findMergeEffect(
  tx: MemberTx,
  { id, otherId, taken: requested, allergensOf }: MergeEffectInput,
): Promise<MergeEffect | undefined> {
  const { client, houseId } = tx
  const [kept, other] = [await findProduct(tx, id), await findProduct(tx, otherId)]
  if (!kept) return undefined
  if (!other || id === otherId) throw invalidFields([{ path: 'otherId', rule: 'unknown-reference' }])
  const taken = requested ?? missingParts(MERGED_PARTS, kept, other)
  const product = { ...kept, ...mergedProduct(MERGED_PARTS, kept, other, { taken, allergensOf }) }
  const become = <Line extends TreeLine & { userProductId: string | null }>(lines: readonly Line[]) =>
    withReplacedProduct(withReplacedProduct(lines, { from: id, to: { id, product } }), {
      from: otherId,
      to: { id, product },
    })
  const {
    sheets,
    preparations,
    method = DEFAULT_WASTAGE_METHOD,
  } = await readTree(tx, {
    name: 'merge-effect',
    which: `s.id IN (${SHEETS_OF_PRODUCTS})`,
    ids: [id, otherId],
  })
  const supposed = new Map(
    [...sheets].map(([sheetId, sheet]) => [sheetId, { ...sheet, lines: become(sheet.lines) }]),
  )
  const computed = computeSheets(supposed, preparations, method)
  const [{ rows: moved }, { rows: articles }] = [
    await client.query<Omit<MergeEffect['moved'], 'articles'>>(MOVED, [houseId, otherId, id]),
    await client.query<{ other: number; together: number }>(ARTICLES, [houseId, otherId, id]),
  ]
  if (!moved[0] || !articles[0]) throw new Error('A count of rows has no row')
  const effect: MergeEffect = {
    kept,
    other,
    taken,
    moved: { ...moved[0], articles: articles[0].other },
    tooManyArticles: articles[0].together > MAX_ARTICLES,
    direct: [],
    others: [],
  }
  for (const priced of await readPricedSheets(tx, [...sheets.keys()])) {
    const [stored, after, then] = [sheets.get(priced.id), computed.get(priced.id), supposed.get(priced.id)]
    if (!stored || !after || !then) continue
    const sheet: MergedSheet = {
      ...affectedSheet(priced, stored, after),
      lines: stored.lines.filter(({ userProductId }) => userProductId === otherId).length,
      uncosted: countUncosted(stored.lines, then.lines, method),
    }
    if (sheet.lines > 0) effect.direct.push(sheet)
    else if (isAffected(sheet)) effect.others.push(sheet)
  }
  return effect
}
