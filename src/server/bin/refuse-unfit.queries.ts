import type { CannotRestore } from '#contract/bin.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { DeletedKind } from '#domain/bin/deleted-kind.ts'
import { MAX_MENUS } from '#domain/menus/limits.ts'
import { OWNERS } from '../products/article-row.ts'
import { refusal } from '../translate-error.ts'

/** The rows of the act `$2`, of one table. */
const rowsOf = (table: string) =>
  `deleted_rows d WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = '${table}' AND d.emptied IS NULL`

const TITLE = `
  SELECT s.title AS name FROM tech_sheets s
  WHERE s.user_id = $1 AND lower(s.title COLLATE "und-x-icu") IN (
    SELECT lower((d.facts ->> 'title') COLLATE "und-x-icu") FROM ${rowsOf('tech_sheets')})`

const ARTICLE = `
  SELECT p.name FROM user_products p
  JOIN (${OWNERS}) o ON o.product_id = p.id
  WHERE p.user_id = $1 AND o.article_id IN (
    SELECT (d.facts ->> 'source_product_id')::uuid FROM ${rowsOf('user_products')}
    UNION ALL SELECT (d.facts ->> 'supplier_product_id')::uuid FROM ${rowsOf('product_articles')})
  ORDER BY p.search_text, p.id LIMIT 1`

/** What a thing needs and is not there, with its name where the bin has it. */
function missing(of: string, column: string, table: string, name: string): string {
  return `
    SELECT held.facts ->> '${name}' AS name, held.id IS NOT NULL AS "inBin"
    FROM deleted_rows d
    LEFT JOIN deleted_rows held ON held.user_id = $1 AND held.table_name = '${table}'
      AND held.row_id = (d.facts ->> '${column}')::uuid AND held.emptied IS NULL
    WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = '${of}' AND d.emptied IS NULL
      AND NOT EXISTS (
        SELECT FROM ${table} t WHERE t.user_id = $1 AND t.id = (d.facts ->> '${column}')::uuid)
    LIMIT 1`
}

/** The product that it was merged into, where that one is in the bin too. */
const MERGED = `
  SELECT held.facts ->> 'name' AS name, true AS "inBin" FROM deleted_rows d
  JOIN deleted_rows held ON held.user_id = $1 AND held.table_name = 'user_products' AND held.emptied IS NULL
    AND held.row_id = (d.facts ->> 'kept_product_id')::uuid
  WHERE d.user_id = $1 AND d.table_name = 'product_merges' AND d.facts ->> 'deleted_item_id' = $2::uuid::text
    AND d.facts ->> 'undone_at' IS NULL LIMIT 1`

const MENUS = `
  SELECT NULL AS name FROM menus WHERE user_id = $1
  HAVING count(*) + (SELECT count(*) FROM ${rowsOf('menus')}) > ${MAX_MENUS}`

const CHECKS: Record<DeletedKind, [CannotRestore['reason'], string][]> = {
  sheet: [['title-taken', TITLE]],
  product: [
    ['merge-in-bin', MERGED],
    ['article-taken', ARTICLE],
  ],
  supplier: [],
  order: [],
  delivery: [],
  gamme: [['carte-gone', missing('gammes', 'carte_id', 'cartes', 'nom')]],
  dish: [
    ['gamme-gone', missing('gamme_recettes', 'gamme_id', 'gammes', 'nom')],
    ['sheet-gone', missing('gamme_recettes', 'fiche_id', 'tech_sheets', 'title')],
  ],
  menu: [
    ['carte-gone', missing('menus', 'carte_id', 'cartes', 'nom')],
    ['too-many-menus', MENUS],
  ],
  carte: [['too-many-menus', MENUS]],
  import: [
    ['title-taken', TITLE],
    ['article-taken', ARTICLE],
    ['too-many-menus', MENUS],
  ],
}

/** @throws CANNOT_RESTORE where an act cannot be undone as things are now */
export async function refuseUnfit(
  { client, houseId }: MemberTx,
  itemId: string,
  { kind }: { kind: DeletedKind },
): Promise<void> {
  for (const [reason, statement] of CHECKS[kind]) {
    const { rows } = await client.query<{ name: string | null; inBin?: boolean }>(statement, [
      houseId,
      itemId,
    ])
    const [found] = rows
    if (!found) continue
    const data: CannotRestore = { reason, name: found.name, inBin: found.inBin ?? false }
    throw refusal('CANNOT_RESTORE', 'It does not fit as things are now', data)
  }
}
