import type { MemberTx } from '#database/as-member.ts'
import type { ChangedPart } from '#contract/product-merges.ts'
import { factsWith, keysOf } from '#contract/facts/fact.ts'
import {
  MERGED_PARTS,
  MERGED_PRODUCT_PARTS,
  type MergedProductPart,
  PRODUCT_FACTS,
} from '#contract/facts/product.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { columnName } from '#database/select-columns.ts'

/** A row of the database as JSON, by its columns. */
type Row = Record<string, unknown>

/** The product that stays and the articles that it is tied to beside the one that it follows. */
export type KeptState = { product: Row; articles: Row[]; priceActId?: string | null }

/** What counts changes, and what the database works out. */
const COUNTED = "ARRAY['user_id', 'search_text', 'version', 'articles_version', 'created_at', 'updated_at']"

const STATE = `
  SELECT to_jsonb(p) - ${COUNTED} AS product, coalesce((
    SELECT jsonb_agg(to_jsonb(a) - 'user_id' ORDER BY a.id) FROM product_articles a
    WHERE a.user_id = $1 AND a.user_product_id = $2), '[]') AS articles
  FROM user_products p WHERE p.user_id = $1 AND p.id = $2`

export async function readState({ client, houseId }: MemberTx, id: string): Promise<KeptState> {
  const { rows } = await client.query<KeptState>(STATE, [houseId, id])
  if (!rows[0]) throw new Error('A product that is locked cannot be read')
  return rows[0]
}

/** The articles of a product, the followed one among them. */
export function articlesOf({ product, articles }: KeptState): string[] {
  const ids = [product.source_product_id, ...articles.map((tie) => tie.supplier_product_id)]
  return ids.filter((id) => typeof id === 'string')
}

const columnsOf = (facts: readonly string[]) => facts.map((fact) => columnName(userProducts, fact))

/** The columns of each part of a product. */
const PART_COLUMNS = {
  ...(Object.fromEntries(
    MERGED_PRODUCT_PARTS.map((part) => [part, columnsOf(MERGED_PARTS[part].facts)]),
  ) as Record<MergedProductPart, string[]>),
  price: [...columnsOf(MERGED_PARTS.price.facts), columnName(userProducts, 'priceChangedAt')],
  allergens: columnsOf(keysOf(factsWith(PRODUCT_FACTS, { merging: 'allergens' }))),
} satisfies Record<Exclude<ChangedPart, 'articles'>, readonly string[]>

const PARTS = keysOf(PART_COLUMNS)

const differs = (one: KeptState, other: KeptState, columns: readonly string[]) =>
  columns.some((column) => JSON.stringify(one.product[column]) !== JSON.stringify(other.product[column]))

/** Whether a merge has brought articles. */
export function movesArticles(before: KeptState, after: KeptState): boolean {
  return articlesOf(before).length !== articlesOf(after).length
}

/** The columns that a merge has changed. */
export function changedColumns(before: KeptState, after: KeptState): string[] {
  return ['imported_at', ...PARTS.flatMap((part) => PART_COLUMNS[part])].filter((column) =>
    differs(before, after, [column]),
  )
}

/**
 * The parts that a merge has changed and someone has changed since: to undo it would lose that.
 * @param there the articles of `before` and `after` that the catalogues still have
 */
export function changedSince(
  before: KeptState,
  after: KeptState,
  now: KeptState,
  there: ReadonlySet<string>,
): ChangedPart[] {
  const parts: ChangedPart[] = PARTS.filter(
    (part) => differs(before, after, PART_COLUMNS[part]) && differs(after, now, PART_COLUMNS[part]),
  )
  if (!movesArticles(before, after)) return parts
  const tied = new Set(articlesOf(now))
  const untied = articlesOf(after).some((id) => there.has(id) && !tied.has(id))
  const followed = after.product.source_product_id
  const another =
    after.product.follows_cheapest !== true &&
    now.product.source_product_id !== followed &&
    (followed === null || (typeof followed === 'string' && there.has(followed)))
  if (untied || another || differs(after, now, ['follows_cheapest'])) parts.push('articles')
  return parts
}
