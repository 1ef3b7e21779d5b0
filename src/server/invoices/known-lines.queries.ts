import type { MemberTx } from '#database/as-member.ts'
import type { ConfirmedUnit } from '#domain/invoices/line-price.ts'
import { shareWord } from '#domain/invoices/shared-words.ts'
import type { Charge } from '#domain/invoices/stored-invoice.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { keyOf, type LineKey, textOf } from './line-keys.ts'

export type KnownLines = {
  charges: ReadonlyMap<string, Charge>
  articles: ReadonlyMap<string, KnownLine>
}

/** The name and the article of an earlier line, and what one billed unit of it held. */
type KnownLine = { name: string; articleId: string; confirmed: ConfirmedUnit | null }

type Earlier = {
  code: string | null
  name: string
  articleId: string
  unitCode: string | null
  unit: Unit | null
  each: number | null
  ofArticle: boolean
}

const CHARGES = 'SELECT code, name, kind FROM supplier_charges WHERE user_id = $1 AND supplier_id = $2'

/** The lines of earlier invoices that have an article, the newest last. */
const EARLIER = `
  SELECT l.code, l.name, l.supplier_product_id AS "articleId", l.unit_code AS "unitCode", l.unit,
    CASE WHEN l.quantity > 0 AND l.line_total > 0 AND l.unit_price_ht > 0 AND cardinality(l.doubts) = 0
      THEN l.line_total / l.quantity / l.unit_price_ht END AS each,
    coalesce(l.reading ? 'ofArticle', false) AS "ofArticle"
  FROM invoices i JOIN invoice_lines l ON l.user_id = i.user_id AND l.invoice_id = i.id
  WHERE i.user_id = $1 AND i.supplier_id = $2 AND l.supplier_product_id IS NOT NULL
  ORDER BY i.issued_on, i.number, l.position`

/** What was made of the lines of a supplier before, by the keys of lines. */
export async function readKnownLines({ client, houseId }: MemberTx, supplierId: string): Promise<KnownLines> {
  const values = [houseId, supplierId]
  const [charges, earlier] = await Promise.all([
    client.query<LineKey & { kind: Charge }>(CHARGES, values),
    client.query<Earlier>(EARLIER, values),
  ])
  return {
    charges: new Map(charges.rows.map(({ kind, ...key }) => [textOf(key), kind])),
    articles: new Map(
      earlier.rows.map((line) => [
        textOf(keyOf(line)),
        { name: line.name, articleId: line.articleId, confirmed: confirmedBy(line) },
      ]),
    ),
  }
}

/** The earlier line that a line is again; none where its code alone is the same, and its name another's. */
export function earlierOf(
  { articles }: KnownLines,
  line: { code: string | null; name: string },
): KnownLine | undefined {
  const earlier = articles.get(textOf(keyOf(line)))
  return earlier && shareWord(line.name, earlier.name) ? earlier : undefined
}

function confirmedBy({ unitCode, unit, each, ofArticle }: Earlier): ConfirmedUnit | null {
  return unitCode === null || unit === null || each === null ? null : { unitCode, unit, each, ofArticle }
}
