import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { nameMatcher, words } from '#domain/imports/name-matcher.ts'
import { mapWithYields } from '../map-with-yields.ts'
import { matcherByNumbers, readCandidates } from './candidates.queries.ts'

type Article = NonNullable<InvoiceLineAnswer['article']>
type Open = { id: string; code: string | null; ean: string | null; name: string }

/** Of `supplier_products c` and the product `p` that follows it. */
export const ARTICLE = `
  json_build_object('id', c.id, 'name', c.name, 'code', c.code, 'packText', c.pack_text, 'unit', c.unit,
    'priceHt', c.price_ht,
    'product', CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'name', p.name) END)`

const PROPOSED = `
  SELECT ${ARTICLE} AS article FROM supplier_products c
  LEFT JOIN user_products p ON p.user_id = $1 AND p.source_product_id = c.id
  WHERE c.user_id = $1 AND c.id = ANY ($2::uuid[])`

const NAMES = 'SELECT id, name FROM supplier_products WHERE user_id = $1 AND supplier_id = $2'

/** Articles that are proposed for one line. */
const MOST_PROPOSALS = 5

/** The articles of the catalogue that open lines may be: by their numbers, else of their name, else of a near name; the likeliest first. */
export async function proposeArticles(
  tx: MemberTx,
  supplierId: string,
  open: readonly Open[],
): Promise<Map<string, Article[]>> {
  if (open.length === 0) return new Map()
  const { client, houseId } = tx
  const candidates = await readCandidates(tx, supplierId, open)
  const byNumbers = matcherByNumbers(open, candidates)
  const byName = Map.groupBy(candidates, ({ name }) => foldForSearch(name))
  const ids = new Map(
    open.map((line) => {
      const numbered = byNumbers(line)
      const found = numbered.length > 0 ? numbered : (byName.get(foldForSearch(line.name)) ?? [])
      return [line.id, found.slice(0, MOST_PROPOSALS).map(({ id }) => id)]
    }),
  )
  const unknown = open.filter(({ id }) => ids.get(id)?.length === 0)
  for (const [id, near] of await nearNames(tx, supplierId, unknown)) ids.set(id, near)
  const { rows } = await client.query<{ article: Article }>(PROPOSED, [
    houseId,
    [...new Set([...ids.values()].flat())],
  ])
  const articles = new Map(rows.map(({ article }) => [article.id, article]))
  return new Map([...ids].map(([line, some]) => [line, some.flatMap((id) => articles.get(id) ?? [])]))
}

const PRODUCTS = 'SELECT id, name FROM user_products WHERE user_id = $1'

/** The user's products that lines surely mean by their names. Their prices follow the articles that lines add. */
export async function proposeProducts(
  { client, houseId }: MemberTx,
  lines: readonly Open[],
): Promise<Map<string, NonNullable<InvoiceLineAnswer['proposedProduct']>>> {
  if (lines.length === 0) return new Map()
  const { rows } = await client.query<{ id: string; name: string }>(PRODUCTS, [houseId])
  const match = nameMatcher(rows, await mapWithYields(rows, ({ name }) => words(name)))
  const found = await mapWithYields(lines, ({ id, name }) => {
    const { certainty, candidates } = match(name)
    const [likeliest] = candidates
    return certainty === 'sure' && likeliest ? [[id, likeliest.candidate] as const] : []
  })
  return new Map(found.flat())
}

async function nearNames({ client, houseId }: MemberTx, supplierId: string, lines: readonly Open[]) {
  if (lines.length === 0) return []
  const { rows } = await client.query<{ id: string; name: string }>(NAMES, [houseId, supplierId])
  const match = nameMatcher(rows, await mapWithYields(rows, ({ name }) => words(name)))
  return mapWithYields(lines, ({ id, name }): [string, string[]] => [
    id,
    match(name).candidates.map(({ candidate }) => candidate.id),
  ])
}
