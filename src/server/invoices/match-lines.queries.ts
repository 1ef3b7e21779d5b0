import type { MemberTx } from '#database/as-member.ts'
import { shareWord } from '#domain/invoices/shared-words.ts'
import type { Charge } from '#domain/invoices/stored-invoice.ts'
import { matcherByNumbers, readCandidates } from './candidates.queries.ts'
import { doubtFarPrices } from './far-prices.queries.ts'
import { earlierOf, type KnownLines, readKnownLines } from './known-lines.queries.ts'

type Line = {
  id: string
  code: string | null
  ean: string | null
  name: string
}

type Matched = { id: string; articleId: string | null; charge: Charge | null }

/** Lines without an article or a charge. */
const OPEN = `
  SELECT id, code, ean, name FROM invoice_lines
  WHERE user_id = $1 AND invoice_id = $2 AND supplier_product_id IS NULL AND charge IS NULL AND article IS NULL
  ORDER BY position`

const WRITE = `
  UPDATE invoice_lines l SET supplier_product_id = m.article_id, charge = m.charge
  FROM unnest($2::uuid[], $3::uuid[], $4::text[]) AS m (id, article_id, charge)
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
  const matched = lines.flatMap((line): Matched[] => {
    const earlier = earlierOf(before, line)
    const charge = earlier?.charge ?? null
    if (charge !== null) return [{ id: line.id, articleId: null, charge }]
    const [numbered, another] = byNumbers(line)
    const isNumbered = numbered && !another && shareWord(line.name, numbered.name)
    const articleId = earlier?.articleId ?? (isNumbered ? numbered.id : undefined)
    return articleId === undefined ? [] : [{ id: line.id, articleId, charge: null }]
  })
  if (matched.length === 0) return
  await client.query(WRITE, [
    houseId,
    matched.map(({ id }) => id),
    matched.map(({ articleId }) => articleId),
    matched.map(({ charge }) => charge),
  ])
  await doubtFarPrices(
    tx,
    matched.map(({ id }) => id),
  )
}
