import type { MemberTx } from '#database/as-member.ts'
import { isSameCharge } from '#domain/invoices/line-charge.ts'
import { keyOf, type LineKey, textOf } from '#domain/invoices/line-keys.ts'
import type { ConfirmedUnit } from '#domain/invoices/line-price.ts'
import { shareWord } from '#domain/invoices/shared-words.ts'
import type { Charge } from '#domain/invoices/stored-invoice.ts'
import type { Unit } from '#domain/quantity/unit.ts'

/** The earlier lines of a supplier by their key, of each name the newest, and the newest of these first. */
export type KnownLines = ReadonlyMap<string, ReadonlyMap<string, KnownLine>>

/** Names of one code that another is compared with. */
const MOST_NAMES = 20

/** What an earlier line of this name was: an article, of which one billed unit held so much, or a charge. */
type KnownLine = {
  name: string
  articleId: string | null
  charge: Charge | null
  confirmed: ConfirmedUnit | null
}

type Named = { code: string | null; name: string }
type Earlier = Named & {
  articleId: string | null
  charge: Charge | null
  unitCode: string | null
  unit: Unit | null
  each: number | null
  ofArticle: boolean
}

const CHARGES = 'SELECT code, name FROM supplier_charges WHERE user_id = $1 AND supplier_id = $2'

/** The lines of earlier invoices that have an article or are a charge, the newest first. */
const EARLIER = `
  SELECT l.code, l.name, l.supplier_product_id AS "articleId", l.charge, l.unit_code AS "unitCode", l.unit,
    CASE WHEN l.quantity > 0 AND l.line_total > 0 AND l.unit_price_ht > 0 AND cardinality(l.doubts) = 0
      THEN l.line_total / l.quantity / l.unit_price_ht END AS each,
    coalesce(l.reading ? 'ofArticle', false) AS "ofArticle"
  FROM invoices i JOIN invoice_lines l ON l.user_id = i.user_id AND l.invoice_id = i.id
  WHERE i.user_id = $1 AND i.supplier_id = $2 AND num_nonnulls(l.supplier_product_id, l.charge) > 0
  ORDER BY i.issued_on DESC, i.number DESC, l.position DESC`

/** What was made of the lines of a supplier before. A charge counts until one of its key is answered otherwise. */
export async function readKnownLines({ client, houseId }: MemberTx, supplierId: string): Promise<KnownLines> {
  const values = [houseId, supplierId]
  const [learned, { rows }] = await Promise.all([
    client.query<LineKey>(CHARGES, values),
    client.query<Earlier>(EARLIER, values),
  ])
  const charges = new Set(learned.rows.map(textOf))
  const known = new Map<string, Map<string, KnownLine>>()
  for (const line of rows) {
    const { name, articleId, charge } = line
    const key = textOf(keyOf(line))
    if (charge !== null && !charges.has(key)) continue
    const ofKey = known.get(key) ?? new Map<string, KnownLine>()
    if (!ofKey.has(name)) ofKey.set(name, { name, articleId, charge, confirmed: confirmedBy(line) })
    known.set(key, ofKey)
  }
  return known
}

/** The earlier line that a line is again; none where its code alone is the same, and its name another's. */
export function earlierOf(known: KnownLines, line: Named): KnownLine | undefined {
  const ofKey = known.get(textOf(keyOf(line)))
  return (
    ofKey?.get(line.name) ??
    [...(ofKey?.values() ?? [])]
      .slice(0, MOST_NAMES)
      .find(({ name, charge }) => (charge === null ? shareWord : isSameCharge)(line.name, name))
  )
}

function confirmedBy({ unitCode, unit, each, ofArticle }: Earlier): ConfirmedUnit | null {
  return unitCode === null || unit === null || each === null ? null : { unitCode, unit, each, ofArticle }
}
