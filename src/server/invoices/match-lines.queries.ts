import type { MemberTx } from '#database/as-member.ts'
import { shareWord } from '#domain/invoices/shared-words.ts'
import type { Charge } from '#domain/invoices/stored-invoice.ts'
import { priceForArticle } from '#domain/invoices/line-for-article.ts'
import { isFarMove } from '#domain/pricing/far-move.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { pricedLine } from './fit-of-lines.ts'
import { matcherByNumbers, readCandidates } from './candidates.queries.ts'
import { earlierOf, type KnownLines, readKnownLines } from './known-lines.queries.ts'
import type { Reading } from './read-line.ts'

type Line = {
  id: string
  code: string | null
  ean: string | null
  name: string
  unitCode: string | null
  unit: Unit | null
  unitPriceHt: number | null
  doubts: string[]
  reading: Reading | null
}

type Matched = { id: string; articleId: string | null; charge: Charge | null; far: boolean }

/** Lines without an article or a charge. */
const OPEN = `
  SELECT id, code, ean, name, unit_code AS "unitCode", unit, unit_price_ht AS "unitPriceHt", doubts, reading FROM invoice_lines
  WHERE user_id = $1 AND invoice_id = $2 AND supplier_product_id IS NULL AND charge IS NULL AND article IS NULL
  ORDER BY position`

const WRITE = `
  UPDATE invoice_lines l SET supplier_product_id = m.article_id, charge = m.charge,
    doubts = CASE WHEN m.far THEN l.doubts || 'price-far-from-known'::text ELSE l.doubts END
  FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::boolean[]) AS m (id, article_id, charge, far)
  WHERE l.user_id = $1 AND l.id = m.id`

/**
 * Gives lines of a known supplier their articles and charges: by what was made of the same line before, else by code or GTIN. A line whose
 * name shares no word with the article's waits: a supplier gives a code to another article.
 */
export async function matchLines(
  tx: MemberTx,
  invoiceId: string,
  supplierId: string,
  known?: KnownLines,
): Promise<void> {
  const { client, houseId } = tx
  const { rows: lines } = await client.query<Line>(OPEN, [houseId, invoiceId])
  if (lines.length === 0) return
  const [before, candidates] = await Promise.all([
    known ?? readKnownLines(tx, supplierId),
    readCandidates(tx, supplierId, lines),
  ])
  const byNumbers = matcherByNumbers(lines, candidates)
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  const matched = lines.flatMap((line): Matched[] => {
    const earlier = earlierOf(before, line)
    const charge = earlier?.charge ?? null
    if (charge !== null) return [{ id: line.id, articleId: null, charge, far: false }]
    const [numbered, another] = byNumbers(line)
    const isNumbered = numbered && !another && shareWord(line.name, numbered.name)
    const articleId = earlier?.articleId ?? (isNumbered ? numbered.id : undefined)
    if (articleId === undefined) return []
    return [{ id: line.id, articleId, charge: null, far: isFar(line, byId.get(articleId)) }]
  })
  if (matched.length === 0) return
  await client.query(WRITE, [
    houseId,
    matched.map(({ id }) => id),
    matched.map(({ articleId }) => articleId),
    matched.map(({ charge }) => charge),
    matched.map(({ far }) => far),
  ])
}

type Article = Parameters<typeof priceForArticle>[1] & { priceHt: number }

function isFar(line: Line, article: Article | undefined): boolean {
  const priced = pricedLine(line)
  if (!article || priced === null || line.doubts.length > 0) return false
  return isFarMove({ before: article.priceHt, after: priceForArticle(priced, article).priceHt })
}
