import type { NameMatch } from '#contract/matches.ts'
import { toLineProduct } from '#contract/line-product.ts'
import type { LinePreparation } from '#contract/sheet-lines.ts'
import type { MemberTx } from '#database/as-member.ts'
import { nameMatcher, words } from '#domain/imports/name-matcher.ts'
import { mapWithYields } from '../map-with-yields.ts'
import { PREPARATION_JSON } from '../sheets/preparation-json.ts'
import { PRODUCT_COLUMNS, type ProductRow, toProduct, WITH_SUPPLIER } from './product-row.ts'

type Named = { id: string; name: string; kind: 'product' | 'sheet' }

const NAMES = `
  SELECT id, name, 'product' AS kind FROM user_products WHERE user_id = $1
  UNION ALL
  SELECT id, title, 'sheet' FROM tech_sheets WHERE user_id = $1 AND id IS DISTINCT FROM $2`

const PRODUCTS = `
  SELECT ${PRODUCT_COLUMNS} FROM user_products p ${WITH_SUPPLIER} WHERE p.user_id = $1 AND p.id = ANY ($2::uuid[])`

const PREPARATIONS = `
  SELECT sub.id, ${PREPARATION_JSON} AS preparation
  FROM tech_sheets sub WHERE sub.user_id = $1 AND sub.id = ANY ($2::uuid[])`

/** What each of these names may mean. Names alone are compared; the facts are read of those that are offered. */
export async function findMatches(
  { client, houseId }: MemberTx,
  names: readonly string[],
  sheetId: string | undefined,
): Promise<NameMatch[]> {
  const { rows } = await client.query<Named>({
    name: 'names-to-match',
    text: NAMES,
    values: [houseId, sheetId ?? null],
  })
  const wordsOf = await mapWithYields(rows, ({ name }) => words(name))
  const match = nameMatcher(
    rows.map((row) => ({ ...row, unlikely: row.kind === 'sheet' })),
    wordsOf,
  )
  const matches = await mapWithYields(names, match)
  const offered = matches.flatMap(({ candidates }) => candidates.map(({ candidate }) => candidate))
  const idsOf = (kind: Named['kind']) => [
    ...new Set(offered.filter((one) => one.kind === kind).map(({ id }) => id)),
  ]
  const [products, preparations] = await Promise.all([
    client.query<ProductRow>(PRODUCTS, [houseId, idsOf('product')]),
    client.query<{ id: string; preparation: LinePreparation }>(PREPARATIONS, [houseId, idsOf('sheet')]),
  ])
  const productOf = new Map(products.rows.map((row) => [row.id, toLineProduct(toProduct(row))]))
  const preparationOf = new Map(preparations.rows.map(({ id, preparation }) => [id, preparation]))
  return matches.map(({ certainty, candidates }) => ({
    certainty,
    candidates: candidates.map(({ candidate: { id }, score }) => ({
      product: productOf.get(id) ?? null,
      preparation: preparationOf.get(id) ?? null,
      score,
    })),
  }))
}
